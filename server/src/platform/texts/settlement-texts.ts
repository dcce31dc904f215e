import type { TextTable } from './text-table.ts';

/** Error messages of the calls about settlements, deposits and closing a day. */
export const settlementTexts: TextTable = {
  'Please choose a first and a last day.': {
    hi: 'कृपया पहला और अंतिम दिन चुनें।',
    or: 'ଦୟାକରି ପ୍ରଥମ ଓ ଶେଷ ଦିନ ବାଛନ୍ତୁ।',
  },
  'Please choose a day up to today, at most {0} days back, on which so much cash was in the safe.':
    {
      hi: 'कृपया आज तक का, अधिकतम {0} दिन पहले का ऐसा दिन चुनें जब तिजोरी में इतना नकद था।',
      or: 'ଦୟାକରି ଆଜି ପର୍ଯ୍ୟନ୍ତ, ସର୍ବାଧିକ {0} ଦିନ ପୂର୍ବର ଏମିତି ଦିନ ବାଛନ୍ତୁ ଯେବେ ସିନ୍ଦୁକରେ ଏତେ ନଗଦ ଥିଲା।',
    },
  'Please choose a first and a last day, at most {0} days.': {
    hi: 'कृपया पहला और अंतिम दिन चुनें, अधिकतम {0} दिन।',
    or: 'ଦୟାକରି ପ୍ରଥମ ଓ ଶେଷ ଦିନ ବାଛନ୍ତୁ, ସର୍ବାଧିକ {0} ଦିନ।',
  },
  'Please choose a day up to today.': {
    hi: 'कृपया आज तक का कोई दिन चुनें।',
    or: 'ଦୟାକରି ଆଜି ପର୍ଯ୍ୟନ୍ତର କୌଣସି ଦିନ ବାଛନ୍ତୁ।',
  },
  'This settlement was not found.': {
    hi: 'यह निपटान नहीं मिला।',
    or: 'ଏହି ସେଟଲମେଣ୍ଟ ମିଳିଲା ନାହିଁ।',
  },
  'This difference is not open any more. Please load the page again.': {
    hi: 'यह अंतर अब खुला नहीं है। कृपया पेज फिर लोड करें।',
    or: 'ଏହି ତଫାତ୍ ଆଉ ଖୋଲା ନାହିଁ। ଦୟାକରି ପୃଷ୍ଠା ପୁଣି ଲୋଡ୍ କରନ୍ତୁ।',
  },
  'Somebody has recorded what the bank shows of this settlement.': {
    hi: 'इस निपटान के लिए बैंक जो दिखाता है वह किसी ने दर्ज कर दिया है।',
    or: 'ଏହି ସେଟଲମେଣ୍ଟ ପାଇଁ ବ୍ୟାଙ୍କ ଯାହା ଦେଖାଏ ତାହା କେହି ଲେଖିସାରିଛନ୍ତି।',
  },
  'No payment provider reports its settlements.': {
    hi: 'कोई भुगतान सेवा अपने निपटान नहीं बताती।',
    or: 'କୌଣସି ପେମେଣ୍ଟ ପ୍ରଦାତା ନିଜ ସେଟଲମେଣ୍ଟ ଜଣାନ୍ତି ନାହିଁ।',
  },
  '{0} refused to report its settlements: {1} You can upload its file instead.': {
    hi: '{0} ने अपने निपटान बताने से मना किया: {1} आप इसकी फ़ाइल अपलोड कर सकते हैं।',
    or: '{0} ନିଜ ସେଟଲମେଣ୍ଟ ଜଣାଇବାକୁ ମନା କଲା: {1} ଆପଣ ଏହାର ଫାଇଲ ଅପଲୋଡ୍ କରିପାରିବେ।',
  },
  '{0} does not respond. Please try again later.': {
    hi: '{0} जवाब नहीं दे रहा है। कृपया बाद में फिर कोशिश करें।',
    or: '{0} ଉତ୍ତର ଦେଉନାହିଁ। ଦୟାକରି ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Row {0} of this file has a value in “{1}” that cannot be read.': {
    hi: 'इस फ़ाइल की पंक्ति {0} में “{1}” का मान पढ़ा नहीं जा सकता।',
    or: 'ଏହି ଫାଇଲର ଧାଡ଼ି {0}ରେ “{1}”ର ମୂଲ୍ୟ ପଢ଼ିହେଲା ନାହିଁ।',
  },
  'Please write what it was.': { hi: 'कृपया लिखें कि यह क्या था।', or: 'ଦୟାକରି ଏହା କ’ଣ ଥିଲା ଲେଖନ୍ତୁ।' },
  'Please enter an amount above 0.': {
    hi: 'कृपया 0 से ज़्यादा रकम दर्ज करें।',
    or: 'ଦୟାକରି 0ରୁ ଅଧିକ ରାଶି ଲେଖନ୍ତୁ।',
  },
  'Please enter the number of the deposit slip.': {
    hi: 'कृपया जमा पर्ची का नंबर दर्ज करें।',
    or: 'ଦୟାକରି ଜମା ସ୍ଲିପର ନମ୍ବର ଲେଖନ୍ତୁ।',
  },
  'Please name the bank account.': {
    hi: 'कृपया बैंक खाता बताएँ।',
    or: 'ଦୟାକରି ବ୍ୟାଙ୍କ ଖାତା ଲେଖନ୍ତୁ।',
  },
  'This is more than riders have handed in and is in the safe.': {
    hi: 'यह राइडरों के सौंपे और तिजोरी में मौजूद नकद से अधिक है।',
    or: 'ଏହା ରାଇଡରମାନେ ଦାଖଲ କରିଥିବା ଓ ସିନ୍ଦୁକରେ ଥିବା ନଗଦଠାରୁ ଅଧିକ।',
  },
  'This slip of this account is recorded already.': {
    hi: 'इस खाते की यह पर्ची पहले से दर्ज है।',
    or: 'ଏହି ଖାତାର ଏହି ସ୍ଲିପ୍ ପୂର୍ବରୁ ଲେଖାଯାଇଛି।',
  },
  'This deposit was not found.': { hi: 'यह जमा नहीं मिला।', or: 'ଏହି ଜମା ମିଳିଲା ନାହିଁ।' },
  'You recorded this deposit yourself. Somebody else verifies it.': {
    hi: 'यह जमा आपने ही दर्ज किया है। इसकी पुष्टि कोई दूसरा करता है।',
    or: 'ଏହି ଜମା ଆପଣ ନିଜେ ଲେଖିଛନ୍ତି। ଅନ୍ୟ ଜଣେ ଏହା ଯାଞ୍ଚ କରନ୍ତି।',
  },
  'Only who recorded this deposit adds the photo of its slip.': {
    hi: 'इस जमा की पर्ची का फ़ोटो वही जोड़ता है जिसने इसे दर्ज किया।',
    or: 'ଏହି ଜମାର ସ୍ଲିପ୍‌ର ଫଟୋ ଯିଏ ଏହାକୁ ଲେଖିଛନ୍ତି ସେ ହିଁ ଯୋଡ଼ନ୍ତି।',
  },
  'This deposit has a photo of its slip already.': {
    hi: 'इस जमा की पर्ची का फ़ोटो पहले से है।',
    or: 'ଏହି ଜମାର ସ୍ଲିପ୍‌ର ଫଟୋ ଆଗରୁ ଅଛି।',
  },
  'This deposit is verified or taken back already.': {
    hi: 'इस जमा की पुष्टि हो चुकी है या यह वापस लिया जा चुका है।',
    or: 'ଏହି ଜମା ଯାଞ୍ଚ ହୋଇସାରିଛି କିମ୍ବା ଫେରାଇ ନିଆଯାଇଛି।',
  },
  'This day is not over yet.': {
    hi: 'यह दिन अभी समाप्त नहीं हुआ।',
    or: 'ଏହି ଦିନ ଏପର୍ଯ୍ୟନ୍ତ ସରିନାହିଁ।',
  },
  'This day is signed already.': {
    hi: 'इस दिन पर पहले ही हस्ताक्षर हो चुके हैं।',
    or: 'ଏହି ଦିନରେ ପୂର୍ବରୁ ଦସ୍ତଖତ ହୋଇଛି।',
  },
  'Days are signed one after the other. Please sign the earlier day first.': {
    hi: 'दिनों पर एक के बाद एक हस्ताक्षर होते हैं। कृपया पहले वाले दिन पर पहले हस्ताक्षर करें।',
    or: 'ଦିନଗୁଡ଼ିକରେ ଗୋଟିଏ ପରେ ଗୋଟିଏ ଦସ୍ତଖତ ହୁଏ। ଦୟାକରି ଆଗ ଦିନରେ ପ୍ରଥମେ ଦସ୍ତଖତ କରନ୍ତୁ।',
  },
  'The figures have changed since they were shown. Please look at them again.': {
    hi: 'दिखाए जाने के बाद आँकड़े बदल गए हैं। कृपया उन्हें फिर देखें।',
    or: 'ଦେଖାଯିବା ପରେ ସଂଖ୍ୟା ବଦଳିଛି। ଦୟାକରି ପୁଣି ଦେଖନ୍ତୁ।',
  },
  'This day is not signed.': {
    hi: 'इस दिन पर हस्ताक्षर नहीं हैं।',
    or: 'ଏହି ଦିନରେ ଦସ୍ତଖତ ନାହିଁ।',
  },
  'A later day is signed. Please reopen that one first.': {
    hi: 'बाद के एक दिन पर हस्ताक्षर हैं। कृपया पहले उसे फिर से खोलें।',
    or: 'ପରବର୍ତ୍ତୀ ଏକ ଦିନରେ ଦସ୍ତଖତ ଅଛି। ଦୟାକରି ପ୍ରଥମେ ତାହା ଖୋଲନ୍ତୁ।',
  },
};
