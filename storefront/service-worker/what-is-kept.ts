/** What the service worker may keep of an address; undefined for what it must never touch. */
export type Kept = 'page' | 'picture' | 'asset';

/** What brings the offline page to life. */
export const offlineScript = '/offline-page.js';

const pages = /^\/(?:(?:categories|product)\/\d+|aboutus|contactus|terms|privacy|offline)?\/?$/;

/**
 * Pages anyone may see, pictures and built files. Everything else goes to the network: carts,
 * accounts, orders and payments leave no trace in this browser.
 */
export function whatIsKept({ pathname }: URL): Kept | undefined {
  if (pathname.startsWith('/assets/') || pathname === offlineScript) return 'asset';
  if (pathname.startsWith('/media/') || pathname.startsWith('/icons/')) return 'picture';
  return pages.test(pathname) ? 'page' : undefined;
}

/** True for an answer that is the same for everyone, as its headers say. */
export function isForEveryone({ status, redirected, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? '';
  return status === 200 && !redirected && !/no-store|private/.test(control);
}
