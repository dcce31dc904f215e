import { DEFAULT_SHOP_NAME } from '@sabuja/contract/rules/shop-name';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from './page-meta.ts';

/** Sets the page title once its subject is loaded, if `meta` could not know it. */
export function usePageTitle(subject: string | undefined): void {
  const { shopName = DEFAULT_SHOP_NAME } = useRouteLoaderData<RootData>('root') ?? {};
  useEffect(() => {
    if (subject !== undefined) document.title = `${subject} · ${shopName}`;
  }, [subject, shopName]);
}
