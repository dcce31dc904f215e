/** What the service worker may keep of an address; undefined for what it must never touch. */
export type CacheKind = 'page' | 'picture' | 'asset';

/** What brings the offline page to life. */
export const OFFLINE_SCRIPT = '/offline-page.js';

const pagePattern =
  /^\/(?:(?:categories|product)\/\d+|aboutus|contactus|terms|privacy|offline)?\/?$/;

/**
 * Pages anyone may see, pictures and built files. Everything else goes to the network: carts,
 * accounts, orders and payments leave no trace in this browser.
 */
export function cacheKindOf({ pathname }: URL): CacheKind | undefined {
  if (pathname.startsWith('/assets/') || pathname === OFFLINE_SCRIPT) return 'asset';
  if (pathname.startsWith('/media/') || pathname.startsWith('/icons/')) return 'picture';
  return pagePattern.test(pathname) ? 'page' : undefined;
}

/** True for an answer that is the same for everyone, as its headers say. */
export function isPublicResponse({ status, redirected, headers }: Response): boolean {
  const cacheControl = headers.get('cache-control') ?? '';
  return status === 200 && !redirected && !/no-store|private/.test(cacheControl);
}
