import type { TextTable } from './text-table.ts';

/** The texts about what one customer may order at once. */
export const orderLimitTexts: TextTable = {
  'You can order at most {0} of {1} at once. For more, please call us.': {
    hi: '{1} एक बार में ज़्यादा से ज़्यादा {0} मँगा सकते हैं। ज़्यादा के लिए कृपया हमें फ़ोन करें।',
    or: '{1} ଥରକେ ସର୍ବାଧିକ {0}ଟି ମଗାଇପାରିବେ। ଅଧିକ ପାଇଁ ଦୟାକରି ଆମକୁ ଫୋନ୍ କରନ୍ତୁ।',
  },
  'We take at most {0} in cash until your first order is delivered.': {
    hi: 'पहला ऑर्डर पहुँचने तक हम ज़्यादा से ज़्यादा {0} नकद लेते हैं।',
    or: 'ପ୍ରଥମ ଅର୍ଡର ପହଞ୍ଚିବା ଯାଏଁ ଆମେ ସର୍ବାଧିକ {0} ନଗଦ ନେଉ।',
  },
  'We take at most {0} in cash for all your orders on their way.': {
    hi: 'चल रहे सभी ऑर्डर के लिए हम ज़्यादा से ज़्यादा {0} नकद लेते हैं।',
    or: 'ବାଟରେ ଥିବା ସମସ୍ତ ଅର୍ଡର ପାଇଁ ଆମେ ସର୍ବାଧିକ {0} ନଗଦ ନେଉ।',
  },
  ' {0} of it is due already.': {
    hi: ' इसमें से {0} पहले से देने हैं।',
    or: ' ଏଥିରୁ {0} ଆଗରୁ ଦେବାକୁ ଅଛି।',
  },
  ' Please pay another way, or order for up to {0}.': {
    hi: ' कृपया दूसरे तरीके से भुगतान करें, या {0} तक का ऑर्डर करें।',
    or: ' ଦୟାକରି ଅନ୍ୟ ଉପାୟରେ ଦିଅନ୍ତୁ, କିମ୍ବା {0} ପର୍ଯ୍ୟନ୍ତ ଅର୍ଡର କରନ୍ତୁ।',
  },
  ' Please pay another way, or order again when one of them is delivered.': {
    hi: ' कृपया दूसरे तरीके से भुगतान करें, या उनमें से एक पहुँचने पर फिर ऑर्डर करें।',
    or: ' ଦୟାକରି ଅନ୍ୟ ଉପାୟରେ ଦିଅନ୍ତୁ, କିମ୍ବା ସେଥିରୁ ଗୋଟିଏ ପହଞ୍ଚିଲେ ପୁଣି ଅର୍ଡର କରନ୍ତୁ।',
  },
  'Minimum order amount is ₹{0}': {
    hi: 'कम से कम ₹{0} का ऑर्डर करें',
    or: 'ସର୍ବନିମ୍ନ ଅର୍ଡର ₹{0}',
  },
  'You have {0} orders on their way, as many as we take at once. You can order again when one of them is delivered or cancelled.':
    {
      hi: 'आपके {0} ऑर्डर चल रहे हैं, हम एक साथ इतने ही लेते हैं। एक के पहुँचने या रद्द होने पर आप फिर ऑर्डर कर सकते हैं।',
      or: 'ଆପଣଙ୍କ {0}ଟି ଅର୍ଡର ଚାଲୁ ଅଛି, ଆମେ ଏକାଠି ଏତିକି ନେଉ। ଗୋଟିଏ ପହଞ୍ଚିଲେ କିମ୍ବା ବାତିଲ ହେଲେ ପୁଣି ଅର୍ଡର କରିପାରିବେ।',
    },
  'You have {0} orders waiting for their payment. Please pay or cancel one of them in My Orders first.':
    {
      hi: 'आपके {0} ऑर्डर का भुगतान बाकी है। कृपया पहले मेरे ऑर्डर में एक का भुगतान करें या उसे रद्द करें।',
      or: 'ଆପଣଙ୍କ {0}ଟି ଅର୍ଡରର ପେମେଣ୍ଟ ବାକି। ଦୟାକରି ପ୍ରଥମେ ‘ମୋ ଅର୍ଡର’ରେ ଗୋଟିକର ପେମେଣ୍ଟ କରନ୍ତୁ କିମ୍ବା ବାତିଲ କରନ୍ତୁ।',
    },
  '{0} of your orders were cancelled without their online payment within {1} hours. Please choose another way to pay, or pay online again tomorrow.':
    {
      hi: '{1} घंटों में आपके {0} ऑर्डर ऑनलाइन भुगतान के बिना रद्द हुए। कृपया भुगतान का दूसरा तरीका चुनें, या कल फिर ऑनलाइन भुगतान करें।',
      or: '{1} ଘଣ୍ଟାରେ ଆପଣଙ୍କ {0}ଟି ଅର୍ଡର ଅନଲାଇନ ପେମେଣ୍ଟ ବିନା ବାତିଲ ହୋଇଛି। ଦୟାକରି ଅନ୍ୟ ପେମେଣ୍ଟ ଉପାୟ ବାଛନ୍ତୁ, କିମ୍ବା କାଲି ପୁଣି ଅନଲାଇନ ପେମେଣ୍ଟ କରନ୍ତୁ।',
    },
};
