import { lazy } from './lazy.ts';

const numberFormat = (options: Intl.NumberFormatOptions) =>
  lazy(() => new Intl.NumberFormat('en-IN', options));

const countFormat = numberFormat({ maximumFractionDigits: 3 });
const compactFormat = numberFormat({ notation: 'compact', maximumFractionDigits: 1 });
const shareFormat = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** '1,23,456', with at most three decimals. */
export const formatCount = (n: number): string => countFormat().format(n);

/** '+5', '−1,200' or '0': a change, with at most three decimals. */
export const formatSignedCount = (n: number): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${formatCount(Math.abs(n))}`;

/** '1.2L': a rounded number for narrow places, such as the axis of a chart. */
export const formatCompact = (n: number): string => compactFormat().format(n);

/** 1024 × 1024 bytes, the unit of the size limits; `formatBytes` counts in units of 1000 instead. */
export const MEGABYTE = 1024 * 1024;

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** '4.2 MB': the size of a file, with one decimal. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), byteUnits.length - 1);
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${byteUnits[power]}`;
}

/** '97.4%': `part` as a percentage of `whole`; '–' when `whole` is 0. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : shareFormat().format(part / whole);
