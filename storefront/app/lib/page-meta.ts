import type { MetaDescriptor } from 'react-router';

export type PageMeta = {
  title: string;
  description: string;
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

/** Title, description, canonical link and preview of a page. */
export function pageMeta(page: PageMeta, matches: Matches): MetaDescriptor[] {
  const { title, description, path, image } = page;
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
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · Sabuja` },
  { name: 'robots', content: 'noindex' },
];
