import type { PagePreview } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';

/** Loads a page of the shop in a language, with what a form had when it was made. */
export type LoadPreview = (language: Locale) => Promise<PagePreview>;
