import type { TextTable } from './text-table.ts';

/** Error messages about accounts and requests, waiting times, and the names of fields. */
export const generalTexts: TextTable = {
  'Please enter their name.': {
    hi: 'कृपया उनका नाम लिखें।',
    or: 'ଦୟାକରି ତାଙ୍କ ନାମ ଲେଖନ୍ତୁ।',
  },
  'Please enter a mobile number with ten digits, or an e-mail address.': {
    hi: 'कृपया दस अंकों का मोबाइल नंबर या ई-मेल पता लिखें।',
    or: 'ଦୟାକରି ଦଶ ଅଙ୍କର ମୋବାଇଲ ନମ୍ବର କିମ୍ବା ଇ-ମେଲ ଠିକଣା ଲେଖନ୍ତୁ।',
  },
  '1 second': {
    hi: '1 सेकंड',
    or: '1 ସେକେଣ୍ଡ',
  },
  '{0} seconds': {
    hi: '{0} सेकंड',
    or: '{0} ସେକେଣ୍ଡ',
  },
  '{0} minutes': {
    hi: '{0} मिनट',
    or: '{0} ମିନିଟ',
  },
  '{0} hours': {
    hi: '{0} घंटे',
    or: '{0} ଘଣ୍ଟା',
  },
  'Not found.': {
    hi: 'नहीं मिला।',
    or: 'ମିଳିଲା ନାହିଁ।',
  },
  'This setting is not set.': {
    hi: 'यह सेटिंग तय नहीं है।',
    or: 'ଏହି ସେଟିଂ ସ୍ଥିର ହୋଇନାହିଁ।',
  },
  'Please check the date.': {
    hi: 'कृपया तारीख जाँचें।',
    or: 'ଦୟାକରି ତାରିଖ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  'Invalid OTP': {
    hi: 'ओटीपी गलत है',
    or: 'ଓଟିପି ଭୁଲ ଅଛି',
  },
  'Too many codes were requested. Please try again in {0}.': {
    hi: 'बहुत बार कोड माँगे गए। कृपया {0} बाद फिर कोशिश करें।',
    or: 'ବହୁତ ଥର କୋଡ୍ ମଗାଯାଇଛି। ଦୟାକରି {0} ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Too many wrong codes were entered for this number. Please try again in {0}.': {
    hi: 'इस नंबर के लिए बहुत बार गलत कोड डाले गए। कृपया {0} बाद फिर कोशिश करें।',
    or: 'ଏହି ନମ୍ବର ପାଇଁ ବହୁତ ଥର ଭୁଲ କୋଡ୍ ଦିଆଯାଇଛି। ଦୟାକରି {0} ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Please enter an e-mail address like name@example.com.': {
    hi: 'कृपया name@example.com जैसा ई-मेल पता डालें।',
    or: 'ଦୟାକରି name@example.com ଭଳି ଇ-ମେଲ ଠିକଣା ଦିଅନ୍ତୁ।',
  },
  'Another account uses this mobile number.': {
    hi: 'यह मोबाइल नंबर किसी और खाते का है।',
    or: 'ଏହି ମୋବାଇଲ ନମ୍ବର ଅନ୍ୟ ଏକ ଆକାଉଣ୍ଟର।',
  },
  'Your order #{0} is still to come. Cancel it or wait for it, then delete your account.': {
    hi: 'आपका ऑर्डर #{0} अभी आना बाकी है। उसे रद्द करें या आने दें, फिर खाता मिटाएँ।',
    or: 'ଆପଣଙ୍କ ଅର୍ଡର #{0} ଏବେ ବି ଆସିବାକୁ ବାକି। ତାହା ବାତିଲ କରନ୍ତୁ କିମ୍ବା ଆସିବାକୁ ଦିଅନ୍ତୁ, ତା’ପରେ ଆକାଉଣ୍ଟ ଲିଭାନ୍ତୁ।',
  },
  'Your wallet holds {0}. Use it first, or say that you give it up.': {
    hi: 'आपके वॉलेट में {0} हैं। पहले उन्हें खर्च करें, या बताएँ कि आप उन्हें छोड़ते हैं।',
    or: 'ଆପଣଙ୍କ ୱାଲେଟରେ {0} ଅଛି। ପ୍ରଥମେ ଖର୍ଚ୍ଚ କରନ୍ତୁ, କିମ୍ବା ଛାଡ଼ୁଛନ୍ତି ବୋଲି ଜଣାନ୍ତୁ।',
  },
  'Please confirm with a code that it is you.': {
    hi: 'कृपया कोड से पुष्टि करें कि यह आप ही हैं।',
    or: 'ଦୟାକରି କୋଡ୍‌ରେ ନିଶ୍ଚିତ କରନ୍ତୁ ଯେ ଏହା ଆପଣ।',
  },
  'Please enter the six digits of the pincode.': {
    hi: 'कृपया पिनकोड के छह अंक डालें।',
    or: 'ଦୟାକରି ପିନକୋଡ୍‌ର ଛଅ ଅଙ୍କ ଦିଅନ୍ତୁ।',
  },
  'Please fill in at least one of room number, locality and area.': {
    hi: 'कृपया मकान / कमरा नंबर, मोहल्ले और इलाके में से कम से कम एक भरें।',
    or: 'ଦୟାକରି ଘର ନମ୍ବର, ସାହି ଓ ଅଞ୍ଚଳ ମଧ୍ୟରୁ ଅତି କମରେ ଗୋଟିଏ ପୂରଣ କରନ୍ତୁ।',
  },
  'You have saved {0} addresses. Delete one that you no longer use, then add this one.': {
    hi: 'आपने {0} पते सेव किए हैं। जो काम का न हो उसे मिटाएँ, फिर यह जोड़ें।',
    or: 'ଆପଣ {0}ଟି ଠିକଣା ସେଭ୍ କରିଛନ୍ତି। ଯାହା ଦରକାର ନାହିଁ ତାହା ଲିଭାନ୍ତୁ, ତା’ପରେ ଏହା ଯୋଡ଼ନ୍ତୁ।',
  },
  'This change was undone already, or has been made.': {
    hi: 'यह बदलाव पहले ही वापस लिया गया है, या हो चुका है।',
    or: 'ଏହି ପରିବର୍ତ୍ତନ ଆଗରୁ ଫେରାଇ ନିଆଯାଇଛି, କିମ୍ବା ହୋଇସାରିଛି।',
  },
  'Your session has ended. Please sign in again.': {
    hi: 'आपका सत्र समाप्त हो गया है। कृपया फिर साइन इन करें।',
    or: 'ଆପଣଙ୍କ ସେସନ୍ ଶେଷ ହୋଇଛି। ଦୟାକରି ପୁଣି ସାଇନ୍ ଇନ୍ କରନ୍ତୁ।',
  },
  'This link belongs to another account.': {
    hi: 'यह लिंक किसी और खाते का है।',
    or: 'ଏହି ଲିଙ୍କ୍ ଅନ୍ୟ ଏକ ଆକାଉଣ୍ଟର।',
  },
  'This browser’s notifications cannot be used here.': {
    hi: 'इस ब्राउज़र की सूचनाएँ यहाँ काम नहीं करतीं।',
    or: 'ଏହି ବ୍ରାଉଜରର ସୂଚନା ଏଠାରେ କାମ କରେ ନାହିଁ।',
  },
  'Please sign in.': {
    hi: 'कृपया साइन इन करें।',
    or: 'ଦୟାକରି ସାଇନ୍ ଇନ୍ କରନ୍ତୁ।',
  },
  'The request could not be read.': {
    hi: 'अनुरोध पढ़ा नहीं जा सका।',
    or: 'ଅନୁରୋଧ ପଢ଼ିହେଲା ନାହିଁ।',
  },
  'That is too large.': {
    hi: 'यह बहुत बड़ा है।',
    or: 'ଏହା ବହୁତ ବଡ଼।',
  },
  'Please check the text.': {
    hi: 'कृपया लिखा हुआ जाँचें।',
    or: 'ଦୟାକରି ଲେଖା ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  'The connection was lost while saving. Please check whether it worked before trying again.': {
    hi: 'सेव करते समय कनेक्शन टूट गया। फिर कोशिश करने से पहले देख लें कि काम हुआ या नहीं।',
    or: 'ସେଭ୍ କରିବା ବେଳେ ସଂଯୋଗ ଛିଣ୍ଡିଗଲା। ପୁଣି ଚେଷ୍ଟା ପୂର୍ବରୁ କାମ ହୋଇଛି କି ନାହିଁ ଦେଖନ୍ତୁ।',
  },
  'The shop is busy at the moment. Please try again in a few seconds.': {
    hi: 'दुकान पर अभी भीड़ है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
    or: 'ଦୋକାନରେ ଏବେ ଭିଡ଼ ଅଛି। ଦୟାକରି କିଛି ସେକେଣ୍ଡ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Pictures cannot be stored or shown at the moment. Please try again in a minute.': {
    hi: 'अभी तस्वीरें न सेव की जा सकती हैं, न दिखाई जा सकती हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
    or: 'ଏବେ ଛବି ସେଭ୍ କରି କି ଦେଖାଇ ହେଉନାହିଁ। ଦୟାକରି ଗୋଟିଏ ମିନିଟ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Something went wrong. Please try again.': {
    hi: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
    or: 'କିଛି ଭୁଲ ହେଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Please fill in {0}.': {
    hi: 'कृपया यह भरें: {0}।',
    or: 'ଦୟାକରି ଏହା ପୂରଣ କରନ୍ତୁ: {0}।',
  },
  'Please check {0}.': {
    hi: 'कृपया यह जाँचें: {0}।',
    or: 'ଦୟାକରି ଏହା ଯାଞ୍ଚ କରନ୍ତୁ: {0}।',
  },
  'Too many requests. Please wait a moment.': {
    hi: 'बहुत सारे अनुरोध आए। कृपया थोड़ा रुकें।',
    or: 'ବହୁତ ଅନୁରୋଧ ଆସିଛି। ଦୟାକରି ଟିକେ ଅପେକ୍ଷା କରନ୍ତୁ।',
  },
  'This request could not be verified. Please reload the page and try again.': {
    hi: 'इस अनुरोध की जाँच नहीं हो सकी। कृपया पेज फिर से खोलकर कोशिश करें।',
    or: 'ଏହି ଅନୁରୋଧ ଯାଞ୍ଚ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୃଷ୍ଠା ପୁଣି ଖୋଲି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  name: {
    hi: 'नाम',
    or: 'ନାମ',
  },
  'user name': {
    hi: 'नाम',
    or: 'ନାମ',
  },
  'first name': {
    hi: 'नाम',
    or: 'ନାମ',
  },
  'customer name': {
    hi: 'नाम',
    or: 'ନାମ',
  },
  'deliver to': {
    hi: 'पाने वाले का नाम',
    or: 'ପାଇବା ଲୋକଙ୍କ ନାମ',
  },
  email: {
    hi: 'ई-मेल',
    or: 'ଇ-ମେଲ',
  },
  'mobile number': {
    hi: 'मोबाइल नंबर',
    or: 'ମୋବାଇଲ ନମ୍ବର',
  },
  'mobile no': {
    hi: 'मोबाइल नंबर',
    or: 'ମୋବାଇଲ ନମ୍ବର',
  },
  contact: {
    hi: 'संपर्क नंबर',
    or: 'ଯୋଗାଯୋଗ ନମ୍ବର',
  },
  otp: {
    hi: 'ओटीपी',
    or: 'ଓଟିପି',
  },
  pincode: {
    hi: 'पिनकोड',
    or: 'ପିନକୋଡ୍',
  },
  'room no': {
    hi: 'मकान / कमरा नंबर',
    or: 'ଘର / ରୁମ ନମ୍ବର',
  },
  locality: {
    hi: 'मोहल्ला',
    or: 'ସାହି',
  },
  area: {
    hi: 'इलाका',
    or: 'ଅଞ୍ଚଳ',
  },
  landmark: {
    hi: 'लैंडमार्क',
    or: 'ଲ୍ୟାଣ୍ଡମାର୍କ',
  },
  address: {
    hi: 'पता',
    or: 'ଠିକଣା',
  },
  'customer address': {
    hi: 'डिलीवरी का पता',
    or: 'ଡେଲିଭରି ଠିକଣା',
  },
  'delivery date': {
    hi: 'डिलीवरी की तारीख',
    or: 'ଡେଲିଭରି ତାରିଖ',
  },
  'delivery slot': {
    hi: 'डिलीवरी का समय',
    or: 'ଡେଲିଭରି ସମୟ',
  },
  quantity: {
    hi: 'मात्रा',
    or: 'ପରିମାଣ',
  },
  amount: {
    hi: 'रकम',
    or: 'ଟଙ୍କା',
  },
  reason: {
    hi: 'कारण',
    or: 'କାରଣ',
  },
  details: {
    hi: 'विवरण',
    or: 'ବିବରଣୀ',
  },
  occasion: {
    hi: 'अवसर',
    or: 'ଉପଲକ୍ଷ',
  },
  'occasion members': {
    hi: 'लोगों की संख्या',
    or: 'ଲୋକ ସଂଖ୍ୟା',
  },
};
