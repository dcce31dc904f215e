import type { TextTable } from './text-table.ts';

/** Error messages of staff calls, and e-mails to staff. */
export const staffTexts: TextTable = {
  'Hello {0},\n\nyour staff account of {1} was used to sign in on {2}, from {3} with {4}.\n\nIf this was not you, ask an owner of the shop to shut the account out at once.':
    {
      hi: 'नमस्ते {0},\n\n{1} के आपके स्टाफ़ खाते में साइन इन हुआ: {2}, {3}, {4}।\n\nअगर यह आप नहीं थे, तो दुकान के किसी मालिक से कहें कि इस खाते का प्रवेश तुरंत बंद करें।',
      or: 'ନମସ୍କାର {0},\n\n{1}ର ଆପଣଙ୍କ ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟରେ ସାଇନ୍ ଇନ୍ ହେଲା: {2}, {3}, {4}।\n\nଏହା ଆପଣ ନଥିଲେ, ଦୋକାନର କୌଣସି ମାଲିକଙ୍କୁ ଏହି ଆକାଉଣ୍ଟର ପ୍ରବେଶ ତୁରନ୍ତ ବନ୍ଦ କରିବାକୁ କୁହନ୍ତୁ।',
    },
  'Hello {0},\n\nwith this link you choose the passphrase of your staff account of {1}:\n{2}\n\nIt works once, until {3}. Do not share it with anyone.':
    {
      hi: 'नमस्ते {0},\n\nइस लिंक से आप {1} के अपने स्टाफ़ खाते का पासफ़्रेज़ चुनते हैं:\n{2}\n\nयह एक ही बार काम करता है, {3} तक। इसे किसी को न बताएँ।',
      or: 'ନମସ୍କାର {0},\n\nଏହି ଲିଙ୍କ୍‌ରୁ ଆପଣ {1}ର ନିଜ ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟର ପାସଫ୍ରେଜ୍ ବାଛନ୍ତି:\n{2}\n\nଏହା ଥରେ ମାତ୍ର କାମ କରେ, {3} ପର୍ଯ୍ୟନ୍ତ। ଏହା କାହାକୁ ଜଣାନ୍ତୁ ନାହିଁ।',
    },
  'Your {0} staff account': { hi: 'आपका {0} स्टाफ़ खाता', or: 'ଆପଣଙ୍କ {0} ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟ' },
  'Sign-in to your {0} staff account': {
    hi: 'आपके {0} स्टाफ़ खाते में साइन इन',
    or: 'ଆପଣଙ୍କ {0} ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟରେ ସାଇନ୍ ଇନ୍',
  },
  'an unknown browser': { hi: 'अनजान ब्राउज़र', or: 'ଅଜଣା ବ୍ରାଉଜର' },
  'Veg items need a bag of their own.': {
    hi: 'शाकाहारी सामान के लिए अलग थैला चाहिए।',
    or: 'ନିରାମିଷ ଜିନିଷ ପାଇଁ ଅଲଗା ବ୍ୟାଗ୍ ଦରକାର।',
  },
  'Non-veg items need a bag of their own.': {
    hi: 'मांसाहारी सामान के लिए अलग थैला चाहिए।',
    or: 'ଆମିଷ ଜିନିଷ ପାଇଁ ଅଲଗା ବ୍ୟାଗ୍ ଦରକାର।',
  },
  'Nothing in this order is veg.': {
    hi: 'इस ऑर्डर में कुछ भी शाकाहारी नहीं है।',
    or: 'ଏହି ଅର୍ଡରରେ କିଛି ନିରାମିଷ ନାହିଁ।',
  },
  'Nothing in this order is non-veg.': {
    hi: 'इस ऑर्डर में कुछ भी मांसाहारी नहीं है।',
    or: 'ଏହି ଅର୍ଡରରେ କିଛି ଆମିଷ ନାହିଁ।',
  },
  'Bags are counted while a confirmed order is in the shop.': {
    hi: 'थैले तब गिने जाते हैं जब पुष्ट ऑर्डर दुकान में हो।',
    or: 'ନିଶ୍ଚିତ ଅର୍ଡର ଦୋକାନରେ ଥିବା ବେଳେ ବ୍ୟାଗ୍ ଗଣାଯାଏ।',
  },
  'An order has at most {0} bags.': {
    hi: 'एक ऑर्डर में ज़्यादा से ज़्यादा {0} थैले होते हैं।',
    or: 'ଗୋଟିଏ ଅର୍ଡରରେ ସର୍ବାଧିକ {0}ଟି ବ୍ୟାଗ୍ ଥାଏ।',
  },
  'This order is cancelled or not paid yet: there is nothing to pack.': {
    hi: 'यह ऑर्डर रद्द है या अभी इसका भुगतान नहीं हुआ: पैक करने को कुछ नहीं है।',
    or: 'ଏହି ଅର୍ଡର ବାତିଲ ହୋଇଛି କିମ୍ବା ଏପର୍ଯ୍ୟନ୍ତ ଏହାର ପେମେଣ୍ଟ ହୋଇନାହିଁ: ପ୍ୟାକ୍ କରିବାକୁ କିଛି ନାହିଁ।',
  },
  'No order of this slot is packed.': {
    hi: 'इस डिलीवरी समय का कोई ऑर्डर पैक नहीं हुआ है।',
    or: 'ଏହି ଡେଲିଭରି ସମୟର କୌଣସି ଅର୍ଡର ପ୍ୟାକ୍ ହୋଇନାହିଁ।',
  },
  'This order is delivered or cancelled: phone, address and note stay as they are.': {
    hi: 'यह ऑर्डर पहुँच चुका या रद्द है: फ़ोन, पता और नोट वैसे ही रहेंगे।',
    or: 'ଏହି ଅର୍ଡର ପହଞ୍ଚିସାରିଛି କିମ୍ବା ବାତିଲ: ଫୋନ୍, ଠିକଣା ଓ ଟିପ୍ପଣୀ ସେହିପରି ରହିବ।',
  },
  'Somebody has corrected this order since you opened it.': {
    hi: 'आपके खोलने के बाद किसी ने यह ऑर्डर सुधारा है।',
    or: 'ଆପଣ ଖୋଲିବା ପରେ କେହି ଏହି ଅର୍ଡର ସୁଧାରିଛନ୍ତି।',
  },
  'The zone of this order is no longer known, so its pincode stays.': {
    hi: 'इस ऑर्डर का ज़ोन अब पता नहीं है, इसलिए पिनकोड वही रहेगा।',
    or: 'ଏହି ଅର୍ଡରର ଜୋନ୍ ଆଉ ଜଣା ନାହିଁ, ତେଣୁ ପିନକୋଡ୍ ସେହିପରି ରହିବ।',
  },
  '{0} is not in the zone {1}. To deliver there, cancel this order and place another.': {
    hi: '{0} ज़ोन {1} में नहीं है। वहाँ पहुँचाने के लिए यह ऑर्डर रद्द करके दूसरा दें।',
    or: '{0} ଜୋନ୍ {1}ରେ ନାହିଁ। ସେଠାରେ ପହଞ୍ଚାଇବାକୁ ଏହି ଅର୍ଡର ବାତିଲ କରି ଅନ୍ୟଟିଏ ଦିଅନ୍ତୁ।',
  },
  'The address says {0}, but the pincode is {1}.': {
    hi: 'पते में {0} लिखा है, पर पिनकोड {1} है।',
    or: 'ଠିକଣାରେ {0} ଲେଖାଅଛି, କିନ୍ତୁ ପିନକୋଡ୍ {1}।',
  },
  'The notice is changed.': { hi: 'सूचना बदल दी गई।', or: 'ସୂଚନା ବଦଳାଗଲା।' },
  'The notice is removed.': { hi: 'सूचना हटा दी गई।', or: 'ସୂଚନା ହଟାଗଲା।' },
  'The slot is changed.': { hi: 'डिलीवरी का समय बदल दिया गया।', or: 'ଡେଲିଭରି ସମୟ ବଦଳାଗଲା।' },
  'The zone is changed.': { hi: 'ज़ोन बदल दिया गया।', or: 'ଜୋନ୍ ବଦଳାଗଲା।' },
  'This person is shut out.': {
    hi: 'इस व्यक्ति का प्रवेश बंद है।',
    or: 'ଏହି ବ୍ୟକ୍ତିଙ୍କ ପ୍ରବେଶ ବନ୍ଦ ଅଛି।',
  },
  'This person may sign in again.': {
    hi: 'यह व्यक्ति फिर से साइन इन कर सकता है।',
    or: 'ଏହି ବ୍ୟକ୍ତି ପୁଣି ସାଇନ୍ ଇନ୍ କରିପାରିବେ।',
  },
  'The invitation is withdrawn.': {
    hi: 'निमंत्रण वापस ले लिया गया।',
    or: 'ନିମନ୍ତ୍ରଣ ପ୍ରତ୍ୟାହାର କରାଗଲା।',
  },
  'Please choose a first and a last day, at most three years apart.': {
    hi: 'कृपया पहला और आखिरी दिन चुनें, बीच में ज़्यादा से ज़्यादा तीन साल हों।',
    or: 'ଦୟାକରି ପ୍ରଥମ ଓ ଶେଷ ଦିନ ବାଛନ୍ତୁ, ମଝିରେ ଅତି ବେଶୀରେ ତିନି ବର୍ଷ ରହୁ।',
  },
  'The session has ended.': { hi: 'सत्र समाप्त हो गया।', or: 'ସେସନ୍ ଶେଷ ହେଲା।' },
  'Please check the expiry date: it is not a day from today on.': {
    hi: 'कृपया एक्सपायरी की तारीख जाँचें: वह आज या आज के बाद की नहीं है।',
    or: 'ଦୟାକରି ମିଆଦ ସରିବା ତାରିଖ ଯାଞ୍ଚ କରନ୍ତୁ: ତାହା ଆଜି କିମ୍ବା ଆଜି ପରର ନୁହେଁ।',
  },
  'This would be too many of {0}. Please check the quantity.': {
    hi: '{0} की मात्रा बहुत ज़्यादा हो जाएगी। कृपया मात्रा जाँचें।',
    or: '{0}ର ପରିମାଣ ବହୁତ ଅଧିକ ହୋଇଯିବ। ଦୟାକରି ପରିମାଣ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  'The stock has changed meanwhile: {0} should be on hand now. Please check your count.': {
    hi: 'इस बीच स्टॉक बदल गया: अब {0} होने चाहिए। कृपया अपनी गिनती जाँचें।',
    or: 'ଏହା ମଧ୍ୟରେ ଷ୍ଟକ ବଦଳିଛି: ଏବେ {0}ଟି ରହିବା କଥା। ଦୟାକରି ନିଜ ଗଣତି ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  'Please say why the count differs.': {
    hi: 'कृपया बताएँ कि गिनती अलग क्यों है।',
    or: 'ଦୟାକରି କୁହନ୍ତୁ ଗଣତି କାହିଁକି ଅଲଗା।',
  },
  'Only {0} can be removed. The others are sold; mark them as missing when their order is picked.':
    {
      hi: 'केवल {0} हटाए जा सकते हैं। बाकी बिक चुके हैं; उनका ऑर्डर पिक करते समय उन्हें कम दिखाएँ।',
      or: 'କେବଳ {0}ଟି କାଢ଼ି ହେବ। ବାକି ବିକ୍ରି ହୋଇସାରିଛି; ସେମାନଙ୍କ ଅର୍ଡର ପିକ୍ କଲାବେଳେ କମ୍ ବୋଲି ଦର୍ଶାନ୍ତୁ।',
    },
  'This page of the list does not exist any more. Please open its first page.': {
    hi: 'सूची का यह पेज अब नहीं है। कृपया उसका पहला पेज खोलें।',
    or: 'ତାଲିକାର ଏହି ପୃଷ୍ଠା ଆଉ ନାହିଁ। ଦୟାକରି ତାହାର ପ୍ରଥମ ପୃଷ୍ଠା ଖୋଲନ୍ତୁ।',
  },
  'This was recorded as something else. Please load the page again.': {
    hi: 'यह किसी और रूप में दर्ज हो चुका है। कृपया पेज फिर से लोड करें।',
    or: 'ଏହା ଅନ୍ୟ ରୂପରେ ଲେଖାଯାଇସାରିଛି। ଦୟାକରି ପୃଷ୍ଠା ପୁଣି ଲୋଡ୍ କରନ୍ତୁ।',
  },
  'This line is not part of the order.': {
    hi: 'यह सामान इस ऑर्डर में नहीं है।',
    or: 'ଏହି ଜିନିଷ ଏହି ଅର୍ଡରରେ ନାହିଁ।',
  },
  'Please start picking this order first.': {
    hi: 'कृपया पहले इस ऑर्डर की पिकिंग शुरू करें।',
    or: 'ଦୟାକରି ପ୍ରଥମେ ଏହି ଅର୍ଡରର ପିକିଂ ଆରମ୍ଭ କରନ୍ତୁ।',
  },
  'This product is not sold by weight.': {
    hi: 'यह प्रोडक्ट तौलकर नहीं बिकता।',
    or: 'ଏହି ପ୍ରଡକ୍ଟ ଓଜନରେ ବିକ୍ରି ହୁଏ ନାହିଁ।',
  },
  'Nothing is missing that could be replaced.': {
    hi: 'ऐसा कुछ कम नहीं है जिसे बदला जा सके।',
    or: 'ବଦଳାଯିବା ଭଳି କିଛି କମ୍ ନାହିଁ।',
  },
  'The customer did not allow a substitute. Please call and ask first.': {
    hi: 'ग्राहक ने बदले में कुछ और देने की अनुमति नहीं दी है। कृपया पहले फ़ोन करके पूछें।',
    or: 'ଗ୍ରାହକ ବଦଳରେ ଅନ୍ୟ କିଛି ଦେବାକୁ ଅନୁମତି ଦେଇନାହାଁନ୍ତି। ଦୟାକରି ପ୍ରଥମେ ଫୋନ୍ କରି ପଚାରନ୍ତୁ।',
  },
  'This cannot be undone: the order has moved on.': {
    hi: 'इसे वापस नहीं लिया जा सकता: ऑर्डर आगे बढ़ चुका है।',
    or: 'ଏହାକୁ ଫେରାଇ ହେବ ନାହିଁ: ଅର୍ଡର ଆଗକୁ ବଢ଼ିସାରିଛି।',
  },
  'Only a manager can undo this now.': {
    hi: 'अब इसे केवल मैनेजर वापस ले सकते हैं।',
    or: 'ଏବେ ଏହାକୁ କେବଳ ମ୍ୟାନେଜର ଫେରାଇପାରିବେ।',
  },
  'Something was missing, so the bill was lowered when the order was packed. That cannot be undone.':
    {
      hi: 'कुछ कम था, इसलिए पैक करते समय बिल कम हो गया। इसे वापस नहीं लिया जा सकता।',
      or: 'କିଛି କମ୍ ଥିଲା, ତେଣୁ ପ୍ୟାକ୍ କଲାବେଳେ ବିଲ୍ କମିଗଲା। ଏହାକୁ ଫେରାଇ ହେବ ନାହିଁ।',
    },
  'The cash of this delivery has been counted. The delivery cannot be undone.': {
    hi: 'इस डिलीवरी का नकद गिना जा चुका है। डिलीवरी वापस नहीं ली जा सकती।',
    or: 'ଏହି ଡେଲିଭରିର ନଗଦ ଗଣାଯାଇସାରିଛି। ଡେଲିଭରି ଫେରାଇ ହେବ ନାହିଁ।',
  },
  'This product cannot replace the one ordered.': {
    hi: 'यह प्रोडक्ट मँगाए गए की जगह नहीं ले सकता।',
    or: 'ଏହି ପ୍ରଡକ୍ଟ ମଗାଯାଇଥିବା ଜିନିଷର ବଦଳ ହୋଇପାରିବ ନାହିଁ।',
  },
  'Nothing of this order was found. Please ask a manager to cancel it.': {
    hi: 'इस ऑर्डर का कुछ नहीं मिला। कृपया मैनेजर से इसे रद्द कराएँ।',
    or: 'ଏହି ଅର୍ଡରର କିଛି ମିଳିଲା ନାହିଁ। ଦୟାକରି ମ୍ୟାନେଜରଙ୍କୁ ଏହା ବାତିଲ କରିବାକୁ କୁହନ୍ତୁ।',
  },
  'Only {0} of {1} in stock. Please choose another substitute.': {
    hi: '{1} केवल {0} स्टॉक में हैं। कृपया बदले में कुछ और चुनें।',
    or: '{1} କେବଳ {0}ଟି ଷ୍ଟକରେ ଅଛି। ଦୟାକରି ବଦଳରେ ଆଉ କିଛି ବାଛନ୍ତୁ।',
  },
  'Only {0} were ordered.': {
    hi: 'केवल {0} ऑर्डर किए गए थे।',
    or: 'କେବଳ {0}ଟି ଅର୍ଡର ହୋଇଥିଲା।',
  },
  'At most {0} of this product can replace what is missing.': {
    hi: 'जो कम है उसके बदले यह प्रोडक्ट ज़्यादा से ज़्यादा {0} दिया जा सकता है।',
    or: 'ଯାହା କମ୍ ଅଛି ତା ବଦଳରେ ଏହି ପ୍ରଡକ୍ଟ ସର୍ବାଧିକ {0}ଟି ଦିଆଯାଇପାରିବ।',
  },
  'This round was not found.': {
    hi: 'यह राउंड नहीं मिला।',
    or: 'ଏହି ରାଉଣ୍ଡ ମିଳିଲା ନାହିଁ।',
  },
  'Please choose a passphrase of 10 characters or more.': {
    hi: 'कृपया 10 या ज़्यादा अक्षरों का पासफ़्रेज़ चुनें।',
    or: 'ଦୟାକରି 10 କିମ୍ବା ଅଧିକ ଅକ୍ଷରର ପାସଫ୍ରେଜ୍ ବାଛନ୍ତୁ।',
  },
  'This slot was not found.': {
    hi: 'यह समय नहीं मिला।',
    or: 'ଏହି ସମୟ ମିଳିଲା ନାହିଁ।',
  },
  'Please choose for each item whether it goes back into stock or is waste.': {
    hi: 'कृपया हर सामान के लिए चुनें कि वह स्टॉक में लौटेगा या बेकार है।',
    or: 'ଦୟାକରି ପ୍ରତ୍ୟେକ ଜିନିଷ ପାଇଁ ବାଛନ୍ତୁ: ଷ୍ଟକକୁ ଫେରିବ କି ନଷ୍ଟ ହୋଇଛି।',
  },
  'This order has no invoice yet.': {
    hi: 'इस ऑर्डर का बिल अभी नहीं बना है।',
    or: 'ଏହି ଅର୍ଡରର ବିଲ୍ ଏପର୍ଯ୍ୟନ୍ତ ହୋଇନାହିଁ।',
  },
  'Only packed orders, and those that could not be delivered, can go out.': {
    hi: 'केवल पैक किए ऑर्डर, और वे जिनकी डिलीवरी नहीं हो सकी, भेजे जा सकते हैं।',
    or: 'କେବଳ ପ୍ୟାକ୍ ହୋଇଥିବା ଅର୍ଡର, ଓ ଯେଉଁଗୁଡ଼ିକର ଡେଲିଭରି ହୋଇପାରିଲା ନାହିଁ, ପଠାଯାଇପାରିବ।',
  },
  'This code is wrong. Please ask the customer again, or give a reason instead.': {
    hi: 'यह कोड गलत है। कृपया ग्राहक से फिर पूछें, या कारण लिखें।',
    or: 'ଏହି କୋଡ୍ ଭୁଲ। ଦୟାକରି ଗ୍ରାହକଙ୍କୁ ପୁଣି ପଚାରନ୍ତୁ, କିମ୍ବା କାରଣ ଲେଖନ୍ତୁ।',
  },
  'This photo cannot be read.': {
    hi: 'यह फ़ोटो पढ़ा नहीं जा सकता।',
    or: 'ଏହି ଫଟୋ ପଢ଼ାଯାଇପାରୁନାହିଁ।',
  },
  'The shop has no such delivery of yours now: it may have been undone.': {
    hi: 'दुकान में अभी आपकी ऐसी कोई डिलीवरी नहीं है: शायद वह वापस ली गई।',
    or: 'ଦୋକାନରେ ଏବେ ଆପଣଙ୍କ ଏପରି କୌଣସି ଡେଲିଭରି ନାହିଁ: ହୁଏତ ତାହା ଫେରାଇ ନିଆଯାଇଛି।',
  },
  'This photo is not stored any more.': {
    hi: 'यह फ़ोटो अब सहेजा हुआ नहीं है।',
    or: 'ଏହି ଫଟୋ ଆଉ ସଂରକ୍ଷିତ ନାହିଁ।',
  },
  'You undid the delivery of this order. Another person must record what is refused of it.': {
    hi: 'आपने इस ऑर्डर की डिलीवरी वापस ली है। इसमें से जो नहीं लिया गया, उसे कोई और दर्ज करे।',
    or: 'ଆପଣ ଏହି ଅର୍ଡରର ଡେଲିଭରି ପ୍ରତ୍ୟାହାର କରିଛନ୍ତି। ଏଥିରୁ ଯାହା ନିଆଗଲା ନାହିଁ, ତାହା ଅନ୍ୟ ଜଣେ ଲେଖନ୍ତୁ।',
  },
  'You took this cash yourself. Please let another person count it.': {
    hi: 'यह नकद आपने ही लिया था। कृपया किसी और से गिनवाएँ।',
    or: 'ଏହି ନଗଦ ଆପଣ ନିଜେ ନେଇଥିଲେ। ଦୟାକରି ଅନ୍ୟ ଜଣଙ୍କୁ ଗଣିବାକୁ ଦିଅନ୍ତୁ।',
  },
  'The amount has changed. Please look at it again.': {
    hi: 'रकम बदल गई है। कृपया फिर देखें।',
    or: 'ଟଙ୍କା ପରିମାଣ ବଦଳିଯାଇଛି। ଦୟାକରି ପୁଣି ଦେଖନ୍ତୁ।',
  },
  'This action was sent before for something else. Please load the page again.': {
    hi: 'यह पहले किसी और काम के लिए भेजा गया था। कृपया पेज फिर खोलें।',
    or: 'ଏହା ପୂର୍ବରୁ ଅନ୍ୟ କାମ ପାଇଁ ପଠାଯାଇଥିଲା। ଦୟାକରି ପୃଷ୍ଠା ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  'Somebody else did this. It can be sent when they are signed in.': {
    hi: 'यह किसी और ने किया था। उनके साइन इन करने पर यह भेजा जा सकता है।',
    or: 'ଏହା ଅନ୍ୟ କେହି କରିଥିଲେ। ସେ ସାଇନ୍ ଇନ୍ କଲେ ଏହା ପଠାଯାଇପାରିବ।',
  },
  'This person has no cash to hand in.': {
    hi: 'इस व्यक्ति के पास जमा करने को नकद नहीं है।',
    or: 'ଏହି ବ୍ୟକ୍ତିଙ୍କ ପାଖରେ ଜମା କରିବାକୁ ନଗଦ ନାହିଁ।',
  },
  'Please choose a rider.': {
    hi: 'कृपया राइडर चुनें।',
    or: 'ଦୟାକରି ରାଇଡର ବାଛନ୍ତୁ।',
  },
  'Without the code, this shop needs a photo of where the order was left.': {
    hi: 'कोड के बिना इस दुकान को उस जगह का फ़ोटो चाहिए जहाँ ऑर्डर छोड़ा गया।',
    or: 'କୋଡ୍ ନଥିଲେ, ଅର୍ଡର ଯେଉଁଠାରେ ରଖାଗଲା ତା’ର ଫଟୋ ଏହି ଦୋକାନକୁ ଦରକାର।',
  },
  'Please turn it on or off.': {
    hi: 'कृपया इसे चालू या बंद करें।',
    or: 'ଦୟାକରି ଏହାକୁ ଚାଲୁ କିମ୍ବା ବନ୍ଦ କରନ୍ତୁ।',
  },
  'Please give a reason.': {
    hi: 'कृपया कारण लिखें।',
    or: 'ଦୟାକରି କାରଣ ଲେଖନ୍ତୁ।',
  },
  'Please choose a day, or search the orders of the last {0} days.': {
    hi: 'कृपया एक दिन चुनें, या पिछले {0} दिनों के ऑर्डर में खोजें।',
    or: 'ଦୟାକରି ଗୋଟିଏ ଦିନ ବାଛନ୍ତୁ, କିମ୍ବା ଗତ {0} ଦିନର ଅର୍ଡରରେ ଖୋଜନ୍ତୁ।',
  },
  'This order can no longer get another slot.': {
    hi: 'इस ऑर्डर का समय अब नहीं बदला जा सकता।',
    or: 'ଏହି ଅର୍ଡରର ସମୟ ଆଉ ବଦଳାଯାଇପାରିବ ନାହିଁ।',
  },
  'Please choose a slot.': {
    hi: 'कृपया समय चुनें।',
    or: 'ଦୟାକରି ସମୟ ବାଛନ୍ତୁ।',
  },
  'This slot is closed.': {
    hi: 'यह समय बंद है।',
    or: 'ଏହି ସମୟ ବନ୍ଦ ଅଛି।',
  },
  'This slot is full.': {
    hi: 'यह समय भर चुका है।',
    or: 'ଏହି ସମୟ ପୂରଣ ହୋଇଗଲା।',
  },
  '{0} is picking this order.': {
    hi: '{0} यह ऑर्डर पिक कर रहे हैं।',
    or: '{0} ଏହି ଅର୍ଡର ପିକ୍ କରୁଛନ୍ତି।',
  },
  'Your role does not allow this.': {
    hi: 'आपकी भूमिका में इसकी अनुमति नहीं है।',
    or: 'ଆପଣଙ୍କ ଭୂମିକାରେ ଏହାର ଅନୁମତି ନାହିଁ।',
  },
  'Please give a reason; the customer sees it.': {
    hi: 'कृपया कारण लिखें; ग्राहक उसे देखेंगे।',
    or: 'ଦୟାକରି କାରଣ ଲେଖନ୍ତୁ; ଗ୍ରାହକ ତାହା ଦେଖିବେ।',
  },
  'You undid the delivery of this order. Please ask another person to cancel it.': {
    hi: 'आपने इस ऑर्डर की डिलीवरी वापस ली है। कृपया किसी और से इसे रद्द करवाएँ।',
    or: 'ଆପଣ ଏହି ଅର୍ଡରର ଡେଲିଭରି ପ୍ରତ୍ୟାହାର କରିଛନ୍ତି। ଦୟାକରି ଅନ୍ୟ ଜଣଙ୍କୁ ଏହାକୁ ବାତିଲ କରିବାକୁ କୁହନ୍ତୁ।',
  },
  'This order is paid: please confirm with your second factor again.': {
    hi: 'इस ऑर्डर का भुगतान हो चुका है: कृपया अपने दूसरे सुरक्षा चरण से फिर पुष्टि करें।',
    or: 'ଏହି ଅର୍ଡରର ପେମେଣ୍ଟ ହୋଇସାରିଛି: ଦୟାକରି ନିଜ ଦ୍ୱିତୀୟ ସୁରକ୍ଷା ସ୍ତରରେ ପୁଣି ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  'This link has been used or has expired. Please ask for a new one.': {
    hi: 'यह लिंक इस्तेमाल हो चुका है या इसका समय बीत गया। कृपया नया माँगें।',
    or: 'ଏହି ଲିଙ୍କ୍ ବ୍ୟବହାର ହୋଇସାରିଛି କିମ୍ବା ଏହାର ସମୟ ଗଲା। ଦୟାକରି ନୂଆ ମାଗନ୍ତୁ।',
  },
  'This passphrase is one of the most common ones. Please choose another.': {
    hi: 'यह पासफ़्रेज़ बहुत आम है। कृपया दूसरा चुनें।',
    or: 'ଏହି ପାସଫ୍ରେଜ୍ ବହୁତ ସାଧାରଣ। ଦୟାକରି ଅନ୍ୟଟିଏ ବାଛନ୍ତୁ।',
  },
  'E-mail address or passphrase is wrong.': {
    hi: 'ई-मेल पता या पासफ़्रेज़ गलत है।',
    or: 'ଇ-ମେଲ ଠିକଣା କିମ୍ବା ପାସଫ୍ରେଜ୍ ଭୁଲ।',
  },
  'This code is wrong or was used already.': {
    hi: 'यह कोड गलत है या पहले इस्तेमाल हो चुका है।',
    or: 'ଏହି କୋଡ୍ ଭୁଲ କିମ୍ବା ଆଗରୁ ବ୍ୟବହାର ହୋଇଛି।',
  },
  'Too many wrong attempts. Please try again in {0}.': {
    hi: 'बहुत बार गलत कोशिश हुई। कृपया {0} बाद फिर कोशिश करें।',
    or: 'ବହୁତ ଥର ଭୁଲ ଚେଷ୍ଟା ହୋଇଛି। ଦୟାକରି {0} ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'No second factor is set up yet.': {
    hi: 'अभी कोई दूसरा सुरक्षा चरण सेट नहीं है।',
    or: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଦ୍ୱିତୀୟ ସୁରକ୍ଷା ସ୍ତର ସେଟ୍ ହୋଇନାହିଁ।',
  },
  'Please confirm with your second factor again.': {
    hi: 'कृपया अपने दूसरे सुरक्षा चरण से फिर पुष्टि करें।',
    or: 'ଦୟାକରି ନିଜ ଦ୍ୱିତୀୟ ସୁରକ୍ଷା ସ୍ତରରେ ପୁଣି ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  'Please complete the sign-in with your second factor.': {
    hi: 'कृपया अपने दूसरे सुरक्षा चरण से साइन इन पूरा करें।',
    or: 'ଦୟାକରି ନିଜ ଦ୍ୱିତୀୟ ସୁରକ୍ଷା ସ୍ତରରେ ସାଇନ୍ ଇନ୍ ସମ୍ପୂର୍ଣ୍ଣ କରନ୍ତୁ।',
  },
  'This e-mail address has a staff account already.': {
    hi: 'इस ई-मेल पते का स्टाफ़ खाता पहले से है।',
    or: 'ଏହି ଇ-ମେଲ ଠିକଣାର ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟ ଆଗରୁ ଅଛି।',
  },
  'The shop needs an owner: make somebody else an owner first.': {
    hi: 'दुकान को एक मालिक चाहिए: पहले किसी और को मालिक बनाएँ।',
    or: 'ଦୋକାନର ଜଣେ ମାଲିକ ଦରକାର: ପ୍ରଥମେ ଅନ୍ୟ କାହାକୁ ମାଲିକ କରନ୍ତୁ।',
  },
  'This is more than was to be delivered.': {
    hi: 'यह उससे ज़्यादा है जो देना था।',
    or: 'ଯାହା ଦେବାର ଥିଲା ଏହା ତାଠାରୁ ଅଧିକ।',
  },
  'This was weighed: all of it is refused, or none.': {
    hi: 'यह तौला गया था: पूरा लौटाया जाता है, या कुछ नहीं।',
    or: 'ଏହା ଓଜନ କରାଯାଇଥିଲା: ପୂରା ଫେରାଯାଏ, ନହେଲେ କିଛି ନୁହେଁ।',
  },
  'The shop has recorded this delivery already, without what was refused. Please call the shop.': {
    hi: 'दुकान ने यह डिलीवरी पहले ही दर्ज कर ली है, लौटाए गए सामान के बिना। कृपया दुकान को फ़ोन करें।',
    or: 'ଦୋକାନ ଏହି ଡେଲିଭରି ଆଗରୁ ଲେଖିସାରିଛି, ଫେରାଯାଇଥିବା ଜିନିଷ ବିନା। ଦୟାକରି ଦୋକାନକୁ ଫୋନ୍ କରନ୍ତୁ।',
  },
  'Everything is refused, so the order is not delivered. Please choose “Could not deliver”.': {
    hi: 'कुछ भी नहीं लिया गया, इसलिए ऑर्डर डिलीवर नहीं हुआ। कृपया “डिलीवरी नहीं हो सकी” चुनें।',
    or: 'କୌଣସି ଜିନିଷ ନିଆଗଲା ନାହିଁ, ତେଣୁ ଅର୍ଡର ଡେଲିଭରି ହେଲା ନାହିଁ। ଦୟାକରି “ଡେଲିଭରି ହୋଇପାରିଲା ନାହିଁ” ବାଛନ୍ତୁ।',
  },
  'Something was refused at the door: its credit note is issued and the money returned. The delivery cannot be undone.':
    {
      hi: 'दरवाज़े पर कुछ सामान नहीं लिया गया: उसका क्रेडिट नोट बन चुका है और पैसे लौटाए जा चुके हैं। डिलीवरी वापस नहीं ली जा सकती।',
      or: 'ଦୁଆରେ କିଛି ଜିନିଷ ନିଆଗଲା ନାହିଁ: ତାର କ୍ରେଡିଟ୍ ନୋଟ୍ ହୋଇସାରିଛି ଓ ଟଙ୍କା ଫେରାଯାଇଛି। ଡେଲିଭରି ଫେରାଇ ହେବ ନାହିଁ।',
    },
  'Somebody has said already what became of it. Please load the page again.': {
    hi: 'इसका क्या हुआ, यह कोई बता चुका है। कृपया पेज फिर से लोड करें।',
    or: 'ଏହାର କ’ଣ ହେଲା, କେହି କହିସାରିଛନ୍ତି। ଦୟାକରି ପୃଷ୍ଠା ପୁଣି ଲୋଡ୍ କରନ୍ତୁ।',
  },
};
