import { days, type Milliseconds } from '@sabuja/kit';

/** How long the service worker serves a stored page. */
export const PAGE_LIFETIME: Milliseconds = days(7);

/** A page that the service worker has stored. */
export type StoredPage = {
  response: Pick<Response, 'headers'>;
  html: string;
};

/**
 * Whether a stored page still opens without a network: the service worker serves it no longer than `PAGE_LIFETIME`, and
 * the scripts and styles of an earlier release may be gone.
 */
export async function opensOffline(
  { response, html }: StoredPage,
  now: Milliseconds,
  isStored: (file: string) => Promise<boolean>,
): Promise<boolean> {
  const sentAt = Date.parse(response.headers.get('date') ?? '');
  if (sentAt < now - PAGE_LIFETIME) return false;
  const stored = await Promise.all(filesOf(html).map(isStored));
  return stored.every(Boolean);
}

/** The built scripts and styles that a document loads. */
const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)(?=")/g)),
];
