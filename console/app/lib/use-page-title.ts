import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newOrdersQuery } from './new-orders-query.ts';

/** Sets the document title, with the number of new orders before it. */
export function usePageTitle(title: string): void {
  // Only reads the cache: the shell loads the query for members who may confirm orders.
  const count = useQuery({ ...newOrdersQuery, enabled: false }).data?.total ?? 0;
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · Sabuja console`;
  }, [count, title]);
}
