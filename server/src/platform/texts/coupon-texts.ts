import type { TextTable } from './text-table.ts';

/** Messages about coupons for shoppers and staff. */
export const couponTexts: TextTable = {
  'There is no coupon of this code. Please check it.': {
    hi: 'इस कोड का कोई कूपन नहीं है। कृपया कोड जाँचें।',
    or: 'ଏହି କୋଡ୍‌ର କୌଣସି କୁପନ ନାହିଁ। ଦୟାକରି କୋଡ୍ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  'This coupon has ended.': {
    hi: 'यह कूपन समाप्त हो चुका है।',
    or: 'ଏହି କୁପନର ସମୟ ଶେଷ ହୋଇଛି।',
  },
  'This coupon can be used from {0}.': {
    hi: 'यह कूपन {0} से इस्तेमाल किया जा सकता है।',
    or: 'ଏହି କୁପନ {0} ଠାରୁ ବ୍ୟବହାର କରିହେବ।',
  },
  'Add goods for {0} more to use this coupon.': {
    hi: 'इस कूपन के लिए {0} का सामान और जोड़ें।',
    or: 'ଏହି କୁପନ ପାଇଁ ଆଉ {0} ର ଜିନିଷ ଯୋଡ଼ନ୍ତୁ।',
  },
  'This coupon is for the kitchen only.': {
    hi: 'यह कूपन केवल किचन के लिए है।',
    or: 'ଏହି କୁପନ କେବଳ କିଚେନ ପାଇଁ।',
  },
  'This coupon is for groceries only.': {
    hi: 'यह कूपन केवल किराने के सामान के लिए है।',
    or: 'ଏହି କୁପନ କେବଳ ଗ୍ରୋସେରୀ ପାଇଁ।',
  },
  'This coupon cannot be combined with the discount of your plan.': {
    hi: 'यह कूपन आपके प्लान की छूट के साथ इस्तेमाल नहीं हो सकता।',
    or: 'ଏହି କୁପନ ଆପଣଙ୍କ ପ୍ଲାନର ରିହାତି ସହ ବ୍ୟବହାର କରିହେବ ନାହିଁ।',
  },
  'You have used this coupon already.': {
    hi: 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं।',
    or: 'ଆପଣ ଏହି କୁପନ ଆଗରୁ ବ୍ୟବହାର କରିସାରିଛନ୍ତି।',
  },
  'This coupon is for the first order only.': {
    hi: 'यह कूपन केवल पहले ऑर्डर के लिए है।',
    or: 'ଏହି କୁପନ କେବଳ ପ୍ରଥମ ଅର୍ଡର ପାଇଁ।',
  },
  'This coupon is used up.': {
    hi: 'इस कूपन की पूरी रकम इस्तेमाल हो चुकी है।',
    or: 'ଏହି କୁପନର ସବୁ ଟଙ୍କା ବ୍ୟବହାର ହୋଇସାରିଛି।',
  },
  'This coupon was not found.': {
    hi: 'यह कूपन नहीं मिला।',
    or: 'ଏହି କୁପନ ମିଳିଲା ନାହିଁ।',
  },
  'There is a coupon of this code already.': {
    hi: 'इस कोड का कूपन पहले से है।',
    or: 'ଏହି କୋଡ୍‌ର କୁପନ ଆଗରୁ ଅଛି।',
  },
  'A coupon takes off a percentage, at most its limit, or an amount. One for the first order is for once.':
    {
      hi: 'कूपन या तो प्रतिशत घटाता है, सीमा तक, या एक रकम। पहले ऑर्डर का कूपन एक ही बार का होता है।',
      or: 'କୁପନ ସୀମା ପର୍ଯ୍ୟନ୍ତ ପ୍ରତିଶତ କିମ୍ବା ଗୋଟିଏ ରାଶି କମାଏ। ପ୍ରଥମ ଅର୍ଡରର କୁପନ ଥରେ ପାଇଁ।',
    },
  '{0} of it are used already.': {
    hi: 'इसमें से {0} पहले ही इस्तेमाल हो चुके हैं।',
    or: 'ଏଥିରୁ {0} ଆଗରୁ ବ୍ୟବହାର ହୋଇସାରିଛି।',
  },
  'The coupon is changed.': {
    hi: 'कूपन बदल गया।',
    or: 'କୁପନ ବଦଳିଗଲା।',
  },
  'Please enter 3 to 20 letters and digits.': {
    hi: 'कृपया 3 से 20 अंग्रेज़ी अक्षर और अंक लिखें।',
    or: 'ଦୟାକରି 3ରୁ 20ଟି ଇଂରାଜୀ ଅକ୍ଷର ଓ ଅଙ୍କ ଲେଖନ୍ତୁ।',
  },
};
