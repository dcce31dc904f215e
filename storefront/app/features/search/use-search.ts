import type { Combo, Stock } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { useDebounced } from '@sabuja/ui/lib/use-debounced.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchComboPage } from '../../lib/combo-page.ts';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { addRecentSearch } from './recent-searches.ts';
import { activeItems, DEBOUNCE_DELAY, nextRow, normalizeQuery } from './search-rules.ts';

const searchQuery = (api: Client, q: string) =>
  queryOptions({
    queryKey: ['search', q.toLowerCase()],
    queryFn: ({ signal }) =>
      api('GET /api/v1/stocks/search', {
        query: { q, active_only: true, active_categories: true },
        signal,
      }),
    select: (page) => activeItems(page.results),
    enabled: q !== '',
    retry: false,
  });

/** Maximum number of combos, which are shown after the products. */
const MAX_COMBOS = 3;

const comboQuery = (api: Client, q: string) =>
  queryOptions({
    queryKey: ['search', 'combos', q.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await fetchComboPage(api, { q, limit: MAX_COMBOS }, signal)).results,
    enabled: q !== '',
    retry: false,
  });

export type SearchState = 'idle' | 'loading' | 'found' | 'none';

/**
 * State of a search box. Each response is cached under its query, so a late one is never displayed
 * (S4e.1).
 */
export function useSearch(onPicked: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [row, setRow] = useState(-1);
  const query = normalizeQuery(text);
  // Clearing the field takes effect at once.
  const debouncedQuery = useDebounced(query, query === '' ? 0 : DEBOUNCE_DELAY);
  const stocks = useQuery(searchQuery(api, debouncedQuery));
  const combos = useQuery(comboQuery(api, debouncedQuery));
  const isCurrent = query === debouncedQuery;
  // Combos alone would be a misleading result, so without products nothing is shown.
  const found = stocks.data && [...stocks.data, ...activeItems(combos.data ?? [])];
  // Both are shown together, because combos that arrive later would change the rows during keyboard selection.
  const isLoading = stocks.isPending || combos.isLoading;
  const products = isCurrent && !isLoading ? (found ?? []) : [];

  const reset = () => {
    setText('');
    setRow(-1);
  };
  const leave = () => {
    addRecentSearch(() => localStorage, query);
    reset();
    onPicked();
  };
  const pick = (item: Stock | Combo) => {
    leave();
    const isStock = 'stock_id' in item;
    const view = { sub: item.subcategory_id, ...(!isStock && { show: 'combo' as const }) };
    const state = { item, type: isStock ? 'STOCK' : 'COMBO' };
    void navigate(paths.category(item.category_id, view), { state });
  };
  const showAll = () => {
    if (query === '') return;
    leave();
    void navigate(paths.search({ q: query }));
  };
  return {
    typed: text,
    changeText: (next: string) => {
      setText(next);
      setRow(-1);
    },
    reset,
    pick,
    showAll,
    products,
    row,
    state: searchState(query, !isCurrent || isLoading, products.length),
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextRow(event.key, row, products.length);
      if (next !== row) {
        event.preventDefault();
        setRow(next);
      }
      if (event.key !== 'Enter') return;
      event.preventDefault();
      const chosen = products[row];
      if (chosen) pick(chosen);
      else showAll();
    },
  };
}
export type Search = ReturnType<typeof useSearch>;

function searchState(query: string, isLoading: boolean, count: number): SearchState {
  if (query === '') return 'idle';
  if (isLoading) return 'loading';
  return count > 0 ? 'found' : 'none';
}
