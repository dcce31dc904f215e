import type { TextTable } from './text-table.ts';

/** Refusals of what staff change of the shop itself. */
export const contentTexts: TextTable = {
  'There is no setting {0}.': {
    hi: '{0} नाम की कोई सेटिंग नहीं है।',
    or: '{0} ନାମରେ କୌଣସି ସେଟିଂ ନାହିଁ।',
  },
  'Please enter an amount from {0} to {1}.': {
    hi: 'कृपया {0} से {1} तक की रकम लिखें।',
    or: 'ଦୟାକରି {0} ରୁ {1} ମଧ୍ୟରେ ଟଙ୍କା ଲେଖନ୍ତୁ।',
  },
  'Please enter a whole number from {0} to {1}.': {
    hi: 'कृपया {0} से {1} तक की पूरी संख्या लिखें।',
    or: 'ଦୟାକରି {0} ରୁ {1} ମଧ୍ୟରେ ପୂର୍ଣ୍ଣ ସଂଖ୍ୟା ଲେଖନ୍ତୁ।',
  },
  'Please choose at least one way to pay that the shop knows.': {
    hi: 'कृपया दुकान के भुगतान के तरीकों में से कम से कम एक चुनें।',
    or: 'ଦୟାକରି ଦୋକାନର ପେମେଣ୍ଟ ଉପାୟରୁ ଅତି କମରେ ଗୋଟିଏ ବାଛନ୍ତୁ।',
  },
  'Please choose the categories from the list.': {
    hi: 'कृपया श्रेणियाँ सूची में से चुनें।',
    or: 'ଦୟାକରି ତାଲିକାରୁ ବର୍ଗ ବାଛନ୍ତୁ।',
  },
};
