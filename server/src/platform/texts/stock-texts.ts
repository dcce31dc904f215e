import type { TextTable } from './text-table.ts';

/** Recalls of batches, stock-takes, and the morning message about the stock. */
export const stockTexts: TextTable = {
  '{0}: please do not eat {1} of order #{2}. It is recalled. Set it aside and call us: you get your money back.':
    {
      hi: '{0}: कृपया {1} न खाएँ (ऑर्डर #{2})। इसे वापस बुलाया गया है। इसे अलग रखें और हमें फ़ोन करें: आपके पैसे वापस मिलेंगे।',
      or: '{0}: ଦୟାକରି ଅର୍ଡର #{2}ର {1} ଖାଆନ୍ତୁ ନାହିଁ। ଏହାକୁ ଫେରାଇ ନିଆଯାଉଛି। ଏହାକୁ ଅଲଗା ରଖି ଆମକୁ ଫୋନ୍ କରନ୍ତୁ: ଆପଣ ଟଙ୍କା ଫେରି ପାଇବେ।',
    },
  'Please do not eat {0} of your order #{1}': {
    hi: 'कृपया {0} न खाएँ: आपका ऑर्डर #{1}',
    or: 'ଦୟାକରି ଆପଣଙ୍କ ଅର୍ଡର #{1}ର {0} ଖାଆନ୍ତୁ ନାହିଁ',
  },
  'A batch of {0} is recalled, and your order #{1} may contain some of it. Please do not eat it. Set it aside and call us: you get your money back.':
    {
      hi: '{0} का एक बैच वापस बुलाया गया है, और आपके ऑर्डर #{1} में उसका कुछ हिस्सा हो सकता है। कृपया इसे न खाएँ। इसे अलग रखें और हमें फ़ोन करें: आपके पैसे वापस मिलेंगे।',
      or: '{0}ର ଗୋଟିଏ ବ୍ୟାଚ ଫେରାଇ ନିଆଯାଉଛି, ଏବଂ ଆପଣଙ୍କ ଅର୍ଡର #{1}ରେ ସେଥିରୁ କିଛି ଥାଇପାରେ। ଦୟାକରି ଏହାକୁ ଖାଆନ୍ତୁ ନାହିଁ। ଏହାକୁ ଅଲଗା ରଖି ଆମକୁ ଫୋନ୍ କରନ୍ତୁ: ଆପଣ ଟଙ୍କା ଫେରି ପାଇବେ।',
    },
  'Do not eat {0}': {
    hi: '{0} न खाएँ',
    or: '{0} ଖାଆନ୍ତୁ ନାହିଁ',
  },
  'It is recalled, and order #{0} may contain some of it. Set it aside and call us.': {
    hi: 'इसे वापस बुलाया गया है, और ऑर्डर #{0} में उसका कुछ हिस्सा हो सकता है। इसे अलग रखें और हमें फ़ोन करें।',
    or: 'ଏହାକୁ ଫେରାଇ ନିଆଯାଉଛି, ଏବଂ ଅର୍ଡର #{0}ରେ ସେଥିରୁ କିଛି ଥାଇପାରେ। ଏହାକୁ ଅଲଗା ରଖି ଆମକୁ ଫୋନ୍ କରନ୍ତୁ।',
  },
  'The stock of {0} this morning': {
    hi: 'आज सुबह {0} का स्टॉक',
    or: 'ଆଜି ସକାଳେ {0}ର ଷ୍ଟକ',
  },
  'Sold out ({0}):\n{1}': {
    hi: 'खत्म ({0}):\n{1}',
    or: 'ସରିଯାଇଛି ({0}):\n{1}',
  },
  'Low ({0}):\n{1}': {
    hi: 'कम ({0}):\n{1}',
    or: 'କମ୍ ({0}):\n{1}',
  },
  'Expires soon or has expired ({0}):\n{1}': {
    hi: 'जल्द एक्सपायर होंगे या हो चुके ({0}):\n{1}',
    or: 'ଶୀଘ୍ର ମିଆଦ ସରିବ ବା ସରିଛି ({0}):\n{1}',
  },
  'Please enter a time of the day, such as 06:30.': {
    hi: 'कृपया दिन का समय लिखें, जैसे 06:30।',
    or: 'ଦୟାକରି ଦିନର ସମୟ ଲେଖନ୍ତୁ, ଯେପରି 06:30।',
  },
  'This batch was not found.': {
    hi: 'यह बैच नहीं मिला।',
    or: 'ଏହି ବ୍ୟାଚ ମିଳିଲା ନାହିଁ।',
  },
  'This recall was not found.': {
    hi: 'यह रिकॉल नहीं मिला।',
    or: 'ଏହି ରିକଲ ମିଳିଲା ନାହିଁ।',
  },
  'This batch is recalled already.': {
    hi: 'यह बैच पहले ही वापस बुलाया जा चुका है।',
    or: 'ଏହି ବ୍ୟାଚ ଆଗରୁ ରିକଲ ହୋଇସାରିଛି।',
  },
  'This recall is ended.': {
    hi: 'यह रिकॉल समाप्त हो चुका है।',
    or: 'ଏହି ରିକଲ ଶେଷ ହୋଇସାରିଛି।',
  },
  'This count was not found.': {
    hi: 'यह गिनती नहीं मिली।',
    or: 'ଏହି ଗଣତି ମିଳିଲା ନାହିଁ।',
  },
  'No product stands in this aisle.': {
    hi: 'इस गलियारे में कोई प्रोडक्ट नहीं है।',
    or: 'ଏହି ଆଇଲରେ କୌଣସି ପ୍ରଡକ୍ଟ ନାହିଁ।',
  },
  'This aisle is being counted already.': {
    hi: 'इस गलियारे की गिनती पहले से चल रही है।',
    or: 'ଏହି ଆଇଲର ଗଣତି ଆଗରୁ ଚାଲିଛି।',
  },
  'This product is not in this aisle.': {
    hi: 'यह प्रोडक्ट इस गलियारे में नहीं है।',
    or: 'ଏହି ପ୍ରଡକ୍ଟ ଏହି ଆଇଲରେ ନାହିଁ।',
  },
  'This count is closed or cancelled.': {
    hi: 'यह गिनती बंद या रद्द हो चुकी है।',
    or: 'ଏହି ଗଣତି ବନ୍ଦ କିମ୍ବା ବାତିଲ ହୋଇସାରିଛି।',
  },
  'This count is cancelled.': {
    hi: 'यह गिनती रद्द हो चुकी है।',
    or: 'ଏହି ଗଣତି ବାତିଲ ହୋଇସାରିଛି।',
  },
  'Somebody else started this count. A manager can cancel it.': {
    hi: 'यह गिनती किसी और ने शुरू की थी। मैनेजर इसे रद्द कर सकते हैं।',
    or: 'ଏହି ଗଣତି ଅନ୍ୟ ଜଣେ ଆରମ୍ଭ କରିଥିଲେ। ମ୍ୟାନେଜର ଏହାକୁ ବାତିଲ କରିପାରିବେ।',
  },
};
