import type { TextTable } from './text-table.ts';

/** Refusals of imports, and why their rows fail. */
export const importTexts: TextTable = {
  'This file has no rows.': {
    hi: 'इस फ़ाइल में कोई पंक्ति नहीं है।',
    or: 'ଏହି ଫାଇଲରେ କୌଣସି ଧାଡ଼ି ନାହିଁ।',
  },
  'This file is not CSV in UTF-8. Please save it in your spreadsheet program as CSV (UTF-8).': {
    hi: 'यह फ़ाइल UTF-8 में CSV नहीं है। कृपया इसे अपने स्प्रेडशीट प्रोग्राम में CSV (UTF-8) के रूप में सहेजें।',
    or: 'ଏହି ଫାଇଲ UTF-8 CSV ନୁହେଁ। ଦୟାକରି ଆପଣଙ୍କ ସ୍ପ୍ରେଡସିଟ୍ ପ୍ରୋଗ୍ରାମରେ ଏହାକୁ CSV (UTF-8) ଭାବେ ସେଭ୍ କରନ୍ତୁ।',
  },
  'Only a dry run that is done can be imported.': {
    hi: 'केवल पूरी हो चुकी जाँच को ही इंपोर्ट किया जा सकता है।',
    or: 'କେବଳ ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଥିବା ଯାଞ୍ଚକୁ ଇମ୍ପୋର୍ଟ କରାଯାଇପାରିବ।',
  },
  'Row {0} of this file could not be read. Please save it as CSV (UTF-8).': {
    hi: 'इस फ़ाइल की पंक्ति {0} पढ़ी नहीं जा सकी। कृपया इसे CSV (UTF-8) के रूप में सहेजें।',
    or: 'ଏହି ଫାଇଲର ଧାଡ଼ି {0} ପଢ଼ିହେଲା ନାହିଁ। ଦୟାକରି ଏହାକୁ CSV (UTF-8) ଭାବେ ସେଭ୍ କରନ୍ତୁ।',
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
  'Please choose a CSV file.': {
    hi: 'कृपया एक CSV फ़ाइल चुनें।',
    or: 'ଦୟାକରି ଗୋଟିଏ CSV ଫାଇଲ ବାଛନ୍ତୁ।',
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
