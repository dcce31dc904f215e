import type { TextTable } from './text-table.ts';

/** Texts for staff who process requests of customers about their data. */
export const privacyTexts: TextTable = {
  'This request was not found.': { hi: 'यह अनुरोध नहीं मिला।', or: 'ଏହି ଅନୁରୋଧ ମିଳିଲା ନାହିଁ।' },
  'Please choose a day of the last 60 days.': {
    hi: 'कृपया पिछले 60 दिनों में से कोई दिन चुनें।',
    or: 'ଦୟାକରି ଗତ 60 ଦିନ ମଧ୍ୟରୁ ଗୋଟିଏ ଦିନ ବାଛନ୍ତୁ।',
  },
  'Please choose the day on which it reached the shop.': {
    hi: 'कृपया वह दिन चुनें जब यह दुकान तक पहुँचा।',
    or: 'ଯେଉଁ ଦିନ ଏହା ଦୋକାନରେ ପହଞ୍ଚିଲା, ଦୟାକରି ସେହି ଦିନ ବାଛନ୍ତୁ।',
  },
  'The customer has an open request for the same already.': {
    hi: 'इसी के लिए ग्राहक का एक अनुरोध पहले से खुला है।',
    or: 'ଏଥିପାଇଁ ଗ୍ରାହକଙ୍କର ଗୋଟିଏ ଅନୁରୋଧ ଆଗରୁ ଖୋଲା ଅଛି।',
  },
  'Please open the form again.': {
    hi: 'कृपया फ़ॉर्म फिर से खोलें।',
    or: 'ଦୟାକରି ଫର୍ମ ପୁଣି ଖୋଲନ୍ତୁ।',
  },
  'This request is closed.': { hi: 'यह अनुरोध बंद हो चुका है।', or: 'ଏହି ଅନୁରୋଧ ବନ୍ଦ ହୋଇସାରିଛି।' },
  'This person cannot look after requests.': {
    hi: 'यह व्यक्ति अनुरोध नहीं संभाल सकता।',
    or: 'ଏହି ବ୍ୟକ୍ତି ଅନୁରୋଧ ଦେଖାଶୁଣା କରିପାରିବେ ନାହିଁ।',
  },
  'The request asks for something else.': {
    hi: 'अनुरोध किसी और चीज़ के लिए है।',
    or: 'ଅନୁରୋଧଟି ଅନ୍ୟ କିଛି ପାଇଁ।',
  },
  'First make sure that it is the customer who asks, and record how.': {
    hi: 'पहले पक्का करें कि अनुरोध ग्राहक ने ही किया है, और दर्ज करें कि कैसे।',
    or: 'ପ୍ରଥମେ ନିଶ୍ଚିତ କରନ୍ତୁ ଯେ ଗ୍ରାହକ ନିଜେ ଅନୁରୋଧ କରିଛନ୍ତି, ଏବଂ କିପରି ଜାଣିଲେ ଲେଖନ୍ତୁ।',
  },
  'The e-mail of the account is new, or its number is being replaced. Please wait for 72 hours.': {
    hi: 'खाते का ई-मेल नया है या उसका नंबर बदला जा रहा है। कृपया 72 घंटे रुकें।',
    or: 'ଆକାଉଣ୍ଟର ଇ-ମେଲ ନୂଆ, କିମ୍ବା ନମ୍ବର ବଦଳାଯାଉଛି। ଦୟାକରି 72 ଘଣ୍ଟା ଅପେକ୍ଷା କରନ୍ତୁ।',
  },
  'Please send the link or save the file first.': {
    hi: 'कृपया पहले लिंक भेजें या फ़ाइल सेव करें।',
    or: 'ଦୟାକରି ପ୍ରଥମେ ଲିଙ୍କ୍ ପଠାନ୍ତୁ କିମ୍ବା ଫାଇଲ ସେଭ୍ କରନ୍ତୁ।',
  },
  'Order #{0} is still to come. Cancel it or wait for it, then delete the account.': {
    hi: 'ऑर्डर #{0} अभी आना बाकी है। उसे रद्द करें या उसका इंतज़ार करें, फिर खाता मिटाएँ।',
    or: 'ଅର୍ଡର #{0} ଏବେ ବି ଆସିବାକୁ ଅଛି। ତାହା ବାତିଲ କରନ୍ତୁ କିମ୍ବା ଅପେକ୍ଷା କରନ୍ତୁ, ତା’ପରେ ଆକାଉଣ୍ଟ ଲିଭାନ୍ତୁ।',
  },
  'The customer owes {0} for a recharge that was taken back. They recharge their wallet to pay it, or owner, manager or accounts write it off on the customer’s page.':
    {
      hi: 'एक रिचार्ज वापस ले लिए जाने से ग्राहक पर {0} बकाया हैं। ग्राहक इन्हें चुकाने के लिए अपना वॉलेट रिचार्ज करें, या मालिक, मैनेजर या लेखा विभाग ग्राहक के पेज पर इन्हें माफ़ करें।',
      or: 'ଏକ ରିଚାର୍ଜ ଫେରାଇ ନିଆଯାଇଥିବାରୁ ଗ୍ରାହକଙ୍କ ଉପରେ {0} ବାକି ଅଛି। ଏହା ଶୁଝିବା ପାଇଁ ଗ୍ରାହକ ନିଜ ୱାଲେଟ ରିଚାର୍ଜ କରନ୍ତୁ, କିମ୍ବା ମାଲିକ, ମ୍ୟାନେଜର ବା ହିସାବ ବିଭାଗ ଗ୍ରାହକଙ୍କ ପୃଷ୍ଠାରେ ଏହା ଛାଡ଼ କରନ୍ତୁ।',
    },
  'The wallet holds {0}. The customer uses it first, or gives up exactly this amount.': {
    hi: 'वॉलेट में {0} हैं। ग्राहक पहले इन्हें खर्च करें, या ठीक इतनी ही रकम छोड़ दें।',
    or: 'ୱାଲେଟରେ {0} ଅଛି। ଗ୍ରାହକ ପ୍ରଥମେ ଏହା ବ୍ୟବହାର କରନ୍ତୁ, କିମ୍ବା ଠିକ୍ ଏତିକି ଟଙ୍କା ଛାଡ଼ନ୍ତୁ।',
  },
  'This link does not work any more. Please ask the shop for another.': {
    hi: 'यह लिंक अब काम नहीं करता। कृपया दुकान से दूसरा माँगें।',
    or: 'ଏହି ଲିଙ୍କ୍ ଆଉ କାମ କରୁନାହିଁ। ଦୟାକରି ଦୋକାନରୁ ଅନ୍ୟ ଏକ ଲିଙ୍କ୍ ମାଗନ୍ତୁ।',
  },
  'a copy of your data': { hi: 'आपके डेटा की प्रति', or: 'ଆପଣଙ୍କ ତଥ୍ୟର ନକଲ' },
  'a correction of your data': { hi: 'आपके डेटा में सुधार', or: 'ଆପଣଙ୍କ ତଥ୍ୟର ସଂଶୋଧନ' },
  'the deletion of your account': { hi: 'आपका खाता मिटाना', or: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଲିଭାଇବା' },
  'your nominee': { hi: 'आपका नामित व्यक्ति', or: 'ଆପଣଙ୍କ ମନୋନୀତ ବ୍ୟକ୍ତି' },
  'the withdrawal of your consent': {
    hi: 'आपकी सहमति वापस लेना',
    or: 'ଆପଣଙ୍କ ସମ୍ମତି ପ୍ରତ୍ୟାହାର',
  },
  '{0}: we have your request {1} ({2}). You get our answer by {3}. If you did not ask for this, call us at once.':
    {
      hi: '{0}: आपका अनुरोध {1} ({2}) मिल गया। {3} तक हमारा जवाब मिलेगा। अगर यह आपने नहीं कहा था तो हमें तुरंत फ़ोन करें।',
      or: '{0}: ଆପଣଙ୍କ ଅନୁରୋଧ {1} ({2}) ମିଳିଲା। {3} ସୁଦ୍ଧା ଆମ ଉତ୍ତର ମିଳିବ। ଯଦି ଆପଣ ଏହା କହିନଥିଲେ, ତୁରନ୍ତ ଆମକୁ ଫୋନ୍ କରନ୍ତୁ।',
    },
  'We have your request {0}': { hi: 'आपका अनुरोध {0} मिल गया', or: 'ଆପଣଙ୍କ ଅନୁରୋଧ {0} ମିଳିଲା' },
  'We have your request {0}: {1}. You get our answer by {2}. If you did not ask for this, call us at once.':
    {
      hi: 'आपका अनुरोध {0} मिल गया: {1}। {2} तक हमारा जवाब मिलेगा। अगर यह आपने नहीं कहा था तो हमें तुरंत फ़ोन करें।',
      or: 'ଆପଣଙ୍କ ଅନୁରୋଧ {0} ମିଳିଲା: {1}। {2} ସୁଦ୍ଧା ଆମ ଉତ୍ତର ମିଳିବ। ଯଦି ଆପଣ ଏହା କହିନଥିଲେ, ତୁରନ୍ତ ଆମକୁ ଫୋନ୍ କରନ୍ତୁ।',
    },
  '{0}: your request {1} ({2}) is done.': {
    hi: '{0}: आपका अनुरोध {1} ({2}) पूरा हो गया।',
    or: '{0}: ଆପଣଙ୍କ ଅନୁରୋଧ {1} ({2}) ପୂରଣ ହେଲା।',
  },
  'Your request {0} is done': { hi: 'आपका अनुरोध {0} पूरा हो गया', or: 'ଆପଣଙ୍କ ଅନୁରୋଧ {0} ପୂରଣ ହେଲା' },
  'Your request {0} is done: {1}.\n\n{2}': {
    hi: 'आपका अनुरोध {0} पूरा हो गया: {1}।\n\n{2}',
    or: 'ଆପଣଙ୍କ ଅନୁରୋଧ {0} ପୂରଣ ହେଲା: {1}।\n\n{2}',
  },
  '{0}: we cannot do what you asked for with request {1} ({2}): {3}': {
    hi: '{0}: अनुरोध {1} ({2}) में आपने जो माँगा, वह हम नहीं कर सकते: {3}',
    or: '{0}: ଅନୁରୋଧ {1} ({2})ରେ ଆପଣ ଯାହା ମାଗିଥିଲେ, ତାହା ଆମେ କରିପାରିବୁ ନାହିଁ: {3}',
  },
  'Our answer to your request {0}': {
    hi: 'आपके अनुरोध {0} का हमारा जवाब',
    or: 'ଆପଣଙ୍କ ଅନୁରୋଧ {0} ପାଇଁ ଆମ ଉତ୍ତର',
  },
  'We cannot do what you asked for with your request {0}: {1}.\n\n{2}\n\nIf you do not agree, write to our grievance officer.':
    {
      hi: 'अनुरोध {0} में आपने जो माँगा, वह हम नहीं कर सकते: {1}।\n\n{2}\n\nअगर आप सहमत नहीं हैं, तो हमारे शिकायत अधिकारी को लिखें।',
      or: 'ଅନୁରୋଧ {0}ରେ ଆପଣ ଯାହା ମାଗିଥିଲେ, ତାହା ଆମେ କରିପାରିବୁ ନାହିଁ: {1}।\n\n{2}\n\nଯଦି ଆପଣ ସହମତ ନୁହଁନ୍ତି, ଆମ ଅଭିଯୋଗ ଅଧିକାରୀଙ୍କୁ ଲେଖନ୍ତୁ।',
    },
  '{0}: the copy of your data that you asked for ({1}) can be saved until {2}: {3} Do not share this link with anyone.':
    {
      hi: '{0}: आपने अपने डेटा की जो प्रति माँगी थी ({1}), उसे {2} तक सेव कर सकते हैं: {3} यह लिंक किसी को न दें।',
      or: '{0}: ଆପଣ ମାଗିଥିବା ଆପଣଙ୍କ ତଥ୍ୟର ନକଲ ({1}) {2} ପର୍ଯ୍ୟନ୍ତ ସେଭ୍ କରିପାରିବେ: {3} ଏହି ଲିଙ୍କ୍ କାହାକୁ ଦିଅନ୍ତୁ ନାହିଁ।',
    },
  '{0}: your account is deleted, as you asked for ({1}). We retain only what tax law requires.': {
    hi: '{0}: आपके अनुरोध ({1}) पर आपका खाता मिटा दिया गया। हम केवल वही रखते हैं जो टैक्स कानून में ज़रूरी है।',
    or: '{0}: ଆପଣଙ୍କ ଅନୁରୋଧ ({1}) ଅନୁସାରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଲିଭାଗଲା। ଟିକସ ଆଇନରେ ଯାହା ଆବଶ୍ୟକ କେବଳ ତାହା ଆମେ ରଖୁଛୁ।',
  },
  'The copy of your {0} data': { hi: 'आपके {0} डेटा की प्रति', or: 'ଆପଣଙ୍କ {0} ତଥ୍ୟର ନକଲ' },
  'Your {0} account is deleted': { hi: 'आपका {0} खाता मिटा दिया गया', or: 'ଆପଣଙ୍କ {0} ଆକାଉଣ୍ଟ ଲିଭାଗଲା' },
};
