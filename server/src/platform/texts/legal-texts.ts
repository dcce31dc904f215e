import type { TextTable } from './text-table.ts';

/** The heading of the terms and the privacy notice, and messages for staff who change them. */
export const legalTexts: TextTable = {
  'Version {0}, from {1}': { hi: 'संस्करण {0}, {1} से', or: 'ସଂସ୍କରଣ {0}, {1} ଠାରୁ' },
  'Version {0}. Last changed on {1}.': {
    hi: 'संस्करण {0}। आखिरी बदलाव: {1}।',
    or: 'ସଂସ୍କରଣ {0}। ଶେଷ ପରିବର୍ତ୍ତନ: {1}।',
  },
  'Version {0}. It applies from {1} on.': {
    hi: 'संस्करण {0}। यह {1} से लागू होगा।',
    or: 'ସଂସ୍କରଣ {0}। ଏହା {1} ଠାରୁ ଲାଗୁ ହେବ।',
  },
  'Version {0}, from {1}. It does not apply any more.': {
    hi: 'संस्करण {0}, {1} से। यह अब लागू नहीं है।',
    or: 'ସଂସ୍କରଣ {0}, {1} ଠାରୁ। ଏହା ଆଉ ଲାଗୁ ନୁହେଁ।',
  },
  'This is a translation of the English text. Where they differ, the English text applies.': {
    hi: 'यह अंग्रेज़ी पाठ का अनुवाद है। दोनों में अंतर हो तो अंग्रेज़ी पाठ मान्य होगा।',
    or: 'ଏହା ଇଂରାଜୀ ଲେଖାର ଅନୁବାଦ। ଉଭୟ ମଧ୍ୟରେ ପାର୍ଥକ୍ୟ ଥିଲେ ଇଂରାଜୀ ଲେଖା ମାନ୍ୟ ହେବ।',
  },
  'This text is in English only so far.': {
    hi: 'यह पाठ अभी सिर्फ़ अंग्रेज़ी में है।',
    or: 'ଏହି ଲେଖା ଏବେ କେବଳ ଇଂରାଜୀରେ ଅଛି।',
  },
  Versions: { hi: 'संस्करण', or: 'ସଂସ୍କରଣ' },
  'This version was not found.': {
    hi: 'यह संस्करण नहीं मिला।',
    or: 'ଏହି ସଂସ୍କରଣ ମିଳିଲା ନାହିଁ।',
  },
  'There is no placeholder {0}. Please choose one from the list.': {
    hi: '{0} नाम की कोई जगह नहीं है। कृपया सूची में से चुनें।',
    or: '{0} ନାମର କୌଣସି ପ୍ଲେସହୋଲ୍ଡର ନାହିଁ। ଦୟାକରି ତାଲିକାରୁ ବାଛନ୍ତୁ।',
  },
  'This text is published already. Save a change of it first.': {
    hi: 'यह पाठ पहले से प्रकाशित है। पहले इसमें कोई बदलाव सेव करें।',
    or: 'ଏହି ଲେଖା ଆଗରୁ ପ୍ରକାଶିତ। ପ୍ରଥମେ ଏଥିରେ କୌଣସି ପରିବର୍ତ୍ତନ ସେଭ୍ କରନ୍ତୁ।',
  },
  'Nobody is bound by a text from before today. Please choose today or a later day.': {
    hi: 'बीते दिन से कोई पाठ किसी पर लागू नहीं होता। कृपया आज या बाद का दिन चुनें।',
    or: 'ବିତିଯାଇଥିବା ଦିନରୁ କୌଣସି ଲେଖା କାହା ଉପରେ ଲାଗୁ ହୁଏ ନାହିଁ। ଦୟାକରି ଆଜି କିମ୍ବା ପରର ଦିନ ବାଛନ୍ତୁ।',
  },
  'The draft is saved.': { hi: 'मसौदा सेव हो गया।', or: 'ଡ୍ରାଫ୍ଟ ସେଭ୍ ହେଲା।' },
  'The new version is published.': {
    hi: 'नया संस्करण प्रकाशित हुआ।',
    or: 'ନୂଆ ସଂସ୍କରଣ ପ୍ରକାଶିତ ହେଲା।',
  },
  'Please write the text in English: it is shown where another language is missing.': {
    hi: 'कृपया पाठ अंग्रेज़ी में लिखें: जहाँ दूसरी भाषा नहीं है, वहाँ यही दिखता है।',
    or: 'ଦୟାକରି ଲେଖାଟି ଇଂରାଜୀରେ ଲେଖନ୍ତୁ: ଯେଉଁଠି ଅନ୍ୟ ଭାଷା ନାହିଁ, ସେଠାରେ ଏହା ଦେଖାଯାଏ।',
  },
  'Please write in English what has changed.': {
    hi: 'कृपया अंग्रेज़ी में लिखें कि क्या बदला है।',
    or: 'ଦୟାକରି ଇଂରାଜୀରେ ଲେଖନ୍ତୁ କ’ଣ ବଦଳିଛି।',
  },
  'Please enter the day from which it applies.': {
    hi: 'कृपया वह दिन लिखें जिससे यह लागू होगा।',
    or: 'ଦୟାକରି ସେହି ଦିନ ଲେଖନ୍ତୁ ଯେଉଁଠାରୁ ଏହା ଲାଗୁ ହେବ।',
  },
};
