import type { TextTable } from './text-table.ts';

/** Error messages of imports, and the reasons why rows fail. */
export const importTexts: TextTable = {
  'This file has no rows.': {
    hi: 'इस फ़ाइल में कोई पंक्ति नहीं है।',
    or: 'ଏହି ଫାଇଲରେ କୌଣସି ଧାଡ଼ି ନାହିଁ।',
  },
  'This file is neither CSV in UTF-8 nor an XLSX workbook. Please save it in your spreadsheet program as one of them.':
    {
      hi: 'यह फ़ाइल न तो UTF-8 में CSV है, न ही XLSX वर्कबुक। कृपया इसे अपने स्प्रेडशीट प्रोग्राम में इनमें से किसी एक रूप में सेव करें।',
      or: 'ଏହି ଫାଇଲ UTF-8 CSV କିମ୍ବା XLSX ୱର୍କବୁକ୍ ନୁହେଁ। ଦୟାକରି ଆପଣଙ୍କ ସ୍ପ୍ରେଡସିଟ୍ ପ୍ରୋଗ୍ରାମରେ ଏହାକୁ ଏଥିରୁ ଗୋଟିଏ ଭାବେ ସେଭ୍ କରନ୍ତୁ।',
    },
  'This workbook has a password. Please save it without one.': {
    hi: 'इस वर्कबुक पर पासवर्ड लगा है। कृपया इसे बिना पासवर्ड के सेव करें।',
    or: 'ଏହି ୱର୍କବୁକ୍‌ରେ ପାସୱାର୍ଡ ଅଛି। ଦୟାକରି ଏହାକୁ ପାସୱାର୍ଡ ବିନା ସେଭ୍ କରନ୍ତୁ।',
  },
  'This workbook is of the old kind (XLS). Please save it as XLSX or CSV (UTF-8).': {
    hi: 'यह वर्कबुक पुराने प्रकार (XLS) की है। कृपया इसे XLSX या CSV (UTF-8) के रूप में सेव करें।',
    or: 'ଏହି ୱର୍କବୁକ୍ ପୁରୁଣା ପ୍ରକାରର (XLS)। ଦୟାକରି ଏହାକୁ XLSX କିମ୍ବା CSV (UTF-8) ଭାବେ ସେଭ୍ କରନ୍ତୁ।',
  },
  'This workbook is too large when it is unpacked. Please save its sheet alone as CSV (UTF-8), or split it.':
    {
      hi: 'खोलने पर यह वर्कबुक बहुत बड़ी है। कृपया केवल इसकी शीट को CSV (UTF-8) के रूप में सेव करें, या इसे बाँटें।',
      or: 'ଖୋଲିଲେ ଏହି ୱର୍କବୁକ୍ ବହୁତ ବଡ଼। ଦୟାକରି କେବଳ ଏହାର ସିଟ୍‌କୁ CSV (UTF-8) ଭାବେ ସେଭ୍ କରନ୍ତୁ, କିମ୍ବା ଏହାକୁ ଭାଗ କରନ୍ତୁ।',
    },
  'Row {0} of this file has a formula without its value. Please open the file in your spreadsheet program, save it and upload it again.':
    {
      hi: 'इस फ़ाइल की पंक्ति {0} में एक सूत्र है जिसका मान नहीं है। कृपया फ़ाइल को अपने स्प्रेडशीट प्रोग्राम में खोलें, सेव करें और फिर से अपलोड करें।',
      or: 'ଏହି ଫାଇଲର ଧାଡ଼ି {0}ରେ ମୂଲ୍ୟ ବିନା ଗୋଟିଏ ସୂତ୍ର ଅଛି। ଦୟାକରି ଫାଇଲଟି ଆପଣଙ୍କ ସ୍ପ୍ରେଡସିଟ୍ ପ୍ରୋଗ୍ରାମରେ ଖୋଲନ୍ତୁ, ସେଭ୍ କରନ୍ତୁ ଏବଂ ପୁଣି ଅପଲୋଡ୍ କରନ୍ତୁ।',
    },
  'Only a dry run that is done can be imported.': {
    hi: 'केवल पूरी हो चुकी जाँच को ही इंपोर्ट किया जा सकता है।',
    or: 'କେବଳ ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଥିବା ଯାଞ୍ଚକୁ ଇମ୍ପୋର୍ଟ କରାଯାଇପାରିବ।',
  },
  'Row {0} of this file could not be read. Please save it again as XLSX or CSV (UTF-8).': {
    hi: 'इस फ़ाइल की पंक्ति {0} पढ़ी नहीं जा सकी। कृपया इसे फिर से XLSX या CSV (UTF-8) के रूप में सेव करें।',
    or: 'ଏହି ଫାଇଲର ଧାଡ଼ି {0} ପଢ଼ିହେଲା ନାହିଁ। ଦୟାକରି ଏହାକୁ ପୁଣି XLSX କିମ୍ବା CSV (UTF-8) ଭାବେ ସେଭ୍ କରନ୍ତୁ।',
  },
  'The column “{0}” is unknown or twice there. Columns are: {1}.': {
    hi: 'कॉलम “{0}” अनजान है या दो बार है। कॉलम ये हैं: {1}।',
    or: 'ସ୍ତମ୍ଭ “{0}” ଅଜଣା କିମ୍ବା ଦୁଇଥର ଅଛି। ସ୍ତମ୍ଭଗୁଡ଼ିକ: {1}।',
  },
  'The column “{0}” is missing.': {
    hi: 'कॉलम “{0}” नहीं है।',
    or: 'ସ୍ତମ୍ଭ “{0}” ନାହିଁ।',
  },
  'A file may have {0} rows at most. Please split it.': {
    hi: 'एक फ़ाइल में ज़्यादा से ज़्यादा {0} पंक्तियाँ हो सकती हैं। कृपया इसे बाँटें।',
    or: 'ଗୋଟିଏ ଫାଇଲରେ ସର୍ବାଧିକ {0}ଟି ଧାଡ଼ି ରହିପାରିବ। ଦୟାକରି ଏହାକୁ ଭାଗ କରନ୍ତୁ।',
  },
  'This import was not found.': {
    hi: 'यह इंपोर्ट नहीं मिला।',
    or: 'ଏହି ଇମ୍ପୋର୍ଟ ମିଳିଲା ନାହିଁ।',
  },
  'Please choose what the file contains.': {
    hi: 'कृपया चुनें कि फ़ाइल में क्या है।',
    or: 'ଦୟାକରି ବାଛନ୍ତୁ ଫାଇଲରେ କ’ଣ ଅଛି।',
  },
  'Please choose a CSV or XLSX file.': {
    hi: 'कृपया एक CSV या XLSX फ़ाइल चुनें।',
    or: 'ଦୟାକରି ଗୋଟିଏ CSV କିମ୍ବା XLSX ଫାଇଲ ବାଛନ୍ତୁ।',
  },
  '{0}: {1}': {
    hi: '{0}: {1}',
    or: '{0}: {1}',
  },
  '{0} “{1}”: {2}': {
    hi: '{0} “{1}”: {2}',
    or: '{0} “{1}”: {2}',
  },
  'No product has this SKU.': {
    hi: 'इस SKU का कोई प्रोडक्ट नहीं है।',
    or: 'ଏହି SKUର କୌଣସି ପ୍ରଡକ୍ଟ ନାହିଁ।',
  },
  'Row {0} has this SKU with other values.': {
    hi: 'पंक्ति {0} में यही SKU दूसरे मानों के साथ है।',
    or: 'ଧାଡ଼ି {0}ରେ ଏହି SKU ଅନ୍ୟ ମୂଲ୍ୟ ସହ ଅଛି।',
  },
  'This row could not be saved.': {
    hi: 'यह पंक्ति सेव नहीं हो सकी।',
    or: 'ଏହି ଧାଡ଼ି ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ।',
  },
  'Please check this value.': {
    hi: 'कृपया यह मान जाँचें।',
    or: 'ଦୟାକରି ଏହି ମୂଲ୍ୟ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
  'This file is larger than {0} MB. Please split it.': {
    hi: 'यह फ़ाइल {0} MB से बड़ी है। कृपया इसे बाँटें।',
    or: 'ଏହି ଫାଇଲ {0} MBରୁ ବଡ଼। ଦୟାକରି ଏହାକୁ ଭାଗ କରନ୍ତୁ।',
  },
  'Please choose for each heading a column of the import.': {
    hi: 'कृपया हर शीर्षक के लिए इंपोर्ट का एक कॉलम चुनें।',
    or: 'ଦୟାକରି ପ୍ରତ୍ୟେକ ଶୀର୍ଷକ ପାଇଁ ଇମ୍ପୋର୍ଟର ଗୋଟିଏ ସ୍ତମ୍ଭ ବାଛନ୍ତୁ।',
  },
  'This file is no zip, or it is broken. Please pack the pictures again.': {
    hi: 'यह फ़ाइल ज़िप नहीं है, या खराब है। कृपया चित्रों को फिर से पैक करें।',
    or: 'ଏହି ଫାଇଲ ଜିପ୍ ନୁହେଁ, କିମ୍ବା ଖରାପ। ଦୟାକରି ଛବିଗୁଡ଼ିକୁ ପୁଣି ପ୍ୟାକ୍ କରନ୍ତୁ।',
  },
  'This zip has a password. Please pack the pictures without one.': {
    hi: 'इस ज़िप पर पासवर्ड लगा है। कृपया चित्रों को बिना पासवर्ड के पैक करें।',
    or: 'ଏହି ଜିପ୍‌ରେ ପାସୱାର୍ଡ ଅଛି। ଦୟାକରି ଛବିଗୁଡ଼ିକୁ ପାସୱାର୍ଡ ବିନା ପ୍ୟାକ୍ କରନ୍ତୁ।',
  },
  'This zip has names that lead out of it. Please pack the pictures again.': {
    hi: 'इस ज़िप में ऐसे नाम हैं जो इसके बाहर ले जाते हैं। कृपया चित्रों को फिर से पैक करें।',
    or: 'ଏହି ଜିପ୍‌ରେ ଏମିତି ନାମ ଅଛି ଯାହା ଏହାର ବାହାରକୁ ଯାଏ। ଦୟାକରି ଛବିଗୁଡ଼ିକୁ ପୁଣି ପ୍ୟାକ୍ କରନ୍ତୁ।',
  },
  'A zip may have {0} files at most. Please split it.': {
    hi: 'एक ज़िप में ज़्यादा से ज़्यादा {0} फ़ाइलें हो सकती हैं। कृपया इसे बाँटें।',
    or: 'ଗୋଟିଏ ଜିପ୍‌ରେ ସର୍ବାଧିକ {0}ଟି ଫାଇଲ ରହିପାରିବ। ଦୟାକରି ଏହାକୁ ଭାଗ କରନ୍ତୁ।',
  },
  'This zip is too large when it is unpacked. Please split it.': {
    hi: 'खोलने पर यह ज़िप बहुत बड़ी है। कृपया इसे बाँटें।',
    or: 'ଖୋଲିଲେ ଏହି ଜିପ୍ ବହୁତ ବଡ଼। ଦୟାକରି ଏହାକୁ ଭାଗ କରନ୍ତୁ।',
  },
  'This zip has no files.': {
    hi: 'इस ज़िप में कोई फ़ाइल नहीं है।',
    or: 'ଏହି ଜିପ୍‌ରେ କୌଣସି ଫାଇଲ ନାହିଁ।',
  },
  'This upload is no longer stored. Please upload the file again.': {
    hi: 'यह अपलोड अब सहेजा हुआ नहीं है। कृपया फ़ाइल फिर से अपलोड करें।',
    or: 'ଏହି ଅପଲୋଡ୍ ଆଉ ସଂରକ୍ଷିତ ନାହିଁ। ଦୟାକରି ଫାଇଲଟି ପୁଣି ଅପଲୋଡ୍ କରନ୍ତୁ।',
  },
  'This file has not arrived completely.': {
    hi: 'यह फ़ाइल पूरी नहीं पहुँची है।',
    or: 'ଏହି ଫାଇଲ ସମ୍ପୂର୍ଣ୍ଣ ପହଞ୍ଚି ନାହିଁ।',
  },
  'This part of the file is not as long as it must be.': {
    hi: 'फ़ाइल का यह हिस्सा उतना लंबा नहीं है जितना होना चाहिए।',
    or: 'ଫାଇଲର ଏହି ଅଂଶ ଯେତେ ଲମ୍ବା ହେବା କଥା ସେତେ ନୁହେଁ।',
  },
  'This file is empty or larger than 500 MB.': {
    hi: 'यह फ़ाइल खाली है या 500 MB से बड़ी है।',
    or: 'ଏହି ଫାଇଲ ଖାଲି କିମ୍ବା 500 MBରୁ ବଡ଼।',
  },
  'No product has a SKU like this name.': {
    hi: 'किसी प्रोडक्ट का SKU इस नाम जैसा नहीं है।',
    or: 'ଏହି ନାମ ଭଳି SKU କୌଣସି ପ୍ରଡକ୍ଟର ନାହିଁ।',
  },
  '{0} is for the same place of this product.': {
    hi: '{0} इस प्रोडक्ट की उसी जगह के लिए है।',
    or: '{0} ଏହି ପ୍ରଡକ୍ଟର ସେହି ସ୍ଥାନ ପାଇଁ।',
  },
  'This file is larger than {0} MB.': {
    hi: 'यह फ़ाइल {0} MB से बड़ी है।',
    or: 'ଏହି ଫାଇଲ {0} MB ରୁ ବଡ଼।',
  },
  'This picture is larger than {0} MB.': {
    hi: 'यह चित्र {0} MB से बड़ा है।',
    or: 'ଏହି ଛବି {0} MBରୁ ବଡ଼।',
  },
  'This file of the zip is broken.': {
    hi: 'ज़िप की यह फ़ाइल खराब है।',
    or: 'ଜିପ୍‌ର ଏହି ଫାଇଲ ଖରାପ।',
  },
  'The zip is no longer stored. Please upload it again.': {
    hi: 'ज़िप अब सहेजी हुई नहीं है। कृपया इसे फिर से अपलोड करें।',
    or: 'ଜିପ୍ ଆଉ ସଂରକ୍ଷିତ ନାହିଁ। ଦୟାକରି ଏହାକୁ ପୁଣି ଅପଲୋଡ୍ କରନ୍ତୁ।',
  },
};
