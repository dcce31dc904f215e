import type { Combo, Stock } from '@sabuja/contract';
import { decimalRupees } from '@sabuja/kit';
import { discountedPrice } from './discounted-price.ts';

type Item = Pick<
  Stock | Combo,
  'name' | 'description' | 'cost' | 'discount' | 'quantity' | 'inactive' | 'image_urls'
>;

/** Of a page: the shop's own address and its path; `picture` gives the whole address of a picture. */
type Address = { origin: string; path: string; picture: (path: string) => string };

const SCHEMA_ORG = 'https://schema.org';

/** What search engines are told of a product: schema.org's Product with its Offer, price after discount. */
export function productData(item: Item, address: Address) {
  const url = address.origin + address.path;
  const isAvailable = item.inactive === 0 && item.quantity > 0;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Product',
    name: item.name,
    description: item.description,
    image: item.image_urls.map(address.picture),
    offers: {
      '@type': 'Offer',
      url,
      price: decimalRupees(discountedPrice(item)),
      priceCurrency: 'INR',
      availability: `${SCHEMA_ORG}/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** Who the shop is, as schema.org's GroceryStore. */
export const shopData = (origin: string) => ({
  '@context': SCHEMA_ORG,
  '@type': 'GroceryStore',
  name: 'Sabuja',
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  currenciesAccepted: 'INR',
  areaServed: 'Bhubaneswar, Odisha',
});

/** The way from Home to a page, as schema.org's BreadcrumbList. */
export const breadcrumbs = (origin: string, steps: readonly { name: string; path: string }[]) => ({
  '@context': SCHEMA_ORG,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
