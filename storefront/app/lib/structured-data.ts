import type { Combo, Stock } from '@sabuja/contract';
import { decimalRupees } from '@sabuja/kit';
import { discountedPrice } from './discounted-price.ts';

type Item = Pick<
  Stock | Combo,
  'name' | 'description' | 'cost' | 'discount' | 'quantity' | 'inactive' | 'image_urls'
>;

/** A page's origin and path; `picture` returns the absolute URL of a picture. */
type Address = { origin: string; path: string; picture: (path: string) => string };

const SCHEMA_ORG = 'https://schema.org';

/** schema.org Product of an item with its Offer, price after discount. */
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

/** schema.org GroceryStore of the shop. */
export const shopData = ({ name, origin }: { name: string; origin: string }) => ({
  '@context': SCHEMA_ORG,
  '@type': 'GroceryStore',
  name,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  currenciesAccepted: 'INR',
});

/** schema.org BreadcrumbList from Home to a page. */
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
