import type { MetaDescriptor } from 'react-router';

export type PageMeta = {
  title: string;
  description: string;
  /** The path under which this page is to be known. */
  path: string;
  image?: string | undefined;
};

/** Title, description, canonical link and preview of a page. */
export function pageMeta({ title, description, path, image }: PageMeta): MetaDescriptor[] {
  const full = path === '/' ? title : `${title} · Sabuja`;
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: path },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
  ];
}

/** For pages that search engines need not know. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · Sabuja` },
  { name: 'robots', content: 'noindex' },
];
