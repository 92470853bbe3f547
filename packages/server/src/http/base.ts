// The server below a path of its host, such as /games/. Everything else goes by the paths below that: this removes it from requests, and
// writes it into the page.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The address without the base. A proxy may have removed it already: then it stays as it is. */
export const withoutBase = (base: string, url: string): string =>
  url.startsWith(base) ? url.slice(base.length - 1) : url;

/** Tells whether somebody has left out the slash at the end of the base. */
const isBareBase = (base: string, url: string): boolean =>
  url === base.slice(0, -1) || url.startsWith(`${base.slice(0, -1)}?`);

/** For everything that the server answers: called when all of it listens. */
export const placeBelow = (server: Server, base: string): void => {
  if (base === '/') return;
  const remove = (request: IncomingMessage): void => {
    request.url = withoutBase(base, request.url ?? '');
  };
  server.prependListener('upgrade', remove);
  const listeners = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (isBareBase(base, request.url ?? ''))
      return void response.writeHead(308, { location: base, 'content-length': 0 }).end();
    remove(request);
    for (const answer of listeners) answer(request, response);
  });
};

/** The built page with the addresses of its files; its scripts find the base by themselves. */
export const placedPage = (html: Uint8Array<ArrayBuffer>, base: string): Uint8Array<ArrayBuffer> => {
  if (base === '/') return html;
  const text = new TextDecoder().decode(html);
  return new TextEncoder().encode(text.replaceAll(/(?<= (?:src|href)=")\/(?!\/)/g, base));
};
