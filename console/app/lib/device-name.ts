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

/** Returns browser and system of a user agent, such as 'Chrome · Android'; undefined when both are unknown. */
export function deviceName(userAgent: string): string | undefined {
  const names = [BROWSERS, SYSTEMS].flatMap((list) => {
    const found = list.find(([mark]) => userAgent.includes(mark));
    return found ? [found[1]] : [];
  });
  return names.length === 0 ? undefined : names.join(' · ');
}
