import { type Locale, parseLocale } from '@sabuja/kit';
import { useRouteLoaderData } from 'react-router';

/** The language of the page: as the root loader was asked; when that failed, as the document says. */
export function usePageLocale(): Locale {
  const root = useRouteLoaderData<{ locale?: string }>('root');
  const documentLang = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return parseLocale(root?.locale ?? documentLang);
}
