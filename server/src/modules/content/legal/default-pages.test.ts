import { legalPages, legalPlaceholders } from '@sabuja/contract/rules/legal-pages';
import { type Locale, localize } from '@sabuja/kit';
import { describe, expect, test } from 'vitest';
import { translate } from '../../../platform/texts/index.ts';
import { defaultPages } from './default-pages.ts';
import { linesOf } from './legal-lines.ts';
import type { PlaceholderValues } from './placeholder-values.ts';
import { renderLegal } from './render-legal.ts';

type Name = (typeof legalPages)[number];

/** Every placeholder has its own number, so that a text with a wrong or missing placeholder is found. */
const values = Object.fromEntries(
  legalPlaceholders.map((name, at) => [name, String(9001 + at)]),
) as PlaceholderValues;

const blocksOf = (name: Name, locale: Locale) =>
  [
    ...renderLegal(localize(defaultPages[name], locale).text, values).matchAll(
      /<(h2|p|li|dt|dd)>(.*?)<\/\1>/g,
    ),
  ].map(([, tag, content = '']) => ({
    tag,
    links: [...content.matchAll(/href="([^"]*)"/g)].map(([, url]) => url),
    text: content.replace(/<[^>]*>/g, ''),
  }));

/** What must be the same in every language: the outline, the links, and the numbers of each block. */
const outlineOf = (name: Name, locale: Locale) =>
  blocksOf(name, locale).map(({ tag, links, text }) => ({
    tag,
    links,
    numbers: (text.match(/\d+/g) ?? []).toSorted(),
  }));

const scripts = { hi: /\p{Script=Devanagari}/u, or: /\p{Script=Oriya}/u };

describe.each(legalPages)('S10.223 %s', (name) => {
  test.each(['hi', 'or'] as const)(
    '%s has the sections, links and numbers of English',
    (locale) => {
      const english = outlineOf(name, 'en');
      expect(english.length).toBeGreaterThan(name === 'about' ? 5 : 20);
      expect(outlineOf(name, locale)).toEqual(english);
    },
  );

  test.each(['hi', 'or'] as const)('nothing of %s is left in English', (locale) => {
    const foreign = blocksOf(name, locale).filter(({ text }) => !scripts[locale].test(text));
    expect(foreign).toEqual([]);
  });
});

test('S10.223 every field of the profile and every number that the server enforces stands in the legal pages', () => {
  const numbers = legalPages
    .flatMap((name) => outlineOf(name, 'en'))
    .flatMap((block) => block.numbers);
  expect(numbers).toEqual(expect.arrayContaining(Object.values(values)));
});

test('S10.223 version and date are in the reader’s language; a translation says that English prevails', () => {
  const version = { version: 1, effective_on: '2026-02-01', state: 'current' as const };
  const read = (reader: Locale, written: Locale) =>
    linesOf('terms', version, reader, written).map((line) => translate(line, reader));
  expect(read('en', 'en')).toEqual(['Version 1. Last changed on 1 February 2026.']);
  expect(read('hi', 'hi')).toEqual([
    'संस्करण 1। आखिरी बदलाव: 1 फ़रवरी 2026।',
    expect.stringContaining('अंग्रेज़ी पाठ मान्य होगा'),
  ]);
  expect(read('or', 'or')).toEqual([
    'ସଂସ୍କରଣ 1। ଶେଷ ପରିବର୍ତ୍ତନ: 1 ଫେବୃଆରୀ 2026।',
    expect.stringContaining('ଇଂରାଜୀ ଲେଖା ମାନ୍ୟ ହେବ'),
  ]);
  expect(read('or', 'en')[1]).toBe('ଏହି ଲେଖା ଏବେ କେବଳ ଇଂରାଜୀରେ ଅଛି।');
});
