import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { parseThemes } from './parse-themes.ts';

const themes = parseThemes(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

/** Text colours and their backgrounds. */
const textPairs: readonly (readonly [string, string])[] = [
  ...['paper', 'surface', 'sunk', 'leaf-soft', 'haldi-soft', 'chilli-soft'].map(
    (background) => ['ink', background] as const,
  ),
  ...['paper', 'surface', 'sunk', 'leaf-soft'].map((background) => ['muted', background] as const),
  ...['paper', 'surface', 'leaf-soft'].map((background) => ['leaf', background] as const),
  ...['paper', 'surface', 'leaf-soft', 'sunk'].map(
    (background) => ['leaf-deep', background] as const,
  ),
  ...['paper', 'surface', 'chilli-soft'].map((background) => ['chilli', background] as const),
  ...['paper', 'surface', 'haldi-soft'].map((background) => ['haldi-text', background] as const),
  ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-strong'],
  ['on-chilli', 'chilli'],
  ['on-haldi', 'haldi'],
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['haldi', 'deep'],
  ['paper', 'ink'],
];

/** Non-text colours that must be visible: borders of fields, focus ring, icons. */
const shapePairs: readonly (readonly [string, string])[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunk'],
  ['focus', 'leaf-soft'],
];

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  const contrastBetween = (a: string, b: string): number => {
    const [first, second] = [theme.get(a), theme.get(b)];
    if (first === undefined || second === undefined) throw new Error(`no colour ${a} or ${b}`);
    return contrast(first, second);
  };
  test.each(textPairs)('text in %s is readable on %s', (foreground, background) => {
    expect(contrastBetween(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapePairs)('%s is visible on %s', (shape, background) => {
    expect(contrastBetween(shape, background)).toBeGreaterThanOrEqual(3);
  });
});

test('both themes define the same names', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('the contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});
