import type { TextTable } from './text-table.ts';

/** Texts of a shop that is not open yet, and error messages while it is set up. */
export const openingTexts: TextTable = {
  'The shop is not open yet. Orders can be placed once it is.': {
    hi: 'दुकान अभी खुली नहीं है। खुलने पर ऑर्डर दिए जा सकेंगे।',
    or: 'ଦୋକାନ ଏପର୍ଯ୍ୟନ୍ତ ଖୋଲିନାହିଁ। ଖୋଲିଲେ ଅର୍ଡର ଦେଇହେବ।',
  },
  'The shop cannot open yet. The setup guide says what is missing.': {
    hi: 'दुकान अभी नहीं खुल सकती। क्या बाकी है, यह सेटअप गाइड बताती है।',
    or: 'ଦୋକାନ ଏବେ ଖୋଲିପାରିବ ନାହିଁ। କ’ଣ ବାକି ଅଛି, ସେଟଅପ୍ ଗାଇଡ୍ କହେ।',
  },
  'No provider is set. Its keys are settings of the server.': {
    hi: 'कोई सेवा-प्रदाता तय नहीं है। उसकी कुंजियाँ सर्वर की सेटिंग हैं।',
    or: 'କୌଣସି ସେବା ପ୍ରଦାନକାରୀ ସ୍ଥିର ହୋଇନାହିଁ। ତାହାର ଚାବି ସର୍ଭରର ସେଟିଂ।',
  },
  'This was tested often. Please try again in {0}.': {
    hi: 'इसकी जाँच कई बार हुई है। कृपया {0} बाद फिर कोशिश करें।',
    or: 'ଏହାର ଯାଞ୍ଚ ବହୁତ ଥର ହୋଇଛି। ଦୟାକରି {0} ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'This is a test message of {0}. E-mails of the shop arrive here.': {
    hi: 'यह {0} का जाँच संदेश है। दुकान के ई-मेल यहाँ पहुँचते हैं।',
    or: 'ଏହା {0}ର ଯାଞ୍ଚ ବାର୍ତ୍ତା। ଦୋକାନର ଇ-ମେଲ ଏଠାରେ ପହଞ୍ଚେ।',
  },
  'A test message of {0}': { hi: '{0} का जाँच संदेश', or: '{0}ର ଯାଞ୍ଚ ବାର୍ତ୍ତା' },
  'Please enter a time.': { hi: 'कृपया समय डालें।', or: 'ଦୟାକରି ସମୟ ଦିଅନ୍ତୁ।' },
  'Please enter an end that is after the start.': {
    hi: 'कृपया शुरुआत के बाद का अंत डालें।',
    or: 'ଦୟାକରି ଆରମ୍ଭ ପରର ଶେଷ ସମୟ ଦିଅନ୍ତୁ।',
  },
  'There is a slot of these times already.': {
    hi: 'यह डिलीवरी समय पहले से है।',
    or: 'ଏହି ଡେଲିଭରି ସମୟ ଆଗରୁ ଅଛି।',
  },
  'The slot is created.': { hi: 'डिलीवरी का समय बन गया।', or: 'ଡେଲିଭରି ସମୟ ତିଆରି ହେଲା।' },
};
