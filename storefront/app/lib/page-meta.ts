import type { MessageDescriptor } from '@lingui/core';
import { jpegUrlOf, mediaAddress } from '@sabuja/contract/pictures';
import type { MetaDescriptor } from 'react-router';
import { i18nOfPage } from '../i18n/catalogues.ts';

/** A text of ours, or the name or description of something sold, which stays as it is. */
type Text = MessageDescriptor | string;
export type PageMeta = {
  title: Text;
  description: Text;
  /** The path under which this page is to be known. */
  path: string;
  image?: string | undefined;
  /** What search engines are told, by schema.org's words. */
  data?: (shop: ShopAddresses) => object[];
};

/** Where the shop's pages are, and how the whole address of a picture is had from its path. */
export type ShopAddresses = { origin: string; picture: (path: string) => string };

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The shop's own address and that of its pictures, as the root loader was told them by the server. */
function addressesOf(matches: Matches): ShopAddresses {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const { origin = '', mediaHost } = (root ?? {}) as { origin?: string; mediaHost?: string };
  return { origin, picture: (path) => mediaAddress(mediaHost || origin, path) };
}

const toText = (text: Text, matches: Matches): string =>
  typeof text === 'string' ? text : i18nOfPage(matches)._(text);

/** The picture that messengers show: they want one file of a plain format. */
function sharedPicture(image: string | undefined, { origin, picture }: ShopAddresses): string {
  const jpeg = image && jpegUrlOf(image);
  return jpeg ? picture(jpeg) : `${origin}/icons/icon-512.png`;
}

/** Title, description, canonical link and preview of a page. */
export function pageMeta(page: PageMeta, matches: Matches): MetaDescriptor[] {
  const { path, data } = page;
  const title = toText(page.title, matches);
  const description = toText(page.description, matches);
  const shop = addressesOf(matches);
  const { origin } = shop;
  const fullTitle = path === '/' ? title : `${title} · Sabuja`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: origin + path },
    { property: 'og:site_name', content: 'Sabuja' },
    { property: 'og:image', content: sharedPicture(page.image, shop) },
    { name: 'twitter:card', content: 'summary' },
    ...(data?.(shop) ?? []).map((each) => ({ 'script:ld+json': each })),
  ];
}

/** For pages that search engines need not know. */
export const privateMeta = (title: MessageDescriptor, matches: Matches): MetaDescriptor[] => [
  { title: `${toText(title, matches)} · Sabuja` },
  { name: 'robots', content: 'noindex' },
];
