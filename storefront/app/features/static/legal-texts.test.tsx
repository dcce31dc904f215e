import type { ShopProfile } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { legalNumbers } from './legal-numbers.ts';
import { legalPreambles } from './legal-preambles.ts';
import { privacy } from './privacy-screen.tsx';
import { terms } from './terms-screen.tsx';

/** Every number has a value of its own, so that a text which names another, or none, is found. */
vi.mock('./legal-numbers.ts', async (original) => {
  const { legalNumbers: numbers } = await original<typeof import('./legal-numbers.ts')>();
  const names = Object.keys(numbers);
  return { legalNumbers: Object.fromEntries(names.map((name, at) => [name, 9001 + at])) };
});

const shop = {
  legal_name: 'Shop',
  office_address: 'Plot 12',
  fssai: '111',
  gstin: '222',
  phone: '+919999900001',
  support_hours: '7 to 9',
  email: 'shop@example.in',
  grievance_officer: 'Officer',
  grievance_phone: '+919999900002',
  grievance_email: 'officer@example.in',
} as ShopProfile;

const texts = { terms, privacy };
type Name = keyof typeof texts;

function blocksOf(name: Name, locale: Locale) {
  const Text = texts[name][locale];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Text shop={shop} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/<(h2|p|li|dt|dd)\b[^>]*>(.*?)<\/\1>/g)].map(
    ([, tag, content = '']) => ({
      tag,
      links: [...content.matchAll(/href="([^"]*)"/g)].map(([, url]) => url),
      text: content.replace(/<[^>]*>/g, ''),
    }),
  );
}

/** What must be the same in every language: the outline, the links, and the numbers of each block. */
const outlineOf = (name: Name, locale: Locale) =>
  blocksOf(name, locale).map(({ tag, links, text }) => ({
    tag,
    links,
    numbers: (text.match(/\d+/g) ?? []).toSorted(),
  }));

const scripts = { hi: /\p{Script=Devanagari}/u, or: /\p{Script=Oriya}/u };

describe.each(['terms', 'privacy'] as const)('S2b.6 %s', (name) => {
  test.each(['hi', 'or'] as const)(
    '%s has the sections, links and numbers of English',
    (locale) => {
      const english = outlineOf(name, 'en');
      expect(english.length).toBeGreaterThan(20);
      expect(outlineOf(name, locale)).toEqual(english);
    },
  );

  test.each(['hi', 'or'] as const)('nothing of %s is left in English', (locale) => {
    const foreign = blocksOf(name, locale).filter(({ text }) => !scripts[locale].test(text));
    expect(foreign).toEqual([]);
  });
});

test('S2b.6 every number of the legal pages stands in them', () => {
  const numbers = (['terms', 'privacy'] as const)
    .flatMap((name) => outlineOf(name, 'en'))
    .flatMap((block) => block.numbers);
  expect(numbers).toEqual(expect.arrayContaining(Object.values(legalNumbers).map(String)));
});

test('S2b.6 the date of the last change is in the reader’s language', () => {
  const lines = Object.values(legalPreambles).map(({ lastChanged }) => lastChanged('2026-02-01'));
  expect(lines).toEqual([
    'Last changed on 1 February 2026.',
    'आख़िरी बदलाव: 1 फ़रवरी 2026।',
    'ଶେଷ ପରିବର୍ତ୍ତନ: 1 ଫେବୃଆରୀ 2026।',
  ]);
});

test('S2b.6 each translation, and no other text, says that English prevails', () => {
  expect(legalPreambles.en.prevailing).toBeUndefined();
  expect(legalPreambles.hi.prevailing).toContain('अंग्रेज़ी पाठ मान्य होगा');
  expect(legalPreambles.or.prevailing).toContain('ଇଂରାଜୀ ଲେଖା ମାନ୍ୟ ହେବ');
});
