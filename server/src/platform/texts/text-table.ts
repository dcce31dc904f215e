import type { TranslatedLocale } from '@sabuja/kit';

/** Translations by the English text, its values as {0}, {1}. */
export type TextTable = Readonly<Record<string, Readonly<Record<TranslatedLocale, string>>>>;
