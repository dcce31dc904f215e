import type { TextTable } from './text-table.ts';

/** Messages with codes, warnings about account changes, and confirmations of completed actions. */
export const accountTexts: TextTable = {
  'Refund: Payment {0}': {
    hi: 'रिफ़ंड: भुगतान {0}',
    or: 'ରିଫଣ୍ଡ: ପେମେଣ୍ଟ {0}',
  },
  '{0} is your {1} sign-in code. Valid {2} min. Do not share it with anyone.\n{3}': {
    hi: '{0} आपका {1} साइन-इन कोड है। {2} मिनट तक मान्य। इसे किसी को न बताएँ।\n{3}',
    or: '{0} ଆପଣଙ୍କ {1} ସାଇନ୍-ଇନ୍ କୋଡ୍। {2} ମିନିଟ ବୈଧ। ଏହା କାହାକୁ କୁହନ୍ତୁ ନାହିଁ।\n{3}',
  },
  '{0} is your {1} code to confirm this mobile number. Valid {2} min. Do not share it with anyone.\n{3}':
    {
      hi: '{0} इस मोबाइल नंबर की पुष्टि के लिए आपका {1} कोड है। {2} मिनट तक मान्य। इसे किसी को न बताएँ।\n{3}',
      or: '{0} ଏହି ମୋବାଇଲ ନମ୍ବର ନିଶ୍ଚିତ କରିବା ପାଇଁ ଆପଣଙ୍କ {1} କୋଡ୍। {2} ମିନିଟ ବୈଧ। ଏହା କାହାକୁ କୁହନ୍ତୁ ନାହିଁ।\n{3}',
    },
  '{0} is your {1} code to confirm a change or a payment. Valid {2} min. Do not share it with anyone.\n{3}':
    {
      hi: '{0} बदलाव या भुगतान की पुष्टि के लिए आपका {1} कोड है। {2} मिनट तक मान्य। इसे किसी को न बताएँ।\n{3}',
      or: '{0} ପରିବର୍ତ୍ତନ କିମ୍ବା ପେମେଣ୍ଟ ନିଶ୍ଚିତ କରିବା ପାଇଁ ଆପଣଙ୍କ {1} କୋଡ୍। {2} ମିନିଟ ବୈଧ। ଏହା କାହାକୁ କୁହନ୍ତୁ ନାହିଁ।\n{3}',
    },
  '{0}: your account now has the mobile number ending in {1}. If this was not you, call us at once.':
    {
      hi: '{0}: आपके खाते का मोबाइल नंबर अब वह है जिसके आखिरी अंक {1} हैं। यह आपने नहीं किया हो तो तुरंत हमें फ़ोन करें।',
      or: '{0}: ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ମୋବାଇଲ ନମ୍ବର ଏବେ {1} ରେ ଶେଷ ହେଉଥିବା ନମ୍ବର। ଏହା ଆପଣ କରିନଥିଲେ ତୁରନ୍ତ ଆମକୁ ଫୋନ୍ କରନ୍ତୁ।',
    },
  '{0}: the e-mail address of your account was changed. If this was not you, call us at once.': {
    hi: '{0}: आपके खाते का ई-मेल पता बदला गया। यह आपने नहीं किया हो तो तुरंत हमें फ़ोन करें।',
    or: '{0}: ଆପଣଙ୍କ ଆକାଉଣ୍ଟର ଇ-ମେଲ ଠିକଣା ବଦଳାଗଲା। ଏହା ଆପଣ କରିନଥିଲେ ତୁରନ୍ତ ଆମକୁ ଫୋନ୍ କରନ୍ତୁ।',
  },
  'A recharge of your wallet was taken back after you had spent it, and {0} are owed. Recharge your wallet to pay them, then delete your account.':
    {
      hi: 'आपके वॉलेट का एक रिचार्ज खर्च होने के बाद वापस ले लिया गया, और {0} बकाया हैं। इन्हें चुकाने के लिए वॉलेट रिचार्ज करें, फिर अपना खाता मिटाएँ।',
      or: 'ଆପଣଙ୍କ ୱାଲେଟର ଏକ ରିଚାର୍ଜ ଖର୍ଚ୍ଚ ପରେ ଫେରାଇ ନିଆଯାଇଛି, ଏବଂ {0} ବାକି ଅଛି। ଏହା ଶୁଝିବା ପାଇଁ ୱାଲେଟ ରିଚାର୍ଜ କରନ୍ତୁ, ତା’ପରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଲିଭାନ୍ତୁ।',
    },
  'The e-mail address of your {0} account was changed': {
    hi: 'आपके {0} खाते का ई-मेल पता बदला गया',
    or: 'ଆପଣଙ୍କ {0} ଆକାଉଣ୍ଟର ଇ-ମେଲ ଠିକଣା ବଦଳାଗଲା',
  },
  '{0} is your {1} code to delete your account for good. Valid {2} min. If you did not ask for it, do not share it with anyone.':
    {
      hi: '{0} आपका {1} खाता हमेशा के लिए मिटाने का कोड है। {2} मिनट तक मान्य। आपने यह नहीं माँगा हो तो इसे किसी को न बताएँ।',
      or: '{0} ଆପଣଙ୍କ {1} ଆକାଉଣ୍ଟ ସବୁଦିନ ପାଇଁ ଲିଭାଇବାର କୋଡ୍। {2} ମିନିଟ ବୈଧ। ଆପଣ ଏହା ମାଗିନଥିଲେ କାହାକୁ କୁହନ୍ତୁ ନାହିଁ।',
    },
  'Your code to delete your {0} account': {
    hi: 'आपका {0} खाता मिटाने का कोड',
    or: 'ଆପଣଙ୍କ {0} ଆକାଉଣ୍ଟ ଲିଭାଇବାର କୋଡ୍',
  },
  'OTP has been sent to your mobile number': {
    hi: 'ओटीपी आपके मोबाइल नंबर पर भेजा गया है',
    or: 'ଓଟିପି ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବରକୁ ପଠାଯାଇଛି',
  },
  'OTP sent to your registered email': {
    hi: 'ओटीपी आपके रजिस्टर्ड ई-मेल पर भेजा गया',
    or: 'ଓଟିପି ଆପଣଙ୍କ ପଞ୍ଜୀକୃତ ଇ-ମେଲକୁ ପଠାଗଲା',
  },
  'OTP sent to your registered mobile number': {
    hi: 'ओटीपी आपके रजिस्टर्ड मोबाइल नंबर पर भेजा गया',
    or: 'ଓଟିପି ଆପଣଙ୍କ ପଞ୍ଜୀକୃତ ମୋବାଇଲ ନମ୍ବରକୁ ପଠାଗଲା',
  },
  'Signed out': { hi: 'साइन आउट हो गया', or: 'ସାଇନ୍ ଆଉଟ୍ ହେଲା' },
  'Your mobile number stays as it was.': {
    hi: 'आपका मोबाइल नंबर पहले जैसा ही रहेगा।',
    or: 'ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର ପୂର୍ବପରି ରହିବ।',
  },
  'Account deleted successfully': {
    hi: 'खाता मिटा दिया गया',
    or: 'ଆକାଉଣ୍ଟ ଲିଭାଗଲା',
  },
  'Address deleted.': { hi: 'पता मिटा दिया गया।', or: 'ଠିକଣା ଲିଭାଗଲା।' },
  'You will be notified in this browser.': {
    hi: 'आपको इस ब्राउज़र में सूचना मिलेगी।',
    or: 'ଆପଣଙ୍କୁ ଏହି ବ୍ରାଉଜରରେ ସୂଚନା ମିଳିବ।',
  },
  'You will not be notified in this browser any more.': {
    hi: 'अब आपको इस ब्राउज़र में सूचना नहीं मिलेगी।',
    or: 'ଏଣିକି ଆପଣଙ୍କୁ ଏହି ବ୍ରାଉଜରରେ ସୂଚନା ମିଳିବ ନାହିଁ।',
  },
  'You will be notified when this product is back in stock!': {
    hi: 'यह प्रोडक्ट स्टॉक में आते ही आपको बताया जाएगा!',
    or: 'ଏହି ପ୍ରଡକ୍ଟ ପୁଣି ଷ୍ଟକରେ ଆସିଲେ ଆପଣଙ୍କୁ ଜଣାଇଦିଆଯିବ!',
  },
  'Your complaint has been submitted.': {
    hi: 'आपकी शिकायत भेज दी गई है।',
    or: 'ଆପଣଙ୍କ ଅଭିଯୋଗ ପଠାଗଲା।',
  },
};
