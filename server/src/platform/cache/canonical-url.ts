const pathPattern = /^\/$|^(?:\/[\w-]+)+\/?$/;
const valuePattern = /^(?:0|[1-9]\d{0,9}|[a-zA-Z_]{1,20})$/;
const MAX_URL_LENGTH = 300;

/**
 * True for an address spelled the one usual way, its query made of known names. Only such answers
 * are kept: invented spellings of one address would fill the memory.
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
