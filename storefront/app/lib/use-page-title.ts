import { useEffect } from 'react';
import { useShopName } from './use-shop-name.ts';

/** Sets the page title once its subject is loaded, if `meta` could not know it. */
export function usePageTitle(subject: string | undefined): void {
  const shopName = useShopName();
  useEffect(() => {
    if (subject !== undefined) document.title = `${subject} · ${shopName}`;
  }, [subject, shopName]);
}
