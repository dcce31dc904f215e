import type { TextTable } from './text-table.ts';

/** Error messages for browsing, ordering and paying. */
export const checkoutTexts: TextTable = {
  'Wallet recharge': {
    hi: 'वॉलेट रिचार्ज',
    or: 'ୱାଲେଟ ରିଚାର୍ଜ',
  },
  'Cashback: {0}': {
    hi: 'कैशबैक: {0}',
    or: 'କ୍ୟାସବ୍ୟାକ: {0}',
  },
  'Order #{0}': {
    hi: 'ऑर्डर #{0}',
    or: 'ଅର୍ଡର #{0}',
  },
  'Refund: Order #{0}': {
    hi: 'रिफ़ंड: ऑर्डर #{0}',
    or: 'ରିଫଣ୍ଡ: ଅର୍ଡର #{0}',
  },
  'Given up when the account was deleted': {
    hi: 'खाता मिटाते समय छोड़ी गई रकम',
    or: 'ଆକାଉଣ୍ଟ ଲିଭାଇବା ବେଳେ ଛାଡ଼ାଯାଇଥିବା ଟଙ୍କା',
  },
  'Recharge taken back by your bank': {
    hi: 'रिचार्ज आपके बैंक ने वापस लिया',
    or: 'ଆପଣଙ୍କ ବ୍ୟାଙ୍କ ରିଚାର୍ଜ ଫେରାଇ ନେଲା',
  },
  'Recharge restored': {
    hi: 'रिचार्ज बहाल हुआ',
    or: 'ରିଚାର୍ଜ ପୁଣି ମିଳିଲା',
  },
  'Cashback taken back with its recharge': {
    hi: 'रिचार्ज के साथ कैशबैक वापस लिया गया',
    or: 'ରିଚାର୍ଜ ସହ କ୍ୟାସବ୍ୟାକ ଫେରାଇ ନିଆଗଲା',
  },
  'Cashback restored': {
    hi: 'कैशबैक बहाल हुआ',
    or: 'କ୍ୟାସବ୍ୟାକ ପୁଣି ମିଳିଲା',
  },
  'Paid for a recharge that was taken back': {
    hi: 'वापस लिए गए रिचार्ज का बकाया चुकाया',
    or: 'ଫେରାଇ ନିଆଯାଇଥିବା ରିଚାର୍ଜର ବାକି ଶୁଝାଗଲା',
  },
  'Only {0} in stock': {
    hi: 'स्टॉक में सिर्फ़ {0}',
    or: 'ଷ୍ଟକରେ କେବଳ {0} ଅଛି',
  },
  'This product is not in the shop.': {
    hi: 'यह प्रोडक्ट दुकान में नहीं है।',
    or: 'ଏହି ପ୍ରଡକ୍ଟ ଦୋକାନରେ ନାହିଁ।',
  },
  'This line is not in your cart.': {
    hi: 'यह आइटम आपके कार्ट में नहीं है।',
    or: 'ଏହି ଜିନିଷ ଆପଣଙ୍କ କାର୍ଟରେ ନାହିଁ।',
  },
  'This product is out of stock or inactive.': {
    hi: 'यह प्रोडक्ट स्टॉक में नहीं है या बंद है।',
    or: 'ଏହି ପ୍ରଡକ୍ଟ ଷ୍ଟକରେ ନାହିଁ କିମ୍ବା ବନ୍ଦ ଅଛି।',
  },
  'You have {0} favourites. Please remove one first.': {
    hi: 'आपकी पसंदीदा सूची में {0} चीज़ें हैं। कृपया पहले एक हटाएँ।',
    or: 'ଆପଣଙ୍କ ପସନ୍ଦରେ {0}ଟି ଜିନିଷ ଅଛି। ଦୟାକରି ପ୍ରଥମେ ଗୋଟିଏ ହଟାନ୍ତୁ।',
  },
  'This combo is not in the shop.': {
    hi: 'यह कॉम्बो दुकान में नहीं है।',
    or: 'ଏହି କମ୍ବୋ ଦୋକାନରେ ନାହିଁ।',
  },
  'This category is not in the shop.': {
    hi: 'यह श्रेणी दुकान में नहीं है।',
    or: 'ଏହି ବର୍ଗ ଦୋକାନରେ ନାହିଁ।',
  },
  'You wait for many products already. We will tell you of those first.': {
    hi: 'आप पहले से कई प्रोडक्ट का इंतज़ार कर रहे हैं। पहले उनकी सूचना देंगे।',
    or: 'ଆପଣ ଆଗରୁ ଅନେକ ପ୍ରଡକ୍ଟକୁ ଅପେକ୍ଷା କରିଛନ୍ତି। ପ୍ରଥମେ ସେଗୁଡ଼ିକର ସୂଚନା ଦେବୁ।',
  },
  'This order was not found.': {
    hi: 'यह ऑर्डर नहीं मिला।',
    or: 'ଏହି ଅର୍ଡର ମିଳିଲା ନାହିଁ।',
  },
  'We are still looking into your complaints about this order. Please wait for our answer.': {
    hi: 'हम इस ऑर्डर पर आपकी शिकायतें देख रहे हैं। कृपया हमारे जवाब का इंतज़ार करें।',
    or: 'ଆମେ ଏହି ଅର୍ଡର ବିଷୟରେ ଆପଣଙ୍କ ଅଭିଯୋଗ ଦେଖୁଛୁ। ଦୟାକରି ଆମ ଉତ୍ତରକୁ ଅପେକ୍ଷା କରନ୍ତୁ।',
  },
  'Please complete all fields before submitting.': {
    hi: 'भेजने से पहले सब कुछ भरें।',
    or: 'ପଠାଇବା ପୂର୍ବରୁ ସବୁ ପୂରଣ କରନ୍ତୁ।',
  },
  'Geocoding failed.': {
    hi: 'पते की जगह नक्शे पर नहीं मिली।',
    or: 'ମ୍ୟାପରେ ଠିକଣା ମିଳିଲା ନାହିଁ।',
  },
  'Kitchen and grocery items go in two orders.': {
    hi: 'किचन और किराने का सामान दो अलग ऑर्डर में जाता है।',
    or: 'କିଚେନ ଓ ଗ୍ରୋସେରୀ ଜିନିଷ ଦୁଇଟି ଅଲଗା ଅର୍ଡରରେ ଯାଏ।',
  },
  'Please check the e-mail address.': {
    hi: 'कृपया ई-मेल पता जाँचें।',
    or: 'ଦୟାକରି ଇ-ମେଲ ଠିକଣା ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  'Please check the delivery date.': {
    hi: 'कृपया डिलीवरी की तारीख जाँचें।',
    or: 'ଦୟାକରି ଡେଲିଭରି ତାରିଖ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  'The delivery date is in the past.': {
    hi: 'डिलीवरी की तारीख बीत चुकी है।',
    or: 'ଡେଲିଭରି ତାରିଖ ଗତ ହୋଇସାରିଛି।',
  },
  'Please choose a delivery date within {0} days.': {
    hi: 'कृपया {0} दिन के भीतर की डिलीवरी तारीख चुनें।',
    or: 'ଦୟାକରି {0} ଦିନ ଭିତରେ ଡେଲିଭରି ତାରିଖ ବାଛନ୍ତୁ।',
  },
  'Please choose a time slot from the list.': {
    hi: 'कृपया सूची में से समय चुनें।',
    or: 'ଦୟାକରି ତାଲିକାରୁ ସମୟ ବାଛନ୍ତୁ।',
  },
  'It is too late for the slot {0}. Please choose another.': {
    hi: '{0} के समय के लिए देर हो चुकी है। कृपया दूसरा समय चुनें।',
    or: '{0} ସମୟ ପାଇଁ ବିଳମ୍ବ ହୋଇଗଲା। ଦୟାକରି ଅନ୍ୟ ସମୟ ବାଛନ୍ତୁ।',
  },
  'The slot {0} is closed: {1}. Please choose another.': {
    hi: '{0} का समय बंद है: {1}। कृपया दूसरा समय चुनें।',
    or: '{0} ସମୟ ବନ୍ଦ ଅଛି: {1}। ଦୟାକରି ଅନ୍ୟ ସମୟ ବାଛନ୍ତୁ।',
  },
  'The slot {0} is full. Please choose another.': {
    hi: '{0} का समय भर चुका है। कृपया दूसरा समय चुनें।',
    or: '{0} ସମୟ ପୂରଣ ହୋଇଗଲା। ଦୟାକରି ଅନ୍ୟ ସମୟ ବାଛନ୍ତୁ।',
  },
  ' The next free one is {0} on {1}.': {
    hi: ' अगला खाली समय {1} को {0} है।',
    or: ' ପରବର୍ତ୍ତୀ ଖାଲି ସମୟ {1} ରେ {0}।',
  },
  '{0} must be ordered {1} hours ahead. Please choose a later slot.': {
    hi: '{0} को {1} घंटे पहले मँगाना होता है। कृपया बाद का समय चुनें।',
    or: '{0} {1} ଘଣ୍ଟା ପୂର୍ବରୁ ଅର୍ଡର କରିବାକୁ ହୁଏ। ଦୟାକରି ପରର ସମୟ ବାଛନ୍ତୁ।',
  },
  'The estimate was not found. Please review the amounts and try again.': {
    hi: 'अनुमान नहीं मिला। कृपया रकम देखकर फिर कोशिश करें।',
    or: 'ଆକଳନ ମିଳିଲା ନାହିଁ। ଦୟାକରି ଟଙ୍କା ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Your cart has changed. Please review the amounts and try again.': {
    hi: 'आपका कार्ट बदल गया है। कृपया रकम देखकर फिर कोशिश करें।',
    or: 'ଆପଣଙ୍କ କାର୍ଟ ବଦଳିଯାଇଛି। ଦୟାକରି ଟଙ୍କା ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Prices have changed. Please review the new amounts.': {
    hi: 'दाम बदल गए हैं। कृपया नई रकम देख लें।',
    or: 'ଦାମ ବଦଳିଯାଇଛି। ଦୟାକରି ନୂଆ ହିସାବ ଦେଖନ୍ତୁ।',
  },
  'This checkout has been ordered already. Please look at My Orders.': {
    hi: 'इसका ऑर्डर हो चुका है। कृपया मेरे ऑर्डर देखें।',
    or: 'ଏହାର ଅର୍ଡର ହୋଇସାରିଛି। ଦୟାକରି ‘ମୋ ଅର୍ଡର’ ଦେଖନ୍ତୁ।',
  },
  'Your wallet is empty. Please recharge it, or choose another way to pay.': {
    hi: 'आपका वॉलेट खाली है। कृपया रिचार्ज करें, या भुगतान का दूसरा तरीका चुनें।',
    or: 'ଆପଣଙ୍କ ୱାଲେଟ ଖାଲି ଅଛି। ଦୟାକରି ରିଚାର୍ଜ କରନ୍ତୁ, କିମ୍ବା ଅନ୍ୟ ଉପାୟରେ ଦିଅନ୍ତୁ।',
  },
  'Your wallet can be used again after {0}, when your new mobile number is in effect.': {
    hi: 'आपका वॉलेट {0} के बाद फिर चलेगा, जब आपका नया मोबाइल नंबर लागू हो जाएगा।',
    or: '{0} ପରେ ଆପଣଙ୍କ ନୂଆ ମୋବାଇଲ ନମ୍ବର ଲାଗୁ ହେଲେ ୱାଲେଟ ପୁଣି ବ୍ୟବହାର କରିହେବ।',
  },
  'A recharge of your wallet was taken back after you had spent it, and {0} are owed. Please recharge your wallet, or choose another way to pay.':
    {
      hi: 'आपके वॉलेट का एक रिचार्ज खर्च होने के बाद वापस ले लिया गया, और {0} बकाया हैं। कृपया वॉलेट रिचार्ज करें, या भुगतान का दूसरा तरीका चुनें।',
      or: 'ଆପଣଙ୍କ ୱାଲେଟର ଏକ ରିଚାର୍ଜ ଖର୍ଚ୍ଚ ପରେ ଫେରାଇ ନିଆଯାଇଛି, {0} ବାକି ଅଛି। ଦୟାକରି ୱାଲେଟ ରିଚାର୍ଜ କରନ୍ତୁ, କିମ୍ବା ଅନ୍ୟ ଉପାୟରେ ଦିଅନ୍ତୁ।',
    },
  'Less than ₹1 cannot be paid online. Please choose another way to pay.': {
    hi: '₹1 से कम ऑनलाइन नहीं दिया जा सकता। कृपया भुगतान का दूसरा तरीका चुनें।',
    or: '₹1 ରୁ କମ୍ ଅନଲାଇନରେ ଦିଆଯାଇପାରିବ ନାହିଁ। ଦୟାକରି ଅନ୍ୟ ଉପାୟରେ ଦିଅନ୍ତୁ।',
  },
  'More than {0} cannot be paid online at once. Please choose another way to pay, or order less.': {
    hi: 'एक बार में {0} से ज़्यादा ऑनलाइन नहीं दिया जा सकता। कृपया भुगतान का दूसरा तरीका चुनें, या कम ऑर्डर करें।',
    or: 'ଥରକେ {0} ରୁ ଅଧିକ ଅନଲାଇନରେ ଦିଆଯାଇପାରିବ ନାହିଁ। ଦୟାକରି ଅନ୍ୟ ଉପାୟରେ ଦିଅନ୍ତୁ, କିମ୍ବା କମ୍ ଅର୍ଡର କରନ୍ତୁ।',
  },
  'You have begun many recharges without paying. Please try again in an hour, or pay another way.':
    {
      hi: 'आपने कई रिचार्ज शुरू किए, पर भुगतान नहीं किया। कृपया एक घंटे बाद फिर कोशिश करें, या दूसरे तरीके से भुगतान करें।',
      or: 'ଆପଣ ଅନେକ ରିଚାର୍ଜ ଆରମ୍ଭ କରିଛନ୍ତି, କିନ୍ତୁ ପେମେଣ୍ଟ କରିନାହାଁନ୍ତି। ଦୟାକରି ଏକ ଘଣ୍ଟା ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ଅନ୍ୟ ଉପାୟରେ ପେମେଣ୍ଟ କରନ୍ତୁ।',
    },
  'Payment verification failed.': {
    hi: 'भुगतान की पुष्टि नहीं हो सकी।',
    or: 'ପେମେଣ୍ଟ ଯାଞ୍ଚ ବିଫଳ ହେଲା।',
  },
  'Both orders of one delivery need the same date and time slot.': {
    hi: 'एक डिलीवरी के दोनों ऑर्डर की तारीख और समय एक ही होना चाहिए।',
    or: 'ଗୋଟିଏ ଡେଲିଭରିର ଦୁଇ ଅର୍ଡର ପାଇଁ ସମାନ ତାରିଖ ଓ ସମୟ ଦରକାର।',
  },
  'The Idempotency-Key is too long.': {
    hi: 'Idempotency-Key बहुत लंबी है।',
    or: 'Idempotency-Key ବହୁତ ଲମ୍ବା।',
  },
  'This request was changed after it was sent. Please reload the page and try again.': {
    hi: 'भेजने के बाद यह अनुरोध बदल गया। कृपया पेज फिर से खोलकर कोशिश करें।',
    or: 'ପଠାଇବା ପରେ ଏହି ଅନୁରୋଧ ବଦଳିଗଲା। ଦୟାକରି ପୃଷ୍ଠା ପୁଣି ଖୋଲି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'This order is {0} and can no longer be {1}.': {
    hi: 'ऑर्डर की स्थिति “{0}” है और अब “{1}” नहीं हो सकती।',
    or: 'ଏହି ଅର୍ଡରର ସ୍ଥିତି ‘{0}’; ଏହାକୁ ଆଉ ‘{1}’ କରାଯାଇପାରିବ ନାହିଁ।',
  },
  'waiting for its payment': {
    hi: 'भुगतान की प्रतीक्षा में',
    or: 'ପେମେଣ୍ଟ ଅପେକ୍ଷାରେ',
  },
  placed: {
    hi: 'ऑर्डर हुआ',
    or: 'ଅର୍ଡର ହେଲା',
  },
  confirmed: {
    hi: 'पुष्टि हुई',
    or: 'ନିଶ୍ଚିତ',
  },
  'being picked': {
    hi: 'तैयारी में',
    or: 'ପ୍ରସ୍ତୁତିରେ',
  },
  packed: {
    hi: 'पैक',
    or: 'ପ୍ୟାକ୍',
  },
  'on its way': {
    hi: 'रास्ते में',
    or: 'ବାଟରେ',
  },
  'not handed over yet': {
    hi: 'अभी सौंपा नहीं गया',
    or: 'ଏବେ ଦିଆଯାଇନଥିବା ଅବସ୍ଥାରେ',
  },
  delivered: {
    hi: 'पहुँच गया',
    or: 'ପହଞ୍ଚିଗଲା',
  },
  cancelled: {
    hi: 'रद्द',
    or: 'ବାତିଲ',
  },
  'This order waits for the other order of its checkout, {0} minutes at most. It can be confirmed afterwards.':
    {
      hi: 'यह ऑर्डर अपने साथ के दूसरे ऑर्डर का ज़्यादा से ज़्यादा {0} मिनट इंतज़ार करता है। उसके बाद इसकी पुष्टि की जा सकती है।',
      or: 'ଏହି ଅର୍ଡର ସାଥୀ ଅର୍ଡରକୁ ସର୍ବାଧିକ {0} ମିନିଟ ଅପେକ୍ଷା କରେ। ତା’ପରେ ନିଶ୍ଚିତ କରାଯାଇପାରିବ।',
    },
  'Without this order, order #{0} costs {1} more for its delivery: {2} in all. Please confirm the new amount.':
    {
      hi: 'इस ऑर्डर के बिना ऑर्डर #{0} की डिलीवरी के {1} और लगेंगे: कुल {2}। कृपया नई रकम की पुष्टि करें।',
      or: 'ଏହି ଅର୍ଡର ବିନା ଅର୍ଡର #{0}ର ଡେଲିଭରି ପାଇଁ ଆଉ {1} ଲାଗିବ: ମୋଟ {2}। ଦୟାକରି ନୂଆ ମୂଲ୍ୟ ନିଶ୍ଚିତ କରନ୍ତୁ।',
    },
  'This order has no invoice yet.': {
    hi: 'इस ऑर्डर का बिल अभी नहीं बना है।',
    or: 'ଏହି ଅର୍ଡରର ବିଲ୍ ଏପର୍ଯ୍ୟନ୍ତ ହୋଇନାହିଁ।',
  },
  'Online payment is not available at the moment. Please choose another way to pay.': {
    hi: 'ऑनलाइन भुगतान अभी उपलब्ध नहीं है। कृपया भुगतान का दूसरा तरीका चुनें।',
    or: 'ଅନଲାଇନ ପେମେଣ୍ଟ ଏବେ ଉପଲବ୍ଧ ନାହିଁ। ଦୟାକରି ଅନ୍ୟ ଉପାୟରେ ଦିଅନ୍ତୁ।',
  },
  'Failed to create {0} order.': {
    hi: '{0} पर भुगतान शुरू नहीं हो सका।',
    or: '{0} ଅର୍ଡର ତିଆରି ହୋଇପାରିଲା ନାହିଁ।',
  },
  'Please name the orders to be paid.': {
    hi: 'कृपया बताएँ कि किन ऑर्डर का भुगतान करना है।',
    or: 'ଦୟାକରି କେଉଁ ଅର୍ଡରର ପେମେଣ୍ଟ କରିବେ ଜଣାନ୍ତୁ।',
  },
  'A payment is either for orders or for the wallet.': {
    hi: 'एक भुगतान या तो ऑर्डर का होता है या वॉलेट का।',
    or: 'ଗୋଟିଏ ପେମେଣ୍ଟ ଅର୍ଡର ପାଇଁ କିମ୍ବା ୱାଲେଟ ପାଇଁ ହୁଏ।',
  },
  'This order is not waiting for a payment. Please look at My Orders.': {
    hi: 'इस ऑर्डर को भुगतान की ज़रूरत नहीं है। कृपया मेरे ऑर्डर देखें।',
    or: 'ଏହି ଅର୍ଡର ପେମେଣ୍ଟକୁ ଅପେକ୍ଷା କରୁନାହିଁ। ଦୟାକରି ‘ମୋ ଅର୍ଡର’ ଦେଖନ୍ତୁ।',
  },
  'The amount is not what the orders come to. Please reload the page and try again.': {
    hi: 'रकम ऑर्डर के जोड़ से मेल नहीं खाती। कृपया पेज फिर से खोलकर कोशिश करें।',
    or: 'ଟଙ୍କା ପରିମାଣ ଅର୍ଡରର ମୋଟ ସହ ମେଳ ଖାଉନାହିଁ। ଦୟାକରି ପୃଷ୍ଠା ପୁଣି ଖୋଲି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
  'Not paid in time.': {
    hi: 'समय पर भुगतान नहीं हुआ।',
    or: 'ସମୟରେ ପେମେଣ୍ଟ ହେଲା ନାହିଁ।',
  },
  'Payment was not completed.': {
    hi: 'भुगतान पूरा नहीं हुआ।',
    or: 'ପେମେଣ୍ଟ ସମ୍ପୂର୍ଣ୍ଣ ହେଲା ନାହିଁ।',
  },
  'We are still confirming this payment. My Orders shows how it ends.': {
    hi: 'हम इस भुगतान की पुष्टि कर रहे हैं। नतीजा मेरे ऑर्डर में दिखेगा।',
    or: 'ଆମେ ଏହି ପେମେଣ୍ଟ ନିଶ୍ଚିତ କରୁଛୁ। ଫଳାଫଳ ‘ମୋ ଅର୍ଡର’ରେ ଦେଖାଯିବ।',
  },
  'What you paid for is no longer waiting for a payment. Your money is on its way back.': {
    hi: 'जिसका आपने भुगतान किया, उसे अब भुगतान की ज़रूरत नहीं है। आपके पैसे लौट रहे हैं।',
    or: 'ଆପଣ ଯାହା ପାଇଁ ଦେଇଥିଲେ, ତାହା ଆଉ ପେମେଣ୍ଟକୁ ଅପେକ୍ଷା କରୁନାହିଁ। ଆପଣଙ୍କ ଟଙ୍କା ଫେରୁଛି।',
  },
  'The signature is not right.': {
    hi: 'हस्ताक्षर सही नहीं है।',
    or: 'ସ୍ୱାକ୍ଷର ଠିକ୍ ନୁହେଁ।',
  },
  'The event could not be read.': {
    hi: 'यह सूचना पढ़ी नहीं जा सकी।',
    or: 'ଏହି ସୂଚନା ପଢ଼ିହେଲା ନାହିଁ।',
  },
  'The event is too old.': {
    hi: 'यह सूचना बहुत पुरानी है।',
    or: 'ଏହି ସୂଚନା ବହୁତ ପୁରୁଣା।',
  },
  'We do not deliver to {0} yet.': {
    hi: 'हम अभी {0} में नहीं पहुँचाते।',
    or: 'ଆମେ ଏବେ {0}ରେ ପହଞ୍ଚାଉ ନାହୁଁ।',
  },
  'One of the products is no longer in the shop. Please review your cart.': {
    hi: 'एक प्रोडक्ट अब दुकान में नहीं है। कृपया अपना कार्ट देख लें।',
    or: 'ଗୋଟିଏ ପ୍ରଡକ୍ଟ ଆଉ ଦୋକାନରେ ନାହିଁ। ଦୟାକରି ଆପଣଙ୍କ କାର୍ଟ ଦେଖନ୍ତୁ।',
  },
  '{0} is listed under the wrong department.': {
    hi: '{0} गलत विभाग में दर्ज है।',
    or: '{0} ଭୁଲ ବିଭାଗରେ ଅଛି।',
  },
  '{0} is out of stock or inactive.': {
    hi: '{0} स्टॉक में नहीं है या बंद है।',
    or: '{0} ଷ୍ଟକରେ ନାହିଁ କିମ୍ବା ବନ୍ଦ ଅଛି।',
  },
  '{0}: Only {1} in stock. Please reduce quantity.': {
    hi: '{0}: स्टॉक में सिर्फ़ {1} उपलब्ध। कृपया मात्रा कम करें।',
    or: '{0}: ଷ୍ଟକରେ କେବଳ {1} ଅଛି। ଦୟାକରି ପରିମାଣ କମାନ୍ତୁ।',
  },
  '{0} is out of stock.': {
    hi: '{0} स्टॉक में नहीं है।',
    or: '{0} ଷ୍ଟକରେ ନାହିଁ।',
  },
  'Please select a valid payment method.': {
    hi: 'कृपया भुगतान का सही तरीका चुनें।',
    or: 'ଦୟାକରି ଠିକ୍ ପେମେଣ୍ଟ ଉପାୟ ବାଛନ୍ତୁ।',
  },
  'Please choose one of your saved addresses.': {
    hi: 'कृपया अपने सेव किए पतों में से एक चुनें।',
    or: 'ଦୟାକରି ଆପଣଙ୍କ ସେଭ୍ ହୋଇଥିବା ଠିକଣାରୁ ଗୋଟିଏ ବାଛନ୍ତୁ।',
  },
  'This payment was not found.': {
    hi: 'यह भुगतान नहीं मिला।',
    or: 'ଏହି ପେମେଣ୍ଟ ମିଳିଲା ନାହିଁ।',
  },
  'This payment was made for an order, not for your wallet.': {
    hi: 'यह भुगतान ऑर्डर के लिए था, आपके वॉलेट के लिए नहीं।',
    or: 'ଏହି ପେମେଣ୍ଟ ଅର୍ଡର ପାଇଁ ଥିଲା, ଆପଣଙ୍କ ୱାଲେଟ ପାଇଁ ନୁହେଁ।',
  },
  'We are still confirming this payment. Your wallet is credited as soon as it is.': {
    hi: 'हम इस भुगतान की पुष्टि कर रहे हैं। होते ही रकम आपके वॉलेट में आ जाएगी।',
    or: 'ଆମେ ଏହି ପେମେଣ୍ଟ ନିଶ୍ଚିତ କରୁଛୁ। ହେବା ମାତ୍ରେ ଟଙ୍କା ଆପଣଙ୍କ ୱାଲେଟକୁ ଆସିବ।',
  },
  'Please choose a plan from the list.': {
    hi: 'कृपया सूची में से प्लान चुनें।',
    or: 'ଦୟାକରି ତାଲିକାରୁ ପ୍ଲାନ ବାଛନ୍ତୁ।',
  },
  'The plan {0} is no longer offered. Please choose another.': {
    hi: 'प्लान {0} अब नहीं मिलता। कृपया दूसरा चुनें।',
    or: 'ପ୍ଲାନ {0} ଆଉ ମିଳୁନାହିଁ। ଦୟାକରି ଅନ୍ୟଟିଏ ବାଛନ୍ତୁ।',
  },
  'The plan {0} has changed. Please look at it again.': {
    hi: 'प्लान {0} बदल गया है। कृपया इसे फिर से देखें।',
    or: 'ପ୍ଲାନ {0} ବଦଳିଯାଇଛି। ଦୟାକରି ଏହାକୁ ପୁଣି ଦେଖନ୍ତୁ।',
  },
  'The plan {0} needs a recharge of at least {1}.': {
    hi: 'प्लान {0} के लिए कम से कम {1} का रिचार्ज चाहिए।',
    or: 'ପ୍ଲାନ {0} ପାଇଁ ଅତି କମରେ {1} ରିଚାର୍ଜ ଦରକାର।',
  },
  'This payment was made for another plan.': {
    hi: 'यह भुगतान दूसरे प्लान के लिए था।',
    or: 'ଏହି ପେମେଣ୍ଟ ଅନ୍ୟ ପ୍ଲାନ ପାଇଁ ଥିଲା।',
  },
  'It is too late to choose a plan for this payment.': {
    hi: 'इस भुगतान के लिए प्लान चुनने का समय निकल गया।',
    or: 'ଏହି ପେମେଣ୍ଟ ପାଇଁ ପ୍ଲାନ ବାଛିବାର ସମୟ ଗଲା।',
  },
};
