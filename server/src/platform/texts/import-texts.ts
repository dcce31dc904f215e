import type { TextTable } from './text-table.ts';

/** Refusals of imports, and why their rows fail. */
export const importTexts: TextTable = {
  'This file has no rows.': {
    hi: 'इस फ़ाइल में कोई पंक्ति नहीं है।',
    or: 'ଏହି ଫାଇଲରେ କୌଣସି ଧାଡ଼ି ନାହିଁ।',
  },
  'This file is neither CSV in UTF-8 nor an XLSX workbook. Please save it in your spreadsheet program as one of them.':
    {
      hi: 'यह फ़ाइल न तो UTF-8 में CSV है, न ही XLSX वर्कबुक। कृपया इसे अपने स्प्रेडशीट प्रोग्राम में इनमें से किसी एक रूप में सहेजें।',
      or: 'ଏହି ଫାଇଲ UTF-8 CSV କିମ୍ବା XLSX ୱର୍କବୁକ୍ ନୁହେଁ। ଦୟାକରି ଆପଣଙ୍କ ସ୍ପ୍ରେଡସିଟ୍ ପ୍ରୋଗ୍ରାମରେ ଏହାକୁ ଏଥିରୁ ଗୋଟିଏ ଭାବେ ସେଭ୍ କରନ୍ତୁ।',
    },
  'This workbook has a password. Please save it without one.': {
    hi: 'इस वर्कबुक पर पासवर्ड लगा है। कृपया इसे बिना पासवर्ड के सहेजें।',
    or: 'ଏହି ୱର୍କବୁକ୍‌ରେ ପାସୱାର୍ଡ ଅଛି। ଦୟାକରି ଏହାକୁ ପାସୱାର୍ଡ ବିନା ସେଭ୍ କରନ୍ତୁ।',
  },
  'This workbook is of the old kind (XLS). Please save it as XLSX or CSV (UTF-8).': {
    hi: 'यह वर्कबुक पुराने प्रकार (XLS) की है। कृपया इसे XLSX या CSV (UTF-8) के रूप में सहेजें।',
    or: 'ଏହି ୱର୍କବୁକ୍ ପୁରୁଣା ପ୍ରକାରର (XLS)। ଦୟାକରି ଏହାକୁ XLSX କିମ୍ବା CSV (UTF-8) ଭାବେ ସେଭ୍ କରନ୍ତୁ।',
  },
  'This workbook is too large when it is unpacked. Please save its sheet alone as CSV (UTF-8), or split it.':
    {
      hi: 'खोलने पर यह वर्कबुक बहुत बड़ी है। कृपया केवल इसकी शीट को CSV (UTF-8) के रूप में सहेजें, या इसे बाँटें।',
      or: 'ଖୋଲିଲେ ଏହି ୱର୍କବୁକ୍ ବହୁତ ବଡ଼। ଦୟାକରି କେବଳ ଏହାର ସିଟ୍‌କୁ CSV (UTF-8) ଭାବେ ସେଭ୍ କରନ୍ତୁ, କିମ୍ବା ଏହାକୁ ଭାଗ କରନ୍ତୁ।',
    },
  'Row {0} of this file has a formula without its value. Please open the file in your spreadsheet program, save it and upload it again.':
    {
      hi: 'इस फ़ाइल की पंक्ति {0} में एक सूत्र है जिसका मान नहीं है। कृपया फ़ाइल को अपने स्प्रेडशीट प्रोग्राम में खोलें, सहेजें और फिर से अपलोड करें।',
      or: 'ଏହି ଫାଇଲର ଧାଡ଼ି {0}ରେ ମୂଲ୍ୟ ବିନା ଗୋଟିଏ ସୂତ୍ର ଅଛି। ଦୟାକରି ଫାଇଲଟି ଆପଣଙ୍କ ସ୍ପ୍ରେଡସିଟ୍ ପ୍ରୋଗ୍ରାମରେ ଖୋଲନ୍ତୁ, ସେଭ୍ କରନ୍ତୁ ଏବଂ ପୁଣି ଅପଲୋଡ୍ କରନ୍ତୁ।',
    },
  'Only a dry run that is done can be imported.': {
    hi: 'केवल पूरी हो चुकी जाँच को ही इंपोर्ट किया जा सकता है।',
    or: 'କେବଳ ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଥିବା ଯାଞ୍ଚକୁ ଇମ୍ପୋର୍ଟ କରାଯାଇପାରିବ।',
  },
  'Row {0} of this file could not be read. Please save it again as XLSX or CSV (UTF-8).': {
    hi: 'इस फ़ाइल की पंक्ति {0} पढ़ी नहीं जा सकी। कृपया इसे फिर से XLSX या CSV (UTF-8) के रूप में सहेजें।',
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
    or: "ଦୟାକରି ବାଛନ୍ତୁ ଫାଇଲରେ କ'ଣ ଅଛି।",
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
    hi: 'यह पंक्ति सहेजी नहीं जा सकी।',
    or: 'ଏହି ଧାଡ଼ି ସେଭ୍ ହୋଇପାରିଲା ନାହିଁ।',
  },
  'Please check this value.': {
    hi: 'कृपया यह मान जाँचें।',
    or: 'ଦୟାକରି ଏହି ମୂଲ୍ୟ ଯାଞ୍ଚ କରନ୍ତୁ।',
  },
};
