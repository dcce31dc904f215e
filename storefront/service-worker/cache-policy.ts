/** How the service worker caches a URL; undefined if it must not. */
export type CacheKind = 'page' | 'picture' | 'asset';

/** Script of the offline page. */
export const OFFLINE_SCRIPT = '/offline-page.js';

const pagePattern =
  /^\/(?:(?:categories|product)\/\d+|aboutus|contactus|terms|privacy|offline)?\/?$/;

/**
 * Caches public pages, pictures and built files only. Carts, accounts, orders and payments leave no
 * trace in this browser.
 */
export function cacheKindOf({ pathname }: URL): CacheKind | undefined {
  if (pathname.startsWith('/assets/') || pathname === OFFLINE_SCRIPT) return 'asset';
  if (pathname.startsWith('/media/') || pathname.startsWith('/icons/')) return 'picture';
  return pagePattern.test(pathname) ? 'page' : undefined;
}

/** The console of the shop's staff, which has nothing to do with this worker. */
export const isConsole = ({ pathname }: URL): boolean => /^\/console(\/|$)/.test(pathname);

/** True for a response that is the same for everyone according to its headers. */
export function isPublicResponse({ status, redirected, headers }: Response): boolean {
  const cacheControl = headers.get('cache-control') ?? '';
  return status === 200 && !redirected && !/no-store|private/.test(cacheControl);
}
