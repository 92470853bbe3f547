// A page of documentation as HTML. Links between pages lead to their files on the site, all others to the sources.
import { posix } from 'node:path';
import { Marked } from 'marked';
import { outputOf, targetOf } from './pages.js';

export const escapeHtml = (text) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** As GitHub makes the anchors of headings: the links in the pages are written for these. */
const slugOf = (heading) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

const plain = (html) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);|&(amp|lt|gt|quot);/g, (_, code, name) =>
      code ? String.fromCharCode(code) : { amp: '&', lt: '<', gt: '>', quot: '"' }[name],
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `pages`: the sources that are on the site; `repository`: the address of the sources. Collects the pictures in `pictures`. */
export const renderPage = (source, text, { root, pages, repository, pictures }) => {
  const here = posix.dirname(outputOf(source));
  const seen = new Map();
  const sections = [{ id: '', heading: '', html: '' }];
  const from = (file) => posix.relative(here, file) || posix.basename(file);
  const addressOf = (link) => {
    const target = targetOf(root, source, link);
    const [, anchor] = link.split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    if (target === undefined) return link;
    if (pages.has(target)) return from(outputOf(target)) + hash;
    return `${repository}/blob/HEAD/${target}${hash}`;
  };
  const pictureOf = (link) => {
    const target = targetOf(root, source, link);
    if (target === undefined) return link;
    pictures.add(target);
    return from(outputOf(target));
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }) {
        const slug = slugOf(heading);
        const before = seen.get(slug) ?? 0;
        seen.set(slug, before + 1);
        const id = before === 0 ? slug : `${slug}-${before}`;
        const inner = this.parser.parseInline(tokens);
        sections.push({ id, depth, heading: plain(inner), html: '' });
        return `<h${depth} id="${id}">${inner} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text: alternative }) {
        return `<img src="${escapeHtml(pictureOf(href))}" alt="${escapeHtml(alternative)}" loading="lazy">`;
      },
      code({ text: code, lang = '' }) {
        return `<pre tabindex="0"><code class="${escapeHtml(lang)}">${escapeHtml(code)}</code></pre>\n`;
      },
    },
  });
  const html = marked
    .lexer(text)
    .map((token) => {
      const part = marked.parser([token]);
      const last = sections.at(-1);
      if (token.type !== 'heading') last.html += part;
      if (token.type !== 'table') return part;
      // A cell without text is the head of nothing.
      const table = part.replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>');
      return `<div class="wide" tabindex="0">${table}</div>`;
    })
    .join('');
  return {
    html,
    sections: sections.map(({ html: body, ...section }) => ({ ...section, text: plain(body) })),
    title: sections.find(({ depth }) => depth === 1)?.heading ?? source,
  };
};
