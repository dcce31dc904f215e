import { type Locale, parseLocale } from '@sabuja/kit';
import { useRouteLoaderData } from 'react-router';

/** The page's language: from the root loader; if that failed, from the document's `lang`. */
export function usePageLocale(): Locale {
  const root = useRouteLoaderData<{ locale?: string }>('root');
  const documentLang = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return parseLocale(root?.locale ?? documentLang);
}
