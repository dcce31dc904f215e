import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../lib/use-api.ts';
import {
  findListingStart,
  type Listing,
  type ListingStart,
  type ListingTarget,
  listingQuery,
} from './listing-query.ts';

/**
 * The cached listing that contains the target; stays the same while the URL follows the scroll
 * position.
 */
export function useListing(listing: Listing, target: ListingTarget) {
  const api = useApi();
  const client = useQueryClient();
  const currentStart = useRef<ListingStart>(undefined);
  const start = findListingStart(client, listing, target, currentStart.current);
  useEffect(() => {
    currentStart.current = start;
  }, [start]);
  return useInfiniteQuery(listingQuery(api, listing, start));
}

export type ListingResult = ReturnType<typeof useListing>;
