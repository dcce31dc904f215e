import type { PagePreview } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';

/** Loads the preview of a storefront page in a language, with the form's values from when the function was created. */
export type LoadPreview = (language: Locale) => Promise<PagePreview>;
