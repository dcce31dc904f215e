import type { TextTable } from './text-table.ts';

/** Error messages for payments at the door, and the receipt for the customer. */
export const doorPaymentTexts: TextTable = {
  'UPI is not offered at the moment. Please take cash.': {
    hi: 'अभी UPI उपलब्ध नहीं है। कृपया नकद लें।',
    or: 'ଏବେ UPI ଉପଲବ୍ଧ ନାହିଁ। ଦୟାକରି ନଗଦ ନିଅନ୍ତୁ।',
  },
  'Nothing can be taken by UPI for this order. Please look at what is due.': {
    hi: 'इस ऑर्डर के लिए UPI से कुछ नहीं लिया जा सकता। कृपया देखें कि कितना बाकी है।',
    or: 'ଏହି ଅର୍ଡର ପାଇଁ UPIରେ କିଛି ନିଆଯାଇପାରିବ ନାହିଁ। ଦୟାକରି କେତେ ବାକି ଅଛି ଦେଖନ୍ତୁ।',
  },
  'The payment provider does not respond. Please try again, or take cash.': {
    hi: 'भुगतान सेवा जवाब नहीं दे रही। कृपया फिर से कोशिश करें, या नकद लें।',
    or: 'ପେମେଣ୍ଟ ସେବା ଉତ୍ତର ଦେଉନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ନଗଦ ନିଅନ୍ତୁ।',
  },
  'The UPI code may still be paid, as the payment provider does not respond. Please ask whether it was paid. If you take cash and the money comes twice, the second goes back by itself.':
    {
      hi: 'भुगतान सेवा जवाब नहीं दे रही, इसलिए UPI कोड से अब भी भुगतान हो सकता है। कृपया पूछें कि भुगतान हुआ या नहीं। नकद लेने पर पैसे दो बार आएँ, तो दूसरे अपने आप लौट जाएँगे।',
      or: 'ପେମେଣ୍ଟ ସେବା ଉତ୍ତର ଦେଉନାହିଁ, ତେଣୁ UPI କୋଡ୍‌ରେ ଏବେ ବି ପେମେଣ୍ଟ ହୋଇପାରେ। ଦୟାକରି ପଚାରନ୍ତୁ ପେମେଣ୍ଟ ହେଲା କି ନାହିଁ। ନଗଦ ନେଲେ ଓ ପଇସା ଦୁଇଥର ଆସିଲେ, ଦ୍ୱିତୀୟଟି ଆପେ ଫେରିଯିବ।',
    },
  'The safe does not hold so much. Either the rider gave the cash back, or what left the safe is recorded wrongly.':
    {
      hi: 'तिजोरी में इतना नहीं है। या तो राइडर ने नकद लौटाया है, या तिजोरी से निकला नकद गलत दर्ज है।',
      or: 'ସିନ୍ଦୁକରେ ଏତେ ନାହିଁ। ହୁଏତ ରାଇଡର ନଗଦ ଫେରାଇଛନ୍ତି, କିମ୍ବା ସିନ୍ଦୁକରୁ ବାହାରିଥିବା ନଗଦ ଭୁଲ ଲେଖାଯାଇଛି।',
    },
  'The shop has this cash: you handed it in. The shop gives it back.': {
    hi: 'यह नकद दुकान के पास है: आपने जमा कर दिया था। दुकान इसे लौटाएगी।',
    or: 'ଏହି ନଗଦ ଦୋକାନ ପାଖରେ ଅଛି: ଆପଣ ଜମା ଦେଇଥିଲେ। ଦୋକାନ ଏହା ଫେରାଇବ।',
  },
  'The shop has refunded this order. Keep the cash and ask the shop.': {
    hi: 'दुकान ने इस ऑर्डर के पैसे लौटा दिए हैं। नकद अपने पास रखें और दुकान से पूछें।',
    or: 'ଦୋକାନ ଏହି ଅର୍ଡରର ପଇସା ଫେରାଇଛି। ନଗଦ ନିଜ ପାଖରେ ରଖନ୍ତୁ ଓ ଦୋକାନକୁ ପଚାରନ୍ତୁ।',
  },
  'The rider has {0} in cash to give back for this order. Please confirm that first.': {
    hi: 'राइडर को इस ऑर्डर के {0} नकद लौटाने हैं। कृपया पहले उसकी पुष्टि करें।',
    or: 'ରାଇଡରଙ୍କୁ ଏହି ଅର୍ଡରର {0} ନଗଦ ଫେରାଇବାକୁ ଅଛି। ଦୟାକରି ପ୍ରଥମେ ତାହା ନିଶ୍ଚିତ କରନ୍ତୁ।',
  },
  'We have your payment for order #{0}': {
    hi: 'ऑर्डर #{0} का आपका भुगतान हमें मिल गया',
    or: 'ଅର୍ଡର #{0}ର ଆପଣଙ୍କ ପେମେଣ୍ଟ ଆମକୁ ମିଳିଲା',
  },
  'Thank you. We have your payment of {0} for your order #{1}, made by UPI on delivery.': {
    hi: 'धन्यवाद। ऑर्डर #{1} के लिए डिलीवरी पर UPI से दिए {0} हमें मिल गए।',
    or: 'ଧନ୍ୟବାଦ। ଅର୍ଡର #{1} ପାଇଁ ଡେଲିଭରି ସମୟରେ UPIରେ ଦେଇଥିବା {0} ଆମକୁ ମିଳିଲା।',
  },
  '{0} is paid': {
    hi: '{0} का भुगतान हो गया',
    or: '{0} ପେମେଣ୍ଟ ହୋଇଗଲା',
  },
  'We have your payment for order #{0}.': {
    hi: 'ऑर्डर #{0} का आपका भुगतान हमें मिल गया।',
    or: 'ଅର୍ଡର #{0}ର ଆପଣଙ୍କ ପେମେଣ୍ଟ ଆମକୁ ମିଳିଲା।',
  },
};
