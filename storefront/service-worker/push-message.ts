/** A push message as shown in a notification. */
export type PushMessage = { title: string; body: string; tag: string; path: string };

type RawMessage = { title?: unknown; body?: unknown; tag?: unknown; link?: unknown };

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/**
 * Parses a push message. A browser requires a notification for every message, so invalid ones get a
 * default; links never leave the shop.
 */
export function pushMessage(raw: string | undefined, origin: string): PushMessage {
  const { title, body, tag, link } = parseMessage(raw);
  const url = URL.canParse(textOr(link, '/'), origin)
    ? new URL(textOr(link, '/'), origin)
    : undefined;
  return {
    title: textOr(title, new URL(origin).host),
    body: textOr(body, ''),
    tag: textOr(tag, 'news'),
    path: url?.origin === origin ? url.pathname + url.search : '/',
  };
}

function parseMessage(raw: string | undefined): RawMessage {
  try {
    const value: unknown = JSON.parse(raw ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
