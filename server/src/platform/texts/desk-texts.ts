import type { TextTable } from './text-table.ts';

/** Refusals of the calls of the desk: complaints, refunds, customers. */
export const deskTexts: TextTable = {
  'This complaint was not found.': {
    hi: 'यह शिकायत नहीं मिली।',
    or: 'ଏହି ଅଭିଯୋଗ ମିଳିଲା ନାହିଁ।',
  },
  'This person cannot answer complaints.': {
    hi: 'यह व्यक्ति शिकायतों का जवाब नहीं दे सकता।',
    or: 'ଏହି ବ୍ୟକ୍ତି ଅଭିଯୋଗର ଉତ୍ତର ଦେଇପାରିବେ ନାହିଁ।',
  },
  'This complaint was answered already.': {
    hi: 'इस शिकायत का जवाब पहले ही दिया जा चुका है।',
    or: 'ଏହି ଅଭିଯୋଗର ଉତ୍ତର ପୂର୍ବରୁ ଦିଆଯାଇଛି।',
  },
  'Please answer the complaint first.': {
    hi: 'कृपया पहले शिकायत का जवाब दें।',
    or: 'ଦୟାକରି ପ୍ରଥମେ ଅଭିଯୋଗର ଉତ୍ତର ଦିଅନ୍ତୁ।',
  },
  'This complaint is settled.': {
    hi: 'यह शिकायत निपट चुकी है।',
    or: 'ଏହି ଅଭିଯୋଗର ସମାଧାନ ହୋଇସାରିଛି।',
  },
  'Please write an answer of up to 2,000 characters.': {
    hi: 'कृपया 2,000 अक्षरों तक का जवाब लिखें।',
    or: 'ଦୟାକରି 2,000 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ ଉତ୍ତର ଲେଖନ୍ତୁ।',
  },
  'Please write how it ended.': {
    hi: 'कृपया लिखें कि इसका समाधान कैसे हुआ।',
    or: 'ଦୟାକରି ଲେଖନ୍ତୁ ଏହାର ସମାଧାନ କିପରି ହେଲା।',
  },
};
