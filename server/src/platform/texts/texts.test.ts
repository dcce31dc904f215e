import { expect, test } from 'vitest';
import { describeWait, joinTexts, nameOf, text, translate } from './index.ts';

const milk = nameOf({
  name: 'Cow milk',
  translations: { hi: { name: 'गाय का दूध' }, or: { name: '' } },
});

test('a text is put into a language with its values, in the order of that language', () => {
  const limit = text`You can order at most ${4} of ${milk} at once. For more, please call us.`;
  expect(translate(limit, 'en')).toBe(
    'You can order at most 4 of Cow milk at once. For more, please call us.',
  );
  expect(translate(limit, 'hi')).toBe(
    'गाय का दूध एक बार में ज़्यादा से ज़्यादा 4 मँगा सकते हैं। ज़्यादा के लिए कृपया हमें फ़ोन करें।',
  );
  expect(translate(limit, 'or')).toContain('Cow milk ଥରକେ ସର୍ବାଧିକ 4ଟି');
});

test('texts inside texts, and joined ones, are translated each by itself', () => {
  const wait = text`Too many wrong attempts. Please try again in ${describeWait(125)}.`;
  expect(translate(wait, 'en')).toBe('Too many wrong attempts. Please try again in 3 minutes.');
  expect(translate(wait, 'hi')).toContain('3 मिनट बाद');
  expect(translate(joinTexts(['Not found.', '', text` ${'₹5'} of it is due already.`]), 'or')).toBe(
    'ମିଳିଲା ନାହିଁ। ଏଥିରୁ ₹5 ଆଗରୁ ଦେବାକୁ ଅଛି।',
  );
});

test('a text without a translation, and a value that looks like a place for one, stay as they are', () => {
  expect(translate(text`Sold by ${'{0} Not found.'}`, 'hi')).toBe('Sold by {0} Not found.');
  expect(translate('constructor', 'or')).toBe('constructor');
});
