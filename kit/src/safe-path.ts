/**
 * Returns `path` if it is a path inside this shop, or `fallback` when it could lead to another site ('//evil',
 * 'https:', backslashes, control characters).
 */
export function safePath(path: string | null | undefined, fallback = '/'): string {
  if (!path?.startsWith('/')) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/^\/[/\\]|[\\\u0000-\u001f]/.test(path)) return fallback;
  return path;
}
