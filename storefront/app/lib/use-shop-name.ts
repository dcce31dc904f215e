import { DEFAULT_SHOP_NAME } from '@sabuja/contract/rules/shop-name';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from './page-meta.ts';
import { shopTitle } from './shop-title.ts';

/** The shop's name, also on error pages; the default name if the document was rendered without the shop profile. */
export const useShopName = (): string =>
  useRouteLoaderData<RootData>('root')?.shopName ?? DEFAULT_SHOP_NAME;

/** The shop's name with its tagline, as in the title of Home. */
export const useShopTitle = (): string =>
  shopTitle({
    name: useShopName(),
    tagline: useRouteLoaderData<RootData>('root')?.tagline ?? '',
  });
