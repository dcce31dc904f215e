/** How the service worker caches a URL. */
export type CacheKind = 'page' | 'picture' | 'asset';

/** Script of the offline page. */
export const OFFLINE_SCRIPT = '/offline-page.js';

const pagePattern =
  /^\/(?:(?:categories|product)\/\d+|aboutus|contactus|terms|privacy|offline)?\/?$/;

/**
 * Returns how to cache a public page, picture or built file; undefined for all else, so that carts,
 * accounts, orders and payments leave no trace in this browser.
 */
export function cacheKindOf({ pathname }: URL): CacheKind | undefined {
  if (pathname.startsWith('/assets/') || pathname === OFFLINE_SCRIPT) return 'asset';
  if (pathname.startsWith('/media/') || pathname.startsWith('/icons/')) return 'picture';
  return pagePattern.test(pathname) ? 'page' : undefined;
}

/** True for the staff's console, which this worker does not handle. */
export const isConsole = ({ pathname }: URL): boolean => /^\/console(\/|$)/.test(pathname);

/** Writes into a cached page when the server sent it; its scripts then know how old its data is. */
export async function withSentAt(page: Response): Promise<Response> {
  const sentAt = Date.parse(page.headers.get('date') ?? '');
  const html = await page.text();
  return new Response(html.replace('<html', `<html data-sent-at="${sentAt || 0}"`), page);
}

/** True for a response that is the same for everyone according to its headers. */
export function isPublicResponse({ status, redirected, headers }: Response): boolean {
  const cacheControl = headers.get('cache-control') ?? '';
  return status === 200 && !redirected && !/no-store|private/.test(cacheControl);
}
