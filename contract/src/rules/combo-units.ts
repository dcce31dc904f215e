import type { Locale } from '@sabuja/kit';

const unitsByLocale: Record<Locale, string> = { en: '1 combo', hi: '1 कॉम्बो', or: '1 କମ୍ବୋ' };

/** What one of a combo is. */
export const comboUnits = (locale: Locale): string => unitsByLocale[locale];
