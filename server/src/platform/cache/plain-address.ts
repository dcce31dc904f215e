const plainPath = /^\/$|^(?:\/[\w-]+)+\/?$/;
const plainValue = /^(?:0|[1-9]\d{0,9}|[a-zA-Z_]{1,20})$/;
const longest = 300;

/**
 * True for an address spelled the one usual way, its query made of known names. Only such answers
 * are kept: invented spellings of one address would fill the memory.
 */
export function isPlainAddress(url: string, knownNames: readonly string[]): boolean {
  const [path = '', query = ''] = url.split('?');
  if (url.length > longest || !plainPath.test(path)) return false;
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='));
  const names = pairs.map(([name = '']) => name);
  return (
    new Set(names).size === names.length &&
    pairs.every(([name = '', value = '']) => knownNames.includes(name) && plainValue.test(value))
  );
}
