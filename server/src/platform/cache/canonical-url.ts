const pathPattern = /^\/$|^(?:\/[\w-]+)+\/?$/;
const valuePattern = /^(?:0|[1-9]\d{0,9}|[a-zA-Z_]{1,20})$/;
const MAX_URL_LENGTH = 300;

/**
 * Returns true for a URL in its canonical spelling with only known query parameters. Only responses of such URLs are
 * cached: other spellings of the same URL could fill the memory.
 */
export function isCanonicalUrl(url: string, allowedParams: readonly string[]): boolean {
  const [path = '', query = ''] = url.split('?');
  if (url.length > MAX_URL_LENGTH || !pathPattern.test(path)) return false;
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='));
  const names = pairs.map(([name = '']) => name);
  return (
    new Set(names).size === names.length &&
    pairs.every(
      ([name = '', value = '']) => allowedParams.includes(name) && valuePattern.test(value),
    )
  );
}
