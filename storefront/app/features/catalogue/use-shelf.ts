import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { type Beginning, beginningFor, type Shelf, shelfQuery, type Wish } from './shelf-query.ts';

/** The list of a shelf that holds what is wanted; it stays the same one as the address follows it. */
export function useShelf(shelf: Shelf, wish: Wish) {
  const api = useApi();
  const client = useQueryClient();
  const present = useRef<Beginning>(undefined);
  const beginning = beginningFor(client, shelf, wish, present.current);
  useEffect(() => {
    present.current = beginning;
  }, [beginning]);
  return useInfiniteQuery(shelfQuery(api, shelf, beginning));
}

export type ShelfList = ReturnType<typeof useShelf>;
