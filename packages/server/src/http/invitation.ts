// The page for the address of a table, as messengers and search engines read it: with a title, a sentence and a picture of its own.
// Everyone with the link may see this much of a table; what it says is what the page itself would show them.
import type { TableInfo } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules';
import { type InvitationLanguage, invitationWords } from './invitation-words.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const sentence = ({ status, chairs }: TableInfo, language: InvitationLanguage): string => {
  const { freeSeats, full, playing, over } = invitationWords(language);
  if (status === 'playing') return playing;
  if (status !== 'open') return over;
  const free = chairs.filter(({ kind }) => kind === 'free').length;
  return free > 0 ? freeSeats(free) : full;
};

/** The built page with what this table is about in its head. `origin`: where others reach this server. */
export const invitationPage = (
  page: string,
  info: TableInfo,
  { language, origin, hasPicture }: { language: InvitationLanguage; origin: string; hasPicture: boolean },
): string => {
  const { title, noAccount } = invitationWords(language);
  const host = info.chairs.find(({ host: isHost }) => isHost)?.name ?? '';
  const name = escapeHtml(title(titleOf(info.game), info.status === 'open' ? host : ''));
  const text = escapeHtml(`${sentence(info, language)} ${noAccount}`);
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Crescendo',
    'og:title': name,
    'og:description': text,
    'og:locale': language,
    'og:url': escapeHtml(`${origin}/t/${info.id}`),
    ...(hasPicture && {
      'og:image': escapeHtml(`${origin}${pictureOf(info.game)}`),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    }),
  };
  const head = Object.entries(tags).map(([tag, value]) => `<meta property="${tag}" content="${value}" />`);
  return page
    .replace(/<title>.*?<\/title>/s, () => `<title>${name}</title>`)
    .replace(
      /<meta name="description"[^>]*>|(?=<\/head>)/,
      () => `<meta name="description" content="${text}" />\n${head.join('\n')}\n`,
    );
};

/** A picture of the game, part of the built page. */
export const pictureOf = (game: string): string => `/preview-${game}.jpg`;
