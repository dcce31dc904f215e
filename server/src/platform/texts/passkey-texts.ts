import type { TextTable } from './text-table.ts';

/** Error messages of the calls for staff passkeys, and e-mails about passkeys. */
export const passkeyTexts: TextTable = {
  'Hello {0},\n\nthe passkey ‘{1}’ was added to your staff account of {2} on {3}. It signs in without a passphrase.\n\nIf this was not you, ask an owner of the shop to shut the account out at once.':
    {
      hi: 'नमस्ते {0},\n\n{2} के आपके स्टाफ़ खाते में {3} को पासकी ‘{1}’ जोड़ी गई। इससे पासफ़्रेज़ के बिना साइन इन होता है।\n\nअगर यह आप नहीं थे, तो दुकान के किसी मालिक से कहें कि इस खाते का प्रवेश तुरंत बंद करें।',
      or: 'ନମସ୍କାର {0},\n\n{2}ର ଆପଣଙ୍କ ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟରେ {3}ରେ ପାସକୀ ‘{1}’ ଯୋଡ଼ାଗଲା। ଏଥିରେ ପାସଫ୍ରେଜ୍ ବିନା ସାଇନ୍ ଇନ୍ ହୁଏ।\n\nଏହା ଆପଣ ନଥିଲେ, ଦୋକାନର କୌଣସି ମାଲିକଙ୍କୁ ଏହି ଆକାଉଣ୍ଟର ପ୍ରବେଶ ତୁରନ୍ତ ବନ୍ଦ କରିବାକୁ କୁହନ୍ତୁ।',
    },
  'Hello {0},\n\nthe passkey ‘{1}’ was removed from your staff account of {2} on {3}.\n\nIf this was not you, ask an owner of the shop to shut the account out at once.':
    {
      hi: 'नमस्ते {0},\n\n{2} के आपके स्टाफ़ खाते से {3} को पासकी ‘{1}’ हटाई गई।\n\nअगर यह आप नहीं थे, तो दुकान के किसी मालिक से कहें कि इस खाते का प्रवेश तुरंत बंद करें।',
      or: 'ନମସ୍କାର {0},\n\n{2}ର ଆପଣଙ୍କ ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟରୁ {3}ରେ ପାସକୀ ‘{1}’ ହଟାଗଲା।\n\nଏହା ଆପଣ ନଥିଲେ, ଦୋକାନର କୌଣସି ମାଲିକଙ୍କୁ ଏହି ଆକାଉଣ୍ଟର ପ୍ରବେଶ ତୁରନ୍ତ ବନ୍ଦ କରିବାକୁ କୁହନ୍ତୁ।',
    },
  'A new passkey of your {0} staff account': {
    hi: 'आपके {0} स्टाफ़ खाते की नई पासकी',
    or: 'ଆପଣଙ୍କ {0} ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟର ନୂଆ ପାସକୀ',
  },
  'A passkey of your {0} staff account was removed': {
    hi: 'आपके {0} स्टाफ़ खाते की एक पासकी हटाई गई',
    or: 'ଆପଣଙ୍କ {0} ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟର ଗୋଟିଏ ପାସକୀ ହଟାଗଲା',
  },
  'Passkeys do not work at a bare network address or without https. Please use an authenticator app.':
    {
      hi: 'जो पता सिर्फ़ नेटवर्क नंबर (IP) हो, उस पर या https के बिना पासकी काम नहीं करती। कृपया ऑथेंटिकेटर ऐप इस्तेमाल करें।',
      or: 'ଯେଉଁ ଠିକଣା କେବଳ ନେଟୱାର୍କ ନମ୍ବର (IP), ସେଠାରେ କିମ୍ବା https ବିନା ପାସକୀ କାମ କରେ ନାହିଁ। ଦୟାକରି ଅଥେଣ୍ଟିକେଟର ଆପ୍ ବ୍ୟବହାର କରନ୍ତୁ।',
    },
  'Passkeys work at {0} only. Please use an authenticator app here.': {
    hi: 'पासकी केवल {0} पर काम करती है। यहाँ कृपया ऑथेंटिकेटर ऐप इस्तेमाल करें।',
    or: 'ପାସକୀ କେବଳ {0}ରେ କାମ କରେ। ଏଠାରେ ଦୟାକରି ଅଥେଣ୍ଟିକେଟର ଆପ୍ ବ୍ୟବହାର କରନ୍ତୁ।',
  },
  'This passkey was not accepted. Please try again, or use another one.': {
    hi: 'यह पासकी स्वीकार नहीं हुई। कृपया फिर कोशिश करें या दूसरी पासकी इस्तेमाल करें।',
    or: 'ଏହି ପାସକୀ ଗ୍ରହଣ ହେଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ କିମ୍ବା ଅନ୍ୟଟି ବ୍ୟବହାର କରନ୍ତୁ।',
  },
  'No passkey is set up yet.': {
    hi: 'अभी कोई पासकी सेट नहीं है।',
    or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପାସକୀ ସେଟ୍ ହୋଇନାହିଁ।',
  },
  'This passkey is set up already.': {
    hi: 'यह पासकी पहले से सेट है।',
    or: 'ଏହି ପାସକୀ ଆଗରୁ ସେଟ୍ ହୋଇଛି।',
  },
  'Your role needs a second factor: set up another one first.': {
    hi: 'आपकी भूमिका के लिए दूसरा सुरक्षा चरण ज़रूरी है: पहले कोई और सेट करें।',
    or: 'ଆପଣଙ୍କ ଭୂମିକା ପାଇଁ ଦ୍ୱିତୀୟ ସୁରକ୍ଷା ସ୍ତର ଦରକାର: ଆଗେ ଅନ୍ୟଟିଏ ସେଟ୍ କରନ୍ତୁ।',
  },
  'The passkey is removed.': { hi: 'पासकी हटा दी गई।', or: 'ପାସକୀ ହଟାଗଲା।' },
};
