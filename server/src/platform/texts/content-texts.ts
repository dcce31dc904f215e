import type { TextTable } from './text-table.ts';

/** Error messages of the calls with which staff change settings and content of the shop. */
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
  'Please enter +91 and ten digits.': {
    hi: 'कृपया +91 और दस अंक लिखें।',
    or: 'ଦୟାକରି +91 ଏବଂ ଦଶଟି ଅଙ୍କ ଲେଖନ୍ତୁ।',
  },
  'Please enter an e-mail address.': {
    hi: 'कृपया ई-मेल पता लिखें।',
    or: 'ଦୟାକରି ଇ-ମେଲ ଠିକଣା ଲେଖନ୍ତୁ।',
  },
  'An FSSAI licence number has 14 digits.': {
    hi: 'FSSAI लाइसेंस नंबर में 14 अंक होते हैं।',
    or: 'FSSAI ଲାଇସେନ୍ସ ନମ୍ବରରେ 14ଟି ଅଙ୍କ ଥାଏ।',
  },
  'A GSTIN has 15 characters, such as 21AAAAA0000A1Z5.': {
    hi: 'GSTIN में 15 अक्षर होते हैं, जैसे 21AAAAA0000A1Z5।',
    or: 'GSTIN ରେ 15ଟି ଅକ୍ଷର ଥାଏ, ଯେପରି 21AAAAA0000A1Z5।',
  },
  'Please enter an address that begins with https://.': {
    hi: 'कृपया https:// से शुरू होने वाला पता लिखें।',
    or: 'ଦୟାକରି https:// ରୁ ଆରମ୍ଭ ହେଉଥିବା ଠିକଣା ଲେଖନ୍ତୁ।',
  },
  'Please put an asterisk before and after the words to highlight.': {
    hi: 'कृपया उभारे जाने वाले शब्दों के पहले और बाद में तारा (*) लगाएँ।',
    or: 'ଦୟାକରି ଉଜ୍ଜ୍ୱଳ କରିବାକୁ ଥିବା ଶବ୍ଦର ଆଗରେ ଓ ପଛରେ ତାରକା (*) ଦିଅନ୍ତୁ।',
  },
  'Please fill this in: pages and invoices name it.': {
    hi: 'कृपया इसे भरें: पेज और बिल पर यह लिखा जाता है।',
    or: 'ଦୟାକରି ଏହା ପୂରଣ କରନ୍ତୁ: ପୃଷ୍ଠା ଓ ବିଲ୍‌ରେ ଏହା ଲେଖାଯାଏ।',
  },
  'Please enter the name of the zone.': {
    hi: 'कृपया ज़ोन का नाम लिखें।',
    or: 'ଦୟାକରି ଜୋନ୍‌ର ନାମ ଲେଖନ୍ତୁ।',
  },
  'This zone was not found.': {
    hi: 'यह ज़ोन नहीं मिला।',
    or: 'ଏହି ଜୋନ୍ ମିଳିଲା ନାହିଁ।',
  },
  'There is a zone of this name already.': {
    hi: 'इस नाम का ज़ोन पहले से है।',
    or: 'ଏହି ନାମର ଜୋନ୍ ଆଗରୁ ଅଛି।',
  },
  '{0} is in the zone {1} already.': {
    hi: '{0} पहले से {1} ज़ोन में है।',
    or: '{0} ଆଗରୁ {1} ଜୋନ୍‌ରେ ଅଛି।',
  },
  'An area has {0} to {1} corners.': {
    hi: 'क्षेत्र के {0} से {1} कोने होते हैं।',
    or: 'କ୍ଷେତ୍ରର {0}ରୁ {1}ଟି କୋଣ ଥାଏ।',
  },
  'An area has at most 500 points, each a longitude and a latitude.': {
    hi: 'क्षेत्र में अधिकतम 500 बिंदु होते हैं, हर एक में देशांतर और अक्षांश।',
    or: 'କ୍ଷେତ୍ରରେ ସର୍ବାଧିକ 500ଟି ବିନ୍ଦୁ ଥାଏ, ପ୍ରତ୍ୟେକର ଦ୍ରାଘିମା ଓ ଅକ୍ଷାଂଶ।',
  },
  'The last point of an area is its first.': {
    hi: 'क्षेत्र का अंतिम बिंदु उसका पहला बिंदु होता है।',
    or: 'କ୍ଷେତ୍ରର ଶେଷ ବିନ୍ଦୁ ତାହାର ପ୍ରଥମ ବିନ୍ଦୁ ହୋଇଥାଏ।',
  },
  'Point {0} of the area is not in India.': {
    hi: 'क्षेत्र का बिंदु {0} भारत में नहीं है।',
    or: 'କ୍ଷେତ୍ରର ବିନ୍ଦୁ {0} ଭାରତରେ ନାହିଁ।',
  },
  'The border of the area meets itself at point {0}.': {
    hi: 'क्षेत्र की सीमा बिंदु {0} पर खुद से मिलती है।',
    or: 'କ୍ଷେତ୍ରର ସୀମା ବିନ୍ଦୁ {0} ଠାରେ ନିଜ ସହ ମିଶୁଛି।',
  },
  'The area overlaps that of the zone {0}.': {
    hi: 'यह क्षेत्र {0} ज़ोन के क्षेत्र से टकराता है।',
    or: 'ଏହି କ୍ଷେତ୍ର {0} ଜୋନ୍‌ର କ୍ଷେତ୍ର ସହ ମିଶିଯାଉଛି।',
  },
  'Please write what customers should read.': {
    hi: 'कृपया लिखें कि ग्राहक क्या पढ़ें।',
    or: 'ଦୟାକରି ଲେଖନ୍ତୁ ଗ୍ରାହକ କ’ଣ ପଢ଼ିବେ।',
  },
  'This banner was not found.': {
    hi: 'यह बैनर नहीं मिला।',
    or: 'ଏହି ବ୍ୟାନର ମିଳିଲା ନାହିଁ।',
  },
  'Please write what its link says.': {
    hi: 'कृपया लिखें कि इसका बटन क्या कहता है।',
    or: 'ଦୟାକରି ଏହାର ବଟନ୍‌ରେ କ’ଣ ଲେଖା ହେବ ତାହା ଲେଖନ୍ତୁ।',
  },
  'Please choose a picture or video.': {
    hi: 'कृपया चित्र या वीडियो चुनें।',
    or: 'ଦୟାକରି ଛବି କିମ୍ବା ଭିଡିଓ ବାଛନ୍ତୁ।',
  },
  "Please enter a path of the shop that begins with '/'.": {
    hi: "कृपया दुकान का ऐसा पता लिखें जो '/' से शुरू हो।",
    or: "ଦୟାକରି '/' ରୁ ଆରମ୍ଭ ହେଉଥିବା ଦୋକାନର ଠିକଣା ଲେଖନ୍ତୁ।",
  },
  'This video cannot be played. Please choose an MP4 or WebM file.': {
    hi: 'यह वीडियो चल नहीं सकता। कृपया MP4 या WebM फ़ाइल चुनें।',
    or: 'ଏହି ଭିଡିଓ ଚାଲିପାରିବ ନାହିଁ। ଦୟାକରି MP4 କିମ୍ବା WebM ଫାଇଲ ବାଛନ୍ତୁ।',
  },
  'The banner is changed.': { hi: 'बैनर बदल दिया गया।', or: 'ବ୍ୟାନର ବଦଳାଗଲା।' },
  'The banner is removed.': { hi: 'बैनर हटा दिया गया।', or: 'ବ୍ୟାନର ହଟାଗଲା।' },
  'This plan was not found.': { hi: 'यह प्लान नहीं मिला।', or: 'ଏହି ପ୍ଲାନ ମିଳିଲା ନାହିଁ।' },
  'There is a plan of this name already.': {
    hi: 'इस नाम का प्लान पहले से है।',
    or: 'ଏହି ନାମର ପ୍ଲାନ ଆଗରୁ ଅଛି।',
  },
  'The cashback cannot be more than the recharge.': {
    hi: 'कैशबैक रिचार्ज से ज़्यादा नहीं हो सकता।',
    or: 'କ୍ୟାସବ୍ୟାକ ରିଚାର୍ଜରୁ ଅଧିକ ହୋଇପାରିବ ନାହିଁ।',
  },
  'Please enter the name of the plan.': {
    hi: 'कृपया प्लान का नाम लिखें।',
    or: 'ଦୟାକରି ପ୍ଲାନର ନାମ ଲେଖନ୍ତୁ।',
  },
  'The plan is changed.': { hi: 'प्लान बदल दिया गया।', or: 'ପ୍ଲାନ ବଦଳାଗଲା।' },
  'The plan is removed.': { hi: 'प्लान हटा दिया गया।', or: 'ପ୍ଲାନ ହଟାଗଲା।' },
  'This notice was not found.': {
    hi: 'यह सूचना नहीं मिली।',
    or: 'ଏହି ସୂଚନା ମିଳିଲା ନାହିଁ।',
  },
  'The end must be after the beginning.': {
    hi: 'अंत शुरुआत के बाद होना चाहिए।',
    or: 'ଶେଷ ଆରମ୍ଭ ପରେ ହେବା ଉଚିତ।',
  },
};
