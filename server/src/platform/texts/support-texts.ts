import type { TextTable } from './text-table.ts';

/** Texts of customer support: complaints, refunds, customers. */
export const supportTexts: TextTable = {
  'This refund was not found.': {
    hi: 'यह रिफ़ंड नहीं मिला।',
    or: 'ଏହି ରିଫଣ୍ଡ ମିଳିଲା ନାହିଁ।',
  },
  'Only a delivered order can be refunded here.': {
    hi: 'यहाँ केवल डिलीवर हुए ऑर्डर का रिफ़ंड हो सकता है।',
    or: 'ଏଠାରେ କେବଳ ଡେଲିଭରି ହୋଇଥିବା ଅର୍ଡରର ରିଫଣ୍ଡ ହୋଇପାରିବ।',
  },
  'Please choose items or enter an amount.': {
    hi: 'कृपया सामान चुनें या रक़म लिखें।',
    or: 'ଦୟାକରି ଜିନିଷ ବାଛନ୍ତୁ କିମ୍ବା ପରିମାଣ ଲେଖନ୍ତୁ।',
  },
  'Please enter the amount in rupees.': {
    hi: 'कृपया रक़म रुपयों में लिखें।',
    or: 'ଦୟାକରି ଟଙ୍କାରେ ପରିମାଣ ଲେଖନ୍ତୁ।',
  },
  'Only {0} can still be refunded.': {
    hi: 'अब केवल {0} का रिफ़ंड हो सकता है।',
    or: 'ଏବେ କେବଳ {0} ରିଫଣ୍ଡ ହୋଇପାରିବ।',
  },
  'Only {0} can go back to where the order was paid from. Please choose the wallet.': {
    hi: 'जहाँ से भुगतान हुआ था वहाँ केवल {0} लौट सकते हैं। कृपया वॉलेट चुनें।',
    or: 'ଯେଉଁଠାରୁ ପେମେଣ୍ଟ ହୋଇଥିଲା ସେଠାକୁ କେବଳ {0} ଫେରିପାରିବ। ଦୟାକରି ୱାଲେଟ୍ ବାଛନ୍ତୁ।',
  },
  'The customer has no account any more: please refund to where the order was paid from.': {
    hi: 'ग्राहक का खाता अब नहीं है: कृपया वहीं लौटाएँ जहाँ से भुगतान हुआ था।',
    or: 'ଗ୍ରାହକଙ୍କ ଖାତା ଆଉ ନାହିଁ: ଯେଉଁଠାରୁ ପେମେଣ୍ଟ ହୋଇଥିଲା ସେଠାକୁ ଫେରାନ୍ତୁ।',
  },
  'Please open the refund again.': {
    hi: 'कृपया रिफ़ंड फिर से खोलें।',
    or: 'ଦୟାକରି ରିଫଣ୍ଡ ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  'Another person must approve your refund.': {
    hi: 'आपके रिफ़ंड को किसी और को मंज़ूर करना होगा।',
    or: 'ଆପଣଙ୍କ ରିଫଣ୍ଡକୁ ଅନ୍ୟ କେହି ମଞ୍ଜୁର କରିବା ଆବଶ୍ୟକ।',
  },
  'This refund was decided already.': {
    hi: 'इस रिफ़ंड पर फ़ैसला हो चुका है।',
    or: 'ଏହି ରିଫଣ୍ଡ ଉପରେ ନିଷ୍ପତ୍ତି ହୋଇସାରିଛି।',
  },
  '{0}: {1} of order #{2} is back in your wallet.': {
    hi: '{0}: ऑर्डर #{2} के {1} आपके वॉलेट में लौट आए।',
    or: '{0}: ଅର୍ଡର #{2}ର {1} ଆପଣଙ୍କ ୱାଲେଟକୁ ଫେରିଲା।',
  },
  '{0} is back in your wallet': {
    hi: '{0} आपके वॉलेट में लौट आए',
    or: '{0} ଆପଣଙ୍କ ୱାଲେଟକୁ ଫେରିଲା',
  },
  'We refunded {0} of your order #{1}. It is in your wallet.': {
    hi: 'हमने आपके ऑर्डर #{1} के {0} लौटा दिए। वे आपके वॉलेट में हैं।',
    or: 'ଆମେ ଆପଣଙ୍କ ଅର୍ଡର #{1}ର {0} ଫେରାଇଲୁ। ତାହା ଆପଣଙ୍କ ୱାଲେଟରେ ଅଛି।',
  },
  'We refunded it of your order #{0}.': {
    hi: 'हमने इसे आपके ऑर्डर #{0} से लौटाया।',
    or: 'ଆମେ ଏହାକୁ ଆପଣଙ୍କ ଅର୍ଡର #{0}ରୁ ଫେରାଇଲୁ।',
  },
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
  'This customer was not found.': {
    hi: 'यह ग्राहक नहीं मिले।',
    or: 'ଏହି ଗ୍ରାହକ ମିଳିଲେ ନାହିଁ।',
  },
  'Please type 3 characters or more.': {
    hi: 'कृपया 3 या ज़्यादा अक्षर लिखें।',
    or: 'ଦୟାକରି 3 କିମ୍ବା ଅଧିକ ଅକ୍ଷର ଲେଖନ୍ତୁ।',
  },
  'Please write a note.': {
    hi: 'कृपया नोट लिखें।',
    or: 'ଦୟାକରି ଟିପ୍ପଣୀ ଲେଖନ୍ତୁ।',
  },
  'Your account cannot place orders at the moment. Please contact the shop.': {
    hi: 'आपके खाते से अभी ऑर्डर नहीं हो सकता। कृपया दुकान से संपर्क करें।',
    or: 'ଆପଣଙ୍କ ଖାତାରୁ ଏବେ ଅର୍ଡର ହୋଇପାରିବ ନାହିଁ। ଦୟାକରି ଦୋକାନ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ।',
  },
  'Your account cannot place orders at the moment. Please contact us: {0}.': {
    hi: 'आपके खाते से अभी ऑर्डर नहीं हो सकता। कृपया हमसे संपर्क करें: {0}।',
    or: 'ଆପଣଙ୍କ ଖାତାରୁ ଏବେ ଅର୍ଡର ହୋଇପାରିବ ନାହିଁ। ଦୟାକରି ଆମ ସହ ଯୋଗାଯୋଗ କରନ୍ତୁ: {0}।',
  },
  'Please write what was done about it.': {
    hi: 'कृपया लिखें कि इसके लिए क्या किया गया।',
    or: 'ଦୟାକରି ଲେଖନ୍ତୁ ଏଥିପାଇଁ କଣ କରାଗଲା।',
  },
  'The rules are being checked already.': {
    hi: 'नियमों की जाँच अभी चल रही है।',
    or: 'ନିୟମଗୁଡ଼ିକର ଯାଞ୍ଚ ଏବେ ଚାଲିଛି।',
  },
  'This needs nobody any more. Please load the page again.': {
    hi: 'अब इस पर किसी को कुछ नहीं करना है। कृपया पेज फिर से लोड करें।',
    or: 'ଏଥିରେ ଆଉ କାହାକୁ କିଛି କରିବାକୁ ନାହିଁ। ଦୟାକରି ପୃଷ୍ଠା ପୁଣି ଲୋଡ୍ କରନ୍ତୁ।',
  },
  'This reason was not found.': { hi: 'यह कारण नहीं मिला।', or: 'ଏହି କାରଣ ମିଳିଲା ନାହିଁ।' },
  'There is this reason already.': {
    hi: 'यह कारण पहले से है।',
    or: 'ଏହି କାରଣ ଆଗରୁ ଅଛି।',
  },
  'Customers need one reason at least to complain.': {
    hi: 'शिकायत करने के लिए ग्राहकों को कम से कम एक कारण चाहिए।',
    or: 'ଅଭିଯୋଗ କରିବାକୁ ଗ୍ରାହକଙ୍କୁ ଅତି କମରେ ଗୋଟିଏ କାରଣ ଦରକାର।',
  },
  'Please enter the reason, in 200 characters or less.': {
    hi: 'कृपया कारण 200 अक्षरों तक में लिखें।',
    or: 'ଦୟାକରି କାରଣ 200 ଅକ୍ଷର ମଧ୍ୟରେ ଲେଖନ୍ତୁ।',
  },
  'The reason is changed.': { hi: 'कारण बदल दिया गया।', or: 'କାରଣ ବଦଳାଗଲା।' },
};
