import type { TextTable } from './text-table.ts';

/** Error messages and results of the calls for shared devices and staff PINs, and the e-mail about a PIN. */
export const pinTexts: TextTable = {
  'Hello {0},\n\na PIN of your staff account of {1} was set on {2}. It signs in on the shop’s own devices only.\n\nIf you do not know of it, ask an owner or manager of the shop to remove it at once.':
    {
      hi: 'नमस्ते {0},\n\n{1} के आपके स्टाफ़ खाते का पिन {2} को सेट किया गया। इससे केवल दुकान के अपने उपकरणों पर साइन इन होता है।\n\nआपको इसकी जानकारी नहीं है, तो दुकान के किसी मालिक या मैनेजर से कहें कि इसे तुरंत हटा दें।',
      or: 'ନମସ୍କାର {0},\n\n{1}ର ଆପଣଙ୍କ ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟର ପିନ୍ {2}ରେ ସେଟ୍ ହେଲା। ଏଥିରେ କେବଳ ଦୋକାନର ନିଜ ଡିଭାଇସ୍‌ରେ ସାଇନ୍ ଇନ୍ ହୁଏ।\n\nଆପଣ ଏହା ଜାଣି ନଥିଲେ, ଦୋକାନର କୌଣସି ମାଲିକ କିମ୍ବା ମ୍ୟାନେଜରଙ୍କୁ ଏହାକୁ ତୁରନ୍ତ ହଟାଇବାକୁ କୁହନ୍ତୁ।',
    },
  'The PIN of your {0} staff account': {
    hi: 'आपके {0} स्टाफ़ खाते का पिन',
    or: 'ଆପଣଙ୍କ {0} ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟର ପିନ୍',
  },
  'A PIN does not allow this. Please sign in with your passphrase.': {
    hi: 'पिन से यह नहीं हो सकता। कृपया अपने पासफ़्रेज़ से साइन इन करें।',
    or: 'ପିନ୍ ଦ୍ୱାରା ଏହା ହୋଇପାରିବ ନାହିଁ। ଦୟାକରି ଆପଣଙ୍କ ପାସଫ୍ରେଜ୍‌ରେ ସାଇନ୍ ଇନ୍ କରନ୍ତୁ।',
  },
  'This code is wrong, was used or has expired. Please ask for a new one.': {
    hi: 'यह कोड गलत है, इस्तेमाल हो चुका है या इसका समय बीत गया है। कृपया नया कोड माँगें।',
    or: 'ଏହି କୋଡ୍ ଭୁଲ, ବ୍ୟବହୃତ କିମ୍ବା ଏହାର ସମୟ ସରିଛି। ଦୟାକରି ନୂଆ କୋଡ୍ ମାଗନ୍ତୁ।',
  },
  'This device is enrolled already.': {
    hi: 'यह उपकरण पहले से पंजीकृत है।',
    or: 'ଏହି ଡିଭାଇସ୍ ଆଗରୁ ପଞ୍ଜୀକୃତ।',
  },
  'This device is enrolled.': {
    hi: 'यह उपकरण पंजीकृत हो गया।',
    or: 'ଏହି ଡିଭାଇସ୍ ପଞ୍ଜୀକୃତ ହେଲା।',
  },
  'The device is revoked.': {
    hi: 'उपकरण का पंजीकरण रद्द हुआ।',
    or: 'ଡିଭାଇସ୍‌ର ପଞ୍ଜୀକରଣ ବାତିଲ ହେଲା।',
  },
  'A PIN works only on a device of the shop that is enrolled.': {
    hi: 'पिन केवल दुकान के पंजीकृत उपकरण पर काम करता है।',
    or: 'ପିନ୍ କେବଳ ଦୋକାନର ପଞ୍ଜୀକୃତ ଡିଭାଇସ୍‌ରେ କାମ କରେ।',
  },
  'The PIN is wrong.': { hi: 'पिन गलत है।', or: 'ପିନ୍ ଭୁଲ।' },
  'Please choose a PIN of your own.': {
    hi: 'कृपया अपना पिन चुनें।',
    or: 'ଦୟାକରି ନିଜର ପିନ୍ ବାଛନ୍ତୁ।',
  },
  'Only a start PIN is replaced here. Please set another PIN on the page of your account.': {
    hi: 'यहाँ केवल शुरुआती पिन बदला जाता है। कृपया दूसरा पिन अपने खाते के पेज पर सेट करें।',
    or: 'ଏଠାରେ କେବଳ ପ୍ରାରମ୍ଭିକ ପିନ୍ ବଦଳାଯାଏ। ଦୟାକରି ଅନ୍ୟ ପିନ୍ ନିଜ ଆକାଉଣ୍ଟର ପୃଷ୍ଠାରେ ସେଟ୍ କରନ୍ତୁ।',
  },
  'This PIN is easy to guess. Please choose one without a date, a run or a repetition.': {
    hi: 'इस पिन का अनुमान आसान है। कृपया ऐसा पिन चुनें जिसमें तारीख, क्रम या दोहराव न हो।',
    or: 'ଏହି ପିନ୍ ସହଜରେ ଅନୁମାନ ହୁଏ। ଦୟାକରି ତାରିଖ, କ୍ରମ କିମ୍ବା ପୁନରାବୃତ୍ତି ନଥିବା ପିନ୍ ବାଛନ୍ତୁ।',
  },
  'A PIN is for pickers and riders only.': {
    hi: 'पिन केवल पिकर और राइडर के लिए है।',
    or: 'ପିନ୍ କେବଳ ପିକର ଓ ରାଇଡରଙ୍କ ପାଇଁ।',
  },
  'A PIN has six digits.': { hi: 'पिन में छह अंक होते हैं।', or: 'ପିନ୍‌ରେ ଛଅଟି ଅଙ୍କ ଥାଏ।' },
  'Your PIN is set.': { hi: 'आपका पिन सेट हो गया।', or: 'ଆପଣଙ୍କ ପିନ୍ ସେଟ୍ ହେଲା।' },
  'The PIN is removed.': { hi: 'पिन हटा दिया गया।', or: 'ପିନ୍ ହଟାଗଲା।' },
};
