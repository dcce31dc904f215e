import type { IstDate, Locale } from '@sabuja/kit';

type Preamble = {
  lastChanged: (date: IstDate) => string;
  /** Which text prevails; absent in the language that does. */
  prevailing?: string;
};

/** Names of the months: browsers do not know those of every language. */
const months: Record<Locale, string> = {
  en: 'January February March April May June July August September October November December',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  or: 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର',
};

/** '21 November 2026' in a language. */
export function formatLongDate(date: IstDate, locale: Locale): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[locale].split(' ')[Number(month) - 1]} ${year}`;
}

/** The lines above the text of a legal page. */
export const legalPreambles: Record<Locale, Preamble> = {
  en: { lastChanged: (date) => `Last changed on ${formatLongDate(date, 'en')}.` },
  hi: {
    lastChanged: (date) => `आख़िरी बदलाव: ${formatLongDate(date, 'hi')}।`,
    prevailing: 'यह अंग्रेज़ी पाठ का अनुवाद है। दोनों में अंतर हो तो अंग्रेज़ी पाठ मान्य होगा।',
  },
  or: {
    lastChanged: (date) => `ଶେଷ ପରିବର୍ତ୍ତନ: ${formatLongDate(date, 'or')}।`,
    prevailing: 'ଏହା ଇଂରାଜୀ ଲେଖାର ଅନୁବାଦ। ଉଭୟ ମଧ୍ୟରେ ପାର୍ଥକ୍ୟ ଥିଲେ ଇଂରାଜୀ ଲେଖା ମାନ୍ୟ ହେବ।',
  },
};
