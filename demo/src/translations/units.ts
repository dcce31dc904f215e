import type { TranslatedLocale } from '@sabuja/kit';

/** Translations of phrases in units texts; a longer phrase comes before the phrases that it contains. */
const phrases: readonly (readonly [english: string, hi: string, or: string])[] = [
  ['cleaned and cut', 'साफ़ और कटा', 'ସଫା ଓ କଟା'],
  ['filter ground', 'फ़िल्टर पिसी', 'ଫିଲ୍ଟର ଗୁଣ୍ଡ'],
  ['glass bottle', 'काँच की बोतल', 'କାଚ ବୋତଲ'],
  ['with shell', 'छिलके सहित', 'ଚୋପା ସହ'],
  ['skinless', 'बिना खाल', 'ଚମଡ଼ା ନଥିବା'],
  ['cleaned', 'साफ़ किया', 'ସଫା'],
  ['skewers', 'सींक', 'କାଠି'],
  ['flowers', 'फूल', 'ଫୁଲ'],
  ['slices', 'स्लाइस', 'ସ୍ଲାଇସ୍'],
  ['people', 'लोग', 'ଜଣ'],
  ['person', 'व्यक्ति', 'ଜଣ'],
  ['bottle', 'बोतल', 'ବୋତଲ'],
  ['carton', 'कार्टन', 'କାର୍ଟନ୍'],
  ['pieces', 'नग', 'ଟି'],
  ['plates', 'प्लेट', 'ପ୍ଲେଟ୍'],
  ['fruits', 'फल', 'ଫଳ'],
  ['piece', 'नग', 'ଟି'],
  ['plate', 'प्लेट', 'ପ୍ଲେଟ୍'],
  ['thali', 'थाली', 'ଥାଳି'],
  ['pouch', 'पाउच', 'ପାଉଚ୍'],
  ['block', 'ब्लॉक', 'ବ୍ଲକ୍'],
  ['bunch', 'गड्डी', 'ବିଡ଼ା'],
  ['about', 'लगभग', 'ପାଖାପାଖି'],
  ['cooks', 'रसोइए', 'ରୋଷେୟା'],
  ['crabs', 'केकड़े', 'କଙ୍କଡ଼ା'],
  ['bowl', 'कटोरा', 'ବାଟି'],
  ['cook', 'रसोइया', 'ରୋଷେୟା'],
  ['eggs', 'अंडे', 'ଅଣ୍ଡା'],
  ['bara', 'बड़े', 'ବରା'],
  ['tray', 'ट्रे', 'ଟ୍ରେ'],
  ['pots', 'मटके', 'ମଟକା'],
  ['bags', 'बैग', 'ବ୍ୟାଗ୍'],
  ['cobs', 'भुट्टे', 'ଟି ମକା'],
  ['head', 'गाँठ', 'ଗଛ'],
  ['from', 'कम से कम', 'ଅତି କମରେ'],
  ['box', 'डिब्बा', 'ଡବା'],
  ['cup', 'कप', 'କପ୍'],
  ['jar', 'जार', 'ଜାର୍'],
  ['cut', 'कटा', 'କଟା'],
  ['to', 'से', 'ରୁ'],
  ['kg', 'किलो', 'କିଲୋ'],
  ['ml', 'मि.ली.', 'ମି.ଲି.'],
  ['g', 'ग्राम', 'ଗ୍ରାମ'],
  ['l', 'लीटर', 'ଲିଟର'],
];

const pattern = new RegExp(`\\b(?:${phrases.map(([english]) => english).join('|')})\\b`, 'g');
const byEnglish = new Map(phrases.map(([english, hi, or]) => [english, { hi, or }]));

/** Translates the units text of an item: '1 bunch, 250 g' becomes '1 गड्डी, 250 ग्राम'. */
export const translateUnits = (units: string, locale: TranslatedLocale): string =>
  units.replaceAll(pattern, (english) => byEnglish.get(english)?.[locale] ?? english);
