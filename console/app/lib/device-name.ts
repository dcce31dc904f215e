const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** 'Chrome · Android' from a user agent text; undefined when it names neither. */
export function deviceName(userAgent: string): string | undefined {
  const names = [BROWSERS, SYSTEMS].flatMap((list) => {
    const found = list.find(([mark]) => userAgent.includes(mark));
    return found ? [found[1]] : [];
  });
  return names.length === 0 ? undefined : names.join(' · ');
}
