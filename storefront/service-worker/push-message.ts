/** A message of the shop, as a notification shows it. */
export type PushMessage = { title: string; body: string; tag: string; path: string };

type Sent = { title?: unknown; body?: unknown; tag?: unknown; link?: unknown };

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/**
 * Reads what the shop has sent. A browser shows a notification for every message, so there is always
 * something to say; and it never leads anywhere but into the shop.
 */
export function pushMessage(sent: string | undefined, origin: string): PushMessage {
  const { title, body, tag, link } = parsed(sent);
  const url = URL.canParse(text(link, '/'), origin) ? new URL(text(link, '/'), origin) : undefined;
  return {
    title: text(title, 'Sabuja'),
    body: text(body, ''),
    tag: text(tag, 'news'),
    path: url?.origin === origin ? url.pathname + url.search : '/',
  };
}

function parsed(sent: string | undefined): Sent {
  try {
    const value: unknown = JSON.parse(sent ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
