import type { MessageDescriptor } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import { i18nOfPage } from '../i18n/catalogues.ts';

/** A text of ours, or the name or description of something sold, which stays as it is. */
type Words = MessageDescriptor | string;
export type PageMeta = {
  title: Words;
  description: Words;
  /** The path under which this page is to be known. */
  path: string;
  image?: string | undefined;
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The shop's own address, as the root loader was told it by the server. */
function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as { origin?: string } | undefined)?.origin ?? '';
}

const said = (words: Words, matches: Matches): string =>
  typeof words === 'string' ? words : i18nOfPage(matches)._(words);

/** Title, description, canonical link and preview of a page. */
export function pageMeta(page: PageMeta, matches: Matches): MetaDescriptor[] {
  const { path, image } = page;
  const title = said(page.title, matches);
  const description = said(page.description, matches);
  const origin = originOf(matches);
  const full = path === '/' ? title : `${title} · Sabuja`;
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(image === undefined ? [] : [{ property: 'og:image', content: origin + image }]),
  ];
}

/** For pages that search engines need not know. */
export const privateMeta = (title: MessageDescriptor, matches: Matches): MetaDescriptor[] => [
  { title: `${said(title, matches)} · Sabuja` },
  { name: 'robots', content: 'noindex' },
];
