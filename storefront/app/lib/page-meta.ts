import type { MessageDescriptor } from '@lingui/core';
import { jpegUrlOf, mediaAddress } from '@sabuja/contract/pictures';
import { DEFAULT_SHOP_NAME } from '@sabuja/contract/rules/shop-name';
import type { MetaDescriptor } from 'react-router';
import { i18nOfPage } from '../i18n/catalogues.ts';

/** A message, or an item's name or description, which is not translated. */
type PlainText = MessageDescriptor | string;
/** A text, also one with the shop's name or tagline. */
type Text = PlainText | ((shop: ShopOfPage) => PlainText);
export type PageMeta = {
  title: Text;
  description: Text;
  /** Path of the canonical URL. */
  path: string;
  image?: string | undefined;
  /** Structured data for search engines (schema.org). */
  data?: (shop: ShopOfPage) => object[];
};

/**
 * The shop's name, tagline (may be empty) and origin, and a function from a picture's path to its absolute URL.
 */
type ShopOfPage = {
  name: string;
  tagline: string;
  origin: string;
  picture: (path: string) => string;
};

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What the root loader returns, as far as titles and previews need it. */
export type RootData = {
  shopName?: string;
  tagline?: string;
  origin?: string;
  mediaHost?: string;
};

/** The shop as the root loader describes it. */
function shopOf(matches: Matches): ShopOfPage {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const {
    shopName: name = DEFAULT_SHOP_NAME,
    tagline = '',
    origin = '',
    mediaHost,
  } = (root ?? {}) as RootData;
  return { name, tagline, origin, picture: (path) => mediaAddress(mediaHost || origin, path) };
}

function toText(text: Text, matches: Matches): string {
  const plain = typeof text === 'function' ? text(shopOf(matches)) : text;
  return typeof plain === 'string' ? plain : i18nOfPage(matches)._(plain);
}

/** The preview picture of messengers, which need a single file of a common format. */
function sharedPicture(image: string | undefined, { origin, picture }: ShopOfPage): string {
  const jpeg = image && jpegUrlOf(image);
  return jpeg ? picture(jpeg) : `${origin}/icons/icon-512.png`;
}

/** Title, description, canonical link and preview of a page. */
export function pageMeta(page: PageMeta, matches: Matches): MetaDescriptor[] {
  const { path, data } = page;
  const title = toText(page.title, matches);
  const description = toText(page.description, matches);
  const shop = shopOf(matches);
  const { name, origin } = shop;
  const fullTitle = path === '/' ? title : `${title} · ${name}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: origin + path },
    { property: 'og:site_name', content: name },
    { property: 'og:image', content: sharedPicture(page.image, shop) },
    { name: 'twitter:card', content: 'summary' },
    ...(data?.(shop) ?? []).map((each) => ({ 'script:ld+json': each })),
  ];
}

/** Meta of pages excluded from search engines. */
export const privateMeta = (title: MessageDescriptor, matches: Matches): MetaDescriptor[] => [
  { title: `${toText(title, matches)} · ${shopOf(matches).name}` },
  { name: 'robots', content: 'noindex' },
];
