import type { MissingChoice } from '@sabuja/contract/rules/if-missing';
import type { Locale, TranslatedLocale } from '@sabuja/kit';

/** The title of a document, as required by law (CGST Rules 46, 46A, 49, 53). */
export type DocumentTitle =
  | 'Tax Invoice'
  | 'Bill of Supply'
  | 'Invoice-cum-Bill of Supply'
  | 'Credit Note';

/** The fixed texts of a document in English. */
export type DocumentLabel =
  | DocumentTitle
  | 'Number'
  | 'Date'
  | 'Against'
  | 'Order'
  | 'Billed and delivered to'
  | 'Description'
  | 'HSN'
  | 'Quantity'
  | 'Rate'
  | 'Discount'
  | 'Taxable'
  | 'GST %'
  | 'CGST'
  | 'SGST'
  | 'Amount'
  | 'Amounts in ₹.'
  | '* with the GST that the price includes.'
  | 'The discounts include the coupon {coupon}.'
  | 'Value of the goods'
  | 'Delivery'
  | 'Total'
  | 'Supplied within the state (code {state}). Tax is not payable on reverse charge.'
  | 'Made by a computer; it needs no signature.'
  | 'Packing slip'
  | 'Vegetarian'
  | 'Non-vegetarian'
  | 'Missing'
  | 'If missing: replace it'
  | 'If missing: call'
  | 'If missing: leave it out'
  | 'Bags'
  | 'To pay on delivery'
  | 'Paid';

const labels: Record<TranslatedLocale, Record<DocumentLabel, string>> = {
  hi: {
    'Tax Invoice': 'कर बीजक',
    'Bill of Supply': 'आपूर्ति बिल',
    'Invoice-cum-Bill of Supply': 'बीजक-सह-आपूर्ति बिल',
    'Credit Note': 'क्रेडिट नोट',
    Number: 'संख्या',
    Date: 'तारीख',
    Against: 'मूल बीजक',
    Order: 'ऑर्डर',
    'Billed and delivered to': 'बिल और डिलीवरी',
    Description: 'विवरण',
    HSN: 'HSN',
    Quantity: 'मात्रा',
    Rate: 'दर',
    Discount: 'छूट',
    Taxable: 'कर योग्य',
    'GST %': 'GST %',
    CGST: 'CGST',
    SGST: 'SGST',
    Amount: 'राशि',
    'Amounts in ₹.': 'राशि ₹ में।',
    '* with the GST that the price includes.': '* मूल्य में शामिल GST सहित।',
    'The discounts include the coupon {coupon}.': 'छूट में कूपन {coupon} शामिल है।',
    'Value of the goods': 'सामान का मूल्य',
    Delivery: 'डिलीवरी',
    Total: 'कुल',
    'Supplied within the state (code {state}). Tax is not payable on reverse charge.':
      'राज्य (कोड {state}) के भीतर आपूर्ति। कर रिवर्स चार्ज पर देय नहीं है।',
    'Made by a computer; it needs no signature.': 'कंप्यूटर से बना है; हस्ताक्षर की ज़रूरत नहीं।',
    'Packing slip': 'पैकिंग पर्ची',
    Vegetarian: 'शाकाहारी',
    'Non-vegetarian': 'मांसाहारी',
    Missing: 'नहीं मिला',
    'If missing: replace it': 'न मिले तो: बदल दें',
    'If missing: call': 'न मिले तो: फ़ोन करें',
    'If missing: leave it out': 'न मिले तो: छोड़ दें',
    Bags: 'थैले',
    'To pay on delivery': 'डिलीवरी पर देना है',
    Paid: 'भुगतान हो चुका',
  },
  or: {
    'Tax Invoice': 'ଟିକସ ଇନଭଏସ',
    'Bill of Supply': 'ଯୋଗାଣ ବିଲ୍',
    'Invoice-cum-Bill of Supply': 'ଇନଭଏସ ତଥା ଯୋଗାଣ ବିଲ୍',
    'Credit Note': 'କ୍ରେଡିଟ୍ ନୋଟ୍',
    Number: 'ନମ୍ବର',
    Date: 'ତାରିଖ',
    Against: 'ମୂଳ ଇନଭଏସ',
    Order: 'ଅର୍ଡର',
    'Billed and delivered to': 'ବିଲ୍ ଓ ଡେଲିଭରି',
    Description: 'ବିବରଣୀ',
    HSN: 'HSN',
    Quantity: 'ପରିମାଣ',
    Rate: 'ଦର',
    Discount: 'ରିହାତି',
    Taxable: 'ଟିକସଯୋଗ୍ୟ',
    'GST %': 'GST %',
    CGST: 'CGST',
    SGST: 'SGST',
    Amount: 'ରାଶି',
    'Amounts in ₹.': 'ରାଶି ₹ ରେ।',
    '* with the GST that the price includes.': '* ମୂଲ୍ୟରେ ଥିବା GST ସହିତ।',
    'The discounts include the coupon {coupon}.': 'ରିହାତିରେ କୁପନ {coupon} ସାମିଲ।',
    'Value of the goods': 'ଜିନିଷର ମୂଲ୍ୟ',
    Delivery: 'ଡେଲିଭରି',
    Total: 'ମୋଟ',
    'Supplied within the state (code {state}). Tax is not payable on reverse charge.':
      'ରାଜ୍ୟ ({state}) ଭିତରେ ଯୋଗାଣ। ରିଭର୍ସ ଚାର୍ଜରେ ଟିକସ ଦେୟ ନୁହେଁ।',
    'Made by a computer; it needs no signature.': 'କମ୍ପ୍ୟୁଟରରେ ତିଆରି; ଦସ୍ତଖତ ଦରକାର ନାହିଁ।',
    'Packing slip': 'ପ୍ୟାକିଂ ସ୍ଲିପ୍',
    Vegetarian: 'ନିରାମିଷ',
    'Non-vegetarian': 'ଆମିଷ',
    Missing: 'ମିଳିଲା ନାହିଁ',
    'If missing: replace it': 'ନ ମିଳିଲେ: ବଦଳାନ୍ତୁ',
    'If missing: call': 'ନ ମିଳିଲେ: ଫୋନ୍ କରନ୍ତୁ',
    'If missing: leave it out': 'ନ ମିଳିଲେ: ଛାଡ଼ି ଦିଅନ୍ତୁ',
    Bags: 'ବ୍ୟାଗ୍',
    'To pay on delivery': 'ଡେଲିଭରି ବେଳେ ଦେୟ',
    Paid: 'ପେମେଣ୍ଟ ହୋଇସାରିଛି',
  },
};

/** Returns a fixed text in the language of the document. */
export const documentLabel = (label: DocumentLabel, locale: Locale): string =>
  locale === 'en' ? label : labels[locale][label];

/** Returns a fixed text in the language of the document, followed by English where it differs. */
export function bilingualLabel(label: DocumentLabel, locale: Locale): string {
  const local = documentLabel(label, locale);
  return local === label ? label : `${local} · ${label}`;
}

/** What the customer chose for a missing line, as a document prints it. */
export const missingChoiceLabels: Record<MissingChoice, DocumentLabel> = {
  REPLACE: 'If missing: replace it',
  CALL: 'If missing: call',
  LEAVE_OUT: 'If missing: leave it out',
};
