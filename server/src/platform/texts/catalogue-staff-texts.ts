import type { TextTable } from './text-table.ts';

/** Error messages of the calls with which staff change the catalogue. */
export const catalogueStaffTexts: TextTable = {
  'This product was not found.': {
    hi: 'यह प्रोडक्ट नहीं मिला।',
    or: 'ଏହି ପ୍ରଡକ୍ଟ ମିଳିଲା ନାହିଁ।',
  },
  'Please enter what customers type, in 60 characters or less.': {
    hi: 'कृपया लिखें कि ग्राहक क्या टाइप करते हैं, 60 अक्षरों तक।',
    or: 'ଦୟାକରି ଗ୍ରାହକ କ’ଣ ଟାଇପ କରନ୍ତି ଲେଖନ୍ତୁ, 60 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ।',
  },
  'Please enter the English words that it means, in 60 characters or less.': {
    hi: 'कृपया इसका मतलब अंग्रेज़ी शब्दों में लिखें, 60 अक्षरों तक।',
    or: 'ଦୟାକରି ଏହାର ଅର୍ଥ ଇଂରାଜୀ ଶବ୍ଦରେ ଲେଖନ୍ତୁ, 60 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ।',
  },
  'Please enter a word on both sides: what customers type, and what it means.': {
    hi: 'कृपया दोनों ओर एक शब्द लिखें: ग्राहक क्या टाइप करते हैं, और उसका मतलब।',
    or: 'ଦୟାକରି ଦୁଇ ପଟେ ଗୋଟିଏ ଶବ୍ଦ ଲେଖନ୍ତୁ: ଗ୍ରାହକ କ’ଣ ଟାଇପ କରନ୍ତି, ଓ ତାହାର ଅର୍ଥ।',
  },
  'This synonym was not found.': {
    hi: 'यह पर्यायवाची नहीं मिला।',
    or: 'ଏହି ସମାର୍ଥକ ଶବ୍ଦ ମିଳିଲା ନାହିଁ।',
  },
  'There are {0} synonyms. Remove one that nobody needs, then save this one.': {
    hi: '{0} पर्यायवाची शब्द हो गए हैं। जिसकी ज़रूरत न हो उसे हटाएँ, फिर इसे सेव करें।',
    or: '{0}ଟି ସମାର୍ଥକ ଶବ୍ଦ ହୋଇଗଲାଣି। ଯାହା ଦରକାର ନାହିଁ ତାହା ହଟାନ୍ତୁ, ତା’ପରେ ଏହାକୁ ସେଭ୍ କରନ୍ତୁ।',
  },
  'The synonym is saved.': {
    hi: 'पर्यायवाची सेव हो गया।',
    or: 'ସମାର୍ଥକ ଶବ୍ଦ ସେଭ୍ ହେଲା।',
  },
  'The synonym is removed.': {
    hi: 'पर्यायवाची हटा दिया गया।',
    or: 'ସମାର୍ଥକ ଶବ୍ଦ ହଟାଗଲା।',
  },
  'Please choose a subcategory.': {
    hi: 'कृपया उपश्रेणी चुनें।',
    or: 'ଦୟାକରି ଉପବର୍ଗ ବାଛନ୍ତୁ।',
  },
  'Please enter amounts with two decimals or less; the price after discount must be above ₹0.': {
    hi: 'कृपया दशमलव के बाद दो अंकों तक ही लिखें; छूट के बाद दाम ₹0 से ज़्यादा होना चाहिए।',
    or: 'ଦୟାକରି ଦଶମିକ ପରେ ଦୁଇ ଅଙ୍କ ପର୍ଯ୍ୟନ୍ତ ଲେଖନ୍ତୁ; ରିହାତି ପରେ ଦାମ ₹0ରୁ ଅଧିକ ହେବା ଦରକାର।',
  },
  'This picture was not found.': {
    hi: 'यह तस्वीर नहीं मिली।',
    or: 'ଏହି ଛବି ମିଳିଲା ନାହିଁ।',
  },
  'This picture cannot be read. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.': {
    hi: 'यह तस्वीर पढ़ी नहीं जा सकी। कृपया JPEG, PNG, WebP, AVIF या HEIC फ़ाइल चुनें।',
    or: 'ଏହି ଛବି ପଢ଼ିହେଲା ନାହିଁ। ଦୟାକରି JPEG, PNG, WebP, AVIF କିମ୍ବା HEIC ଫାଇଲ ବାଛନ୍ତୁ।',
  },
  '{0} has this SKU already.': {
    hi: 'यह SKU पहले से {0} का है।',
    or: 'ଏହି SKU ଆଗରୁ {0}ର ଅଛି।',
  },
  '{0} has this barcode already.': {
    hi: 'यह बारकोड पहले से {0} का है।',
    or: 'ଏହି ବାରକୋଡ୍ ଆଗରୁ {0}ର ଅଛି।',
  },
  'The combo {0} has this product, and a combo is of one department.': {
    hi: 'यह प्रोडक्ट कॉम्बो {0} में है, और एक कॉम्बो एक ही विभाग का होता है।',
    or: 'ଏହି ପ୍ରଡକ୍ଟ କମ୍ବୋ {0}ରେ ଅଛି, ଏବଂ ଗୋଟିଏ କମ୍ବୋ ଗୋଟିଏ ବିଭାଗର ହୁଏ।',
  },
  'This has been changed since you opened it.': {
    hi: 'आपके खोलने के बाद यह बदल दिया गया है।',
    or: 'ଆପଣ ଖୋଲିବା ପରେ ଏହା ବଦଳାଯାଇଛି।',
  },
  '{0} has changed this since you opened it.': {
    hi: 'आपके खोलने के बाद {0} ने इसे बदल दिया है।',
    or: 'ଆପଣ ଖୋଲିବା ପରେ {0} ଏହାକୁ ବଦଳାଇଛନ୍ତି।',
  },
  'Please enter a SKU of letters, digits, dots, hyphens and slashes.': {
    hi: 'कृपया SKU में केवल अंग्रेज़ी अक्षर, अंक, डॉट, हाइफ़न और स्लैश लिखें।',
    or: 'ଦୟାକରି SKUରେ କେବଳ ଇଂରାଜୀ ଅକ୍ଷର, ଅଙ୍କ, ଡଟ୍, ହାଇଫେନ ଓ ସ୍ଲାସ ଲେଖନ୍ତୁ।',
  },
  'Please enter the barcode without blanks.': {
    hi: 'कृपया बारकोड बिना खाली जगह के लिखें।',
    or: 'ଦୟାକରି ବାରକୋଡ୍ ଖାଲି ସ୍ଥାନ ନ ରଖି ଲେଖନ୍ତୁ।',
  },
  'Please enter a name of 120 characters or less.': {
    hi: 'कृपया 120 अक्षरों तक का नाम लिखें।',
    or: 'ଦୟାକରି 120 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ ନାମ ଲେଖନ୍ତୁ।',
  },
  'Please enter the unit, such as 1 kg.': {
    hi: 'कृपया यूनिट लिखें, जैसे 1 kg।',
    or: 'ଦୟାକରି ୟୁନିଟ ଲେଖନ୍ତୁ, ଯେପରି 1 kg।',
  },
  'Please enter a price above ₹0.': {
    hi: 'कृपया ₹0 से ज़्यादा दाम लिखें।',
    or: 'ଦୟାକରି ₹0ରୁ ଅଧିକ ଦାମ ଲେଖନ୍ତୁ।',
  },
  'Please enter a discount from 0 to less than 100 percent.': {
    hi: 'कृपया 0 से 100 प्रतिशत से कम तक की छूट लिखें।',
    or: 'ଦୟାକରି 0ରୁ 100 ପ୍ରତିଶତରୁ କମ୍ ରିହାତି ଲେଖନ୍ତୁ।',
  },
  'Please choose a GST rate: 0, 5, 18 or 40 percent.': {
    hi: 'कृपया GST की दर चुनें: 0, 5, 18 या 40 प्रतिशत।',
    or: 'ଦୟାକରି GST ହାର ବାଛନ୍ତୁ: 0, 5, 18 କିମ୍ବା 40 ପ୍ରତିଶତ।',
  },
  'Please enter an HSN code of 4, 6 or 8 digits.': {
    hi: 'कृपया 4, 6 या 8 अंकों का HSN कोड लिखें।',
    or: 'ଦୟାକରି 4, 6 କିମ୍ବା 8 ଅଙ୍କର HSN କୋଡ୍ ଲେଖନ୍ତୁ।',
  },
  'Please choose whether it is vegetarian.': {
    hi: 'कृपया चुनें कि यह शाकाहारी है या नहीं।',
    or: 'ଦୟାକରି ବାଛନ୍ତୁ ଏହା ନିରାମିଷ କି ନୁହେଁ।',
  },
  'This category was not found.': {
    hi: 'यह श्रेणी नहीं मिली।',
    or: 'ଏହି ବର୍ଗ ମିଳିଲା ନାହିଁ।',
  },
  'Please choose a category of the first level.': {
    hi: 'कृपया पहले स्तर की श्रेणी चुनें।',
    or: 'ଦୟାକରି ପ୍ରଥମ ସ୍ତରର ବର୍ଗ ବାଛନ୍ତୁ।',
  },
  'It has subcategories or products. Please move them first.': {
    hi: 'इसमें उपश्रेणियाँ या प्रोडक्ट हैं। कृपया पहले उन्हें हटाकर दूसरी जगह रखें।',
    or: 'ଏଥିରେ ଉପବର୍ଗ କିମ୍ବା ପ୍ରଡକ୍ଟ ଅଛି। ଦୟାକରି ପ୍ରଥମେ ସେଗୁଡ଼ିକୁ ଅନ୍ୟ ସ୍ଥାନକୁ ନିଅନ୍ତୁ।',
  },
  'This combo was not found.': {
    hi: 'यह कॉम्बो नहीं मिला।',
    or: 'ଏହି କମ୍ବୋ ମିଳିଲା ନାହିଁ।',
  },
  'Please choose products of the shop, each once.': {
    hi: 'कृपया दुकान के प्रोडक्ट चुनें, हर एक एक ही बार।',
    or: 'ଦୟାକରି ଦୋକାନର ପ୍ରଡକ୍ଟ ବାଛନ୍ତୁ, ପ୍ରତ୍ୟେକଟି ଥରେ।',
  },
  'Please choose products of one department.': {
    hi: 'कृपया एक ही विभाग के प्रोडक्ट चुनें।',
    or: 'ଦୟାକରି ଗୋଟିଏ ବିଭାଗର ପ୍ରଡକ୍ଟ ବାଛନ୍ତୁ।',
  },
  'Please choose products whose prices all include GST, or none.': {
    hi: 'कृपया ऐसे प्रोडक्ट चुनें जिनमें सबके दाम में GST शामिल हो या किसी में नहीं।',
    or: 'ଦୟାକରି ଏପରି ପ୍ରଡକ୍ଟ ବାଛନ୍ତୁ ଯାହାର ସବୁ ଦାମରେ GST ଅଛି କିମ୍ବା କେଉଁଥିରେ ନାହିଁ।',
  },
  'Please choose the products of the combo.': {
    hi: 'कृपया कॉम्बो के प्रोडक्ट चुनें।',
    or: 'ଦୟାକରି କମ୍ବୋର ପ୍ରଡକ୍ଟ ବାଛନ୍ତୁ।',
  },
  'Please enter a name of 80 characters or less.': {
    hi: 'कृपया 80 अक्षरों तक का नाम लिखें।',
    or: 'ଦୟାକରି 80 ଅକ୍ଷର ପର୍ଯ୍ୟନ୍ତ ନାମ ଲେଖନ୍ତୁ।',
  },
  'Please enter the net quantity with its unit.': {
    hi: 'कृपया शुद्ध मात्रा उसकी इकाई के साथ लिखें।',
    or: 'ଦୟାକରି ନିଟ୍ ପରିମାଣ ଏହାର ୟୁନିଟ ସହ ଲେଖନ୍ତୁ।',
  },
  'Please enter a licence number of 14 digits.': {
    hi: 'कृपया 14 अंकों का लाइसेंस नंबर लिखें।',
    or: 'ଦୟାକରି 14 ଅଙ୍କର ଲାଇସେନ୍ସ ନମ୍ବର ଲେଖନ୍ତୁ।',
  },
  'Please enter the days from packing, 1 to 3650.': {
    hi: 'कृपया पैकिंग से दिन लिखें, 1 से 3650।',
    or: 'ଦୟାକରି ପ୍ୟାକିଂରୁ ଦିନ ଲେଖନ୍ତୁ, 1ରୁ 3650।',
  },
  'The end must be after the beginning, and in the future.': {
    hi: 'अंत शुरुआत के बाद और आगे का समय होना चाहिए।',
    or: 'ଶେଷ ସମୟ ଆରମ୍ଭ ପରେ ଓ ଭବିଷ୍ୟତରେ ହେବା ଉଚିତ।',
  },
  'Please enter when the price begins.': {
    hi: 'कृपया लिखें कि दाम कब से शुरू होगा।',
    or: 'ଦୟାକରି ଦାମ କେବେଠାରୁ ଆରମ୍ଭ ହେବ ଲେଖନ୍ତୁ।',
  },
  'Another scheduled price has part of this time.': {
    hi: 'इस समय के कुछ हिस्से के लिए दूसरा दाम पहले से तय है।',
    or: 'ଏହି ସମୟର କିଛି ଅଂଶ ପାଇଁ ଅନ୍ୟ ଏକ ଦାମ ଆଗରୁ ସ୍ଥିର ଅଛି।',
  },
  'This scheduled price was not found.': {
    hi: 'यह तय दाम नहीं मिला।',
    or: 'ଏହି ନିର୍ଦ୍ଧାରିତ ଦାମ ମିଳିଲା ନାହିଁ।',
  },
  'This scheduled price is over already.': {
    hi: 'यह तय दाम पहले ही खत्म हो चुका है।',
    or: 'ଏହି ନିର୍ଦ୍ଧାରିତ ଦାମ ଆଗରୁ ଶେଷ ହୋଇସାରିଛି।',
  },
  'The scheduled price is cancelled.': {
    hi: 'तय दाम रद्द हो गया।',
    or: 'ନିର୍ଦ୍ଧାରିତ ଦାମ ବାତିଲ ହେଲା।',
  },
  'The price cannot be above the MRP.': {
    hi: 'दाम MRP से ज़्यादा नहीं हो सकता।',
    or: 'ଦାମ MRPରୁ ଅଧିକ ହୋଇପାରିବ ନାହିଁ।',
  },
  'The combo {0} has this product, and its products agree on whether prices include GST.': {
    hi: 'यह प्रोडक्ट कॉम्बो {0} में है; उसके सब प्रोडक्ट के दाम में GST एक ही तरह से होता है।',
    or: 'ଏହି ପ୍ରଡକ୍ଟ କମ୍ବୋ {0}ରେ ଅଛି; ତାହାର ସବୁ ପ୍ରଡକ୍ଟର ଦାମରେ GST ସମାନ ଭାବେ ଥାଏ।',
  },
};
