import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newOrdersQuery } from './new-orders-query.ts';

/** Sets the title of the page, after the number of new orders. */
export function usePageTitle(title: string): void {
  // Loaded by the frame, for who may confirm orders.
  const count = useQuery({ ...newOrdersQuery, enabled: false }).data?.total ?? 0;
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · Sabuja console`;
  }, [count, title]);
}
