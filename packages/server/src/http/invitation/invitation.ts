// The page for an address that people send each other, as messengers and search engines read it: with a title, a sentence and a
// picture of its own. Everyone with the link may see this much; what it says is what the page itself would show them.
import type { Group, TableInfo } from '@crescendo/protocol';
import { GAME_IDS, titleOf } from '@crescendo/rules';
import { type Catalogue, type Language, load } from '@crescendo/words';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type InvitationWords = Catalogue<'server/invitation'>;

const sentence = (
  { status, seating }: TableInfo,
  { freeSeats, full, playing, over }: InvitationWords,
): string => {
  if (status === 'playing') return playing;
  if (status !== 'open') return over;
  const free = seating.filter(({ kind }) => kind === 'free').length;
  return free > 0 ? freeSeats(free) : full;
};

interface Preview {
  readonly title: string;
  readonly text: string;
  /** The address of the page, and of its picture, if there is one. */
  readonly url: string;
  readonly picture: string | undefined;
  readonly language: Language;
}

/** The built page with what it is about in its head. */
const pageWithPreview = (page: string, { title, text, url, picture, language }: Preview): string => {
  const [name, description] = [escapeHtml(title), escapeHtml(text)];
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Crescendo',
    'og:title': name,
    'og:description': description,
    'og:locale': language,
    'og:url': escapeHtml(url),
    ...(picture !== undefined && {
      'og:image': escapeHtml(picture),
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
      () => `<meta name="description" content="${description}" />\n${head.join('\n')}\n`,
    );
};

interface Asked {
  readonly language: Language;
  /** The address at which others reach this server. */
  readonly origin: string;
  /** The path of a picture on this server. */
  readonly picture: string | undefined;
}

/** The page of a table. */
export const invitationPage = async (
  page: string,
  info: TableInfo,
  { language, origin, picture }: Asked,
): Promise<string> => {
  const words = await load(language, 'server/invitation');
  const host = info.seating.find(({ host: isHost }) => isHost)?.name ?? '';
  return pageWithPreview(page, {
    title: words.title(titleOf(info.game), info.status === 'open' ? host : ''),
    text: `${sentence(info, words)} ${words.noAccount}`,
    url: `${origin}/t/${info.id}`,
    picture: picture && `${origin}${picture}`,
    language,
  });
};

/** The page of a group: its name and its size. Who is in it is told to members alone. */
export const groupPage = async (
  page: string,
  { id, name, members }: Pick<Group, 'id' | 'name' | 'members'>,
  { language, origin, picture }: Asked,
): Promise<string> => {
  const words = await load(language, 'server/invitation');
  return pageWithPreview(page, {
    title: words.group(name),
    text: `${words.members(members)} ${words.noAccount}`,
    url: `${origin}/g/${id}`,
    picture: picture && `${origin}${picture}`,
    language,
  });
};

/** Pages that are sent to others and are about no table and no group. */
export const SHARED_PAGES = ['home', 'daily', 'challenge'] as const;
type SharedPage = (typeof SHARED_PAGES)[number];

/** One of these pages; `path`: its own. */
export const sharedPage = async (
  page: string,
  { kind, path }: { readonly kind: SharedPage; readonly path: string },
  { language, origin, picture }: Asked,
): Promise<string> => {
  const words = await load(language, 'server/invitation');
  const { title, text } = words[kind];
  return pageWithPreview(page, {
    title,
    text: `${text} ${words.noAccount}`,
    url: `${origin}${path}`,
    picture: picture && `${origin}${picture}`,
    language,
  });
};

/** A picture of the game, part of the built page. */
export const pictureOf = (game: string): string => `/preview-${game}.jpg`;

/** For what is about all of the games: the first of these pictures that there is stands for it. */
export const ALL_GAMES_PICTURES: readonly string[] = GAME_IDS.map(pictureOf).reverse();
