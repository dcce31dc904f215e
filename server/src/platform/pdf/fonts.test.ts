import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoRuns } from './fonts.ts';
import { PdfWriter } from './pdf-writer.ts';

const textOf = (text: string): string =>
  splitIntoRuns(text)
    .map((run) => run.text)
    .join('');

test('a joiner stays with the script it joins', () => {
  const ksha = 'କ୍\u200cଷ';
  expect(splitIntoRuns(ksha)).toEqual([{ font: 'odia', text: ksha }]);
  expect(splitIntoRuns('क्\u200dष')).toEqual([{ font: 'hindi', text: 'क्\u200dष' }]);
  expect(splitIntoRuns('Asha\u200d Das')).toEqual([{ font: 'latin', text: 'Asha Das' }]);
  expect(splitIntoRuns('\u200dAsha')).toEqual([{ font: 'latin', text: 'Asha' }]);
});

test('letters that no font covers are replaced; emoji, controls and lone surrogates are left out', () => {
  expect(textOf('தமிழ் 12')).toBe('??? 12');
  expect(textOf('Asha 👨‍👩‍👧\u202e\u0007\ud800\tDas')).toBe('Asha  Das');
});

const indic = fc.constantFrom(...'ସବୁଜକ୍ଷାହିନ୍ଦୀक्षत्रिय', '\u200c', '\u200d', ' ', '👨‍👩‍👧');
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((codes) => String.fromCharCode(...codes)),
  fc.array(indic, { maxLength: 30 }).map((parts) => parts.join('')),
);

test('any text is written without an error and with all its Latin, Odia and Hindi letters', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, fc.boolean(), fc.boolean(), async (text, bold, right) => {
      const readable = /[A-Za-z0-9\u0900-\u097f\u0b00-\u0b7f]/u;
      const letters = [...text].filter((char) => readable.test(char));
      expect([...textOf(text)].filter((char) => readable.test(char))).toEqual(letters);
      const writer = new PdfWriter({ title: 'Invoice', author: 'Sabuja', at: new Date(0) });
      writer.addPage();
      writer.text(text, 0, 200, { bold, align: right ? 'right' : 'left' });
      expect((await writer.finish()).subarray(0, 5).toString()).toBe('%PDF-');
    }),
    {
      numRuns: 150,
      examples: [
        ['Asha\u200dDas', false, false],
        ['\u200d', true, true],
        ['୍ସି', false, false],
      ],
    },
  );
}, 120_000);
