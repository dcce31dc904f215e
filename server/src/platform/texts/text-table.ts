import type { TranslatedLocale } from '@sabuja/kit';

/** Translations by English text, in which {0}, {1} stand for the values. */
export type TextTable = Readonly<Record<string, Readonly<Record<TranslatedLocale, string>>>>;
