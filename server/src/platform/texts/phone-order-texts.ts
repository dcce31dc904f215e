import type { TextTable } from './text-table.ts';

/** Texts for orders that staff place for callers: error messages, the code for the wallet, the payment link. */
export const phoneOrderTexts: TextTable = {
  'Please read the privacy notice to the caller, and record that they agree.': {
    hi: 'कृपया कॉल करने वाले को गोपनीयता नीति पढ़कर सुनाएँ, और उनकी सहमति दर्ज करें।',
    or: 'ଦୟାକରି ଫୋନ୍ କରିଥିବା ବ୍ୟକ୍ତିଙ୍କୁ ଗୋପନୀୟତା ନୀତି ପଢ଼ି ଶୁଣାନ୍ତୁ, ଏବଂ ସେ ରାଜି ବୋଲି ଲେଖନ୍ତୁ।',
  },
  'Please enter a mobile number of India: ten digits, the first 6 to 9.': {
    hi: 'कृपया भारत का मोबाइल नंबर भरें: दस अंक, पहला 6 से 9।',
    or: 'ଦୟାକରି ଭାରତର ମୋବାଇଲ ନମ୍ବର ଲେଖନ୍ତୁ: ଦଶ ଅଙ୍କ, ପ୍ରଥମଟି 6ରୁ 9।',
  },
  'Please enter the name of the caller.': {
    hi: 'कृपया कॉल करने वाले का नाम भरें।',
    or: 'ଦୟାକରି ଫୋନ୍ କରିଥିବା ବ୍ୟକ୍ତିଙ୍କ ନାମ ଲେଖନ୍ତୁ।',
  },
  'Please enter the code of five digits.': {
    hi: 'कृपया पाँच अंकों का कोड भरें।',
    or: 'ଦୟାକରି ପାଞ୍ଚ ଅଙ୍କର କୋଡ୍ ଲେଖନ୍ତୁ।',
  },
  'Please choose one of the saved addresses of the customer.': {
    hi: 'कृपया ग्राहक के सेव किए पतों में से एक चुनें।',
    or: 'ଦୟାକରି ଗ୍ରାହକଙ୍କ ସେଭ୍ ହୋଇଥିବା ଠିକଣାରୁ ଗୋଟିଏ ବାଛନ୍ତୁ।',
  },
  'The customer has saved {0} addresses, as many as they can.': {
    hi: 'ग्राहक ने {0} पते सेव किए हैं, इससे ज़्यादा नहीं हो सकते।',
    or: 'ଗ୍ରାହକ {0}ଟି ଠିକଣା ସେଭ୍ କରିଛନ୍ତି, ଏହାଠାରୁ ଅଧିକ ହୋଇପାରିବ ନାହିଁ।',
  },
  'This code is not right. Please ask the caller to read it out again.': {
    hi: 'यह कोड सही नहीं है। कृपया कॉल करने वाले से उसे फिर से पढ़कर सुनाने को कहें।',
    or: 'ଏହି କୋଡ୍ ଠିକ୍ ନୁହେଁ। ଦୟାକରି ଫୋନ୍ କରିଥିବା ବ୍ୟକ୍ତିଙ୍କୁ ପୁଣି ପଢ଼ିବାକୁ କୁହନ୍ତୁ।',
  },
  'The wallet is used only with a code: send it to the customer, and ask them to read it out.': {
    hi: 'वॉलेट केवल कोड से चलता है: ग्राहक को कोड भेजें, और उनसे उसे पढ़कर सुनाने को कहें।',
    or: 'ୱାଲେଟ କେବଳ କୋଡ୍ ଦ୍ୱାରା ବ୍ୟବହାର ହୁଏ: ଗ୍ରାହକଙ୍କୁ କୋଡ୍ ପଠାନ୍ତୁ, ଏବଂ ତାଙ୍କୁ ପଢ଼ିବାକୁ କୁହନ୍ତୁ।',
  },
  'This customer is blocked from ordering. Their page has the reason.': {
    hi: 'इस ग्राहक के ऑर्डर रोके गए हैं। कारण उनके पेज पर है।',
    or: 'ଏହି ଗ୍ରାହକଙ୍କ ଅର୍ଡର ବନ୍ଦ ଅଛି। କାରଣ ତାଙ୍କ ପୃଷ୍ଠାରେ ଅଛି।',
  },
  'The customer has {0} orders on their way, as many as we take at once.': {
    hi: 'ग्राहक के {0} ऑर्डर चल रहे हैं, एक साथ इससे ज़्यादा नहीं लेते।',
    or: 'ଗ୍ରାହକଙ୍କ {0}ଟି ଅର୍ଡର ବାଟରେ ଅଛି, ଏକାଥରକେ ଏହାଠାରୁ ଅଧିକ ନିଆଯାଏ ନାହିଁ।',
  },
  'The customer has {0} orders waiting for their payment, as many as we take at once.': {
    hi: 'ग्राहक के {0} ऑर्डर भुगतान की प्रतीक्षा में हैं, एक साथ इससे ज़्यादा नहीं लेते।',
    or: 'ଗ୍ରାହକଙ୍କ {0}ଟି ଅର୍ଡର ପେମେଣ୍ଟ ପାଇଁ ଅପେକ୍ଷା କରୁଛି, ଏକାଥରକେ ଏହାଠାରୁ ଅଧିକ ନିଆଯାଏ ନାହିଁ।',
  },
  '{0} orders of the customer were cancelled without their online payment within {1} hours. Please choose another way to pay.':
    {
      hi: '{1} घंटों में ग्राहक के {0} ऑर्डर ऑनलाइन भुगतान के बिना रद्द हुए। कृपया भुगतान का दूसरा तरीका चुनें।',
      or: '{1} ଘଣ୍ଟାରେ ଗ୍ରାହକଙ୍କ {0}ଟି ଅର୍ଡର ଅନଲାଇନ ପେମେଣ୍ଟ ବିନା ବାତିଲ ହୋଇଛି। ଦୟାକରି ଅନ୍ୟ ପେମେଣ୍ଟ ଉପାୟ ବାଛନ୍ତୁ।',
    },
  'The wallet of the customer is empty. Please choose another way to pay.': {
    hi: 'ग्राहक का वॉलेट खाली है। कृपया भुगतान का दूसरा तरीका चुनें।',
    or: 'ଗ୍ରାହକଙ୍କ ୱାଲେଟ ଖାଲି। ଦୟାକରି ଅନ୍ୟ ପେମେଣ୍ଟ ଉପାୟ ବାଛନ୍ତୁ।',
  },
  'This checkout has been ordered already. The page of the customer lists their orders.': {
    hi: 'यह ऑर्डर पहले ही दिया जा चुका है। ग्राहक के पेज पर उनके ऑर्डर हैं।',
    or: 'ଏହି ଅର୍ଡର ପୂର୍ବରୁ ଦିଆସରିଛି। ଗ୍ରାହକଙ୍କ ପୃଷ୍ଠାରେ ତାଙ୍କ ଅର୍ଡର ଅଛି।',
  },
  'Payment links are not offered at the moment. Please choose another way to pay.': {
    hi: 'अभी भुगतान लिंक उपलब्ध नहीं है। कृपया भुगतान का दूसरा तरीका चुनें।',
    or: 'ଏବେ ପେମେଣ୍ଟ ଲିଙ୍କ୍ ଉପଲବ୍ଧ ନାହିଁ। ଦୟାକରି ଅନ୍ୟ ପେମେଣ୍ଟ ଉପାୟ ବାଛନ୍ତୁ।',
  },
  'The payment provider does not respond. The link is sent as soon as it does.': {
    hi: 'भुगतान सेवा जवाब नहीं दे रही। जवाब मिलते ही लिंक भेजा जाएगा।',
    or: 'ପେମେଣ୍ଟ ସେବା ଉତ୍ତର ଦେଉନାହିଁ। ଉତ୍ତର ମିଳିଲେ ଲିଙ୍କ୍ ପଠାଯିବ।',
  },
  'This order does not wait for a payment any more.': {
    hi: 'यह ऑर्डर अब भुगतान की प्रतीक्षा में नहीं है।',
    or: 'ଏହି ଅର୍ଡର ଆଉ ପେମେଣ୍ଟ ପାଇଁ ଅପେକ୍ଷା କରୁନାହିଁ।',
  },
  'The customer has begun to pay this order on the page of the shop.': {
    hi: 'ग्राहक ने दुकान के पेज पर इस ऑर्डर का भुगतान शुरू कर दिया है।',
    or: 'ଗ୍ରାହକ ଦୋକାନର ପୃଷ୍ଠାରେ ଏହି ଅର୍ଡରର ପେମେଣ୍ଟ ଆରମ୍ଭ କରିଛନ୍ତି।',
  },
  '{0} lets {1} take {2} from your wallet for your order by phone. Valid {3} min. Read it out only if you called us.':
    {
      hi: '{0}: इस कोड से {1} फ़ोन पर दिए आपके ऑर्डर के लिए आपके वॉलेट से {2} लेता है। {3} मिनट तक मान्य। तभी पढ़कर बताएँ जब आपने हमें कॉल किया हो।',
      or: '{0}: ଏହି କୋଡ୍‌ରେ, ଫୋନ୍‌ରେ ଦିଆଯାଇଥିବା ଆପଣଙ୍କ ଅର୍ଡର ପାଇଁ {1} ଆପଣଙ୍କ ୱାଲେଟରୁ {2} ନେବ। {3} ମିନିଟ ବୈଧ। ଆପଣ ଆମକୁ ଫୋନ୍ କରିଥିଲେ ହିଁ ପଢ଼ି କୁହନ୍ତୁ।',
    },
  '{0}: to place your order #{1}, pay {2} until {3}: {4}': {
    hi: '{0}: ऑर्डर #{1} के लिए {3} तक {2} का भुगतान करें: {4}',
    or: '{0}: ଅର୍ଡର #{1} ପାଇଁ {3} ସୁଦ୍ଧା {2} ପେମେଣ୍ଟ କରନ୍ତୁ: {4}',
  },
  'Please pay for your order #{0}': {
    hi: 'कृपया अपने ऑर्डर #{0} का भुगतान करें',
    or: 'ଦୟାକରି ଆପଣଙ୍କ ଅର୍ଡର #{0}ର ପେମେଣ୍ଟ କରନ୍ତୁ',
  },
  'To place your order #{0}, please pay {1} until {2}: {3}': {
    hi: 'ऑर्डर #{0} के लिए कृपया {2} तक {1} का भुगतान करें: {3}',
    or: 'ଅର୍ଡର #{0} ପାଇଁ ଦୟାକରି {2} ସୁଦ୍ଧା {1} ପେମେଣ୍ଟ କରନ୍ତୁ: {3}',
  },
};
