import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { themesOf } from './themes-of.ts';

const themes = themesOf(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

/** What is read on what: words and their ground. */
const words: readonly (readonly [string, string])[] = [
  ...['paper', 'surface', 'sunk', 'leaf-soft', 'haldi-soft', 'chilli-soft'].map(
    (on) => ['ink', on] as const,
  ),
  ...['paper', 'surface', 'sunk', 'leaf-soft'].map((on) => ['muted', on] as const),
  ...['paper', 'surface', 'leaf-soft'].map((on) => ['leaf', on] as const),
  ...['paper', 'surface', 'leaf-soft', 'sunk'].map((on) => ['leaf-deep', on] as const),
  ...['paper', 'surface', 'chilli-soft'].map((on) => ['chilli', on] as const),
  ...['paper', 'surface', 'haldi-soft'].map((on) => ['haldi-text', on] as const),
  ['on-leaf', 'leaf'],
  ['on-leaf', 'leaf-strong'],
  ['on-chilli', 'chilli'],
  ['on-haldi', 'haldi'],
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['haldi', 'deep'],
  ['paper', 'ink'],
];

/** What must be seen, not read: edges of fields, the ring of the focus, icons. */
const shapes: readonly (readonly [string, string])[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunk'],
  ['focus', 'leaf-soft'],
];

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  const between = (a: string, b: string): number => {
    const [first, second] = [theme.get(a), theme.get(b)];
    if (first === undefined || second === undefined) throw new Error(`no colour ${a} or ${b}`);
    return contrast(first, second);
  };
  test.each(words)('%s can be read on %s', (word, ground) => {
    expect(between(word, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)('%s can be seen on %s', (shape, ground) => {
    expect(between(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('both themes give a value to the same names', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('the contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});
