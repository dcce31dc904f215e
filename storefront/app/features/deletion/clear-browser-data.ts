/**
 * Clears the storages and all cookies visible to scripts. The server removes the HttpOnly session
 * cookie.
 */
export function clearBrowserData(
  storages: readonly Pick<Storage, 'clear'>[],
  page: Pick<Document, 'cookie'>,
): void {
  for (const storage of storages) storage.clear();
  const names = page.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter(Boolean)) {
    page.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}
