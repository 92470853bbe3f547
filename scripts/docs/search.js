// The search of the documentation, in the browser: every word must begin a word of the section, of its heading or of its page.
const { root } = document.currentScript.dataset;
const field = document.getElementById('search');
const found = document.getElementById('found');
const MOST = 12;
const AROUND = 60;

let sections;
const load = () => {
  sections ??= fetch(`${root}search.json`).then((answer) => answer.json());
  return sections;
};

const escaped = (word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const begins = (word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'iu');

const scoreOf = ({ page, heading, text }, words) => {
  let sum = 0;
  for (const word of words) {
    const score = (word.test(page) ? 6 : 0) + (word.test(heading) ? 4 : 0) + (word.test(text) ? 1 : 0);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
};

const excerpt = (text, word) => {
  const near = Math.max(0, text.search(word) - AROUND);
  // Not in the middle of a word.
  const at = near === 0 ? 0 : text.indexOf(' ', near) + 1;
  return `${at > 0 ? '… ' : ''}${text.slice(at, at + 3 * AROUND)}…`;
};

const entry = ({ address, page, heading, text }, word) => {
  const link = document.createElement('a');
  link.href = root + address;
  const title = document.createElement('strong');
  title.textContent = heading === '' || heading === page ? page : `${page}: ${heading}`;
  const about = document.createElement('small');
  about.textContent = excerpt(text, word);
  link.append(title, about);
  return link;
};

const show = async () => {
  const words = field.value.split(/\s+/).filter(Boolean).map(begins);
  if (words.length === 0) return found.replaceChildren();
  const best = (await load())
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
  found.replaceChildren(...best.map(({ section }) => entry(section, words[0])));
  if (best.length === 0) found.textContent = 'Nothing found.';
};

field.addEventListener('focus', () => void load());
field.addEventListener('input', () => void show());
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    field.value = '';
    found.replaceChildren();
  }
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  field.focus();
});
// On a phone the menu is folded.
if (matchMedia('(max-width: 800px)').matches) document.querySelector('.menu').open = false;
