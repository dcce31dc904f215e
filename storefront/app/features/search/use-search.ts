import type { Stock } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { addRecentSearch } from './recent-searches.ts';
import { activeStocks, DEBOUNCE_DELAY, nextRow, normalizeQuery } from './search-rules.ts';

const searchQuery = (api: Client, q: string) =>
  queryOptions({
    queryKey: ['search', q.toLowerCase()],
    queryFn: ({ signal }) =>
      api('GET /api/v1/stocks/search', {
        query: { q, active_only: true, active_categories: true },
        signal,
      }),
    select: (page) => activeStocks(page.results),
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
  const debouncedQuery = useDebounced(query);
  const result = useQuery(searchQuery(api, debouncedQuery));
  const isCurrent = query === debouncedQuery;
  const products = isCurrent ? (result.data ?? []) : [];

  const reset = () => {
    setText('');
    setRow(-1);
  };
  const pick = (item: Stock) => {
    addRecentSearch(() => localStorage, query);
    reset();
    onPicked();
    const view = { sub: item.subcategory_id };
    void navigate(paths.category(item.category_id, view), { state: { item, type: 'STOCK' } });
  };
  return {
    typed: text,
    changeText: (next: string) => {
      setText(next);
      setRow(-1);
    },
    reset,
    pick,
    products,
    row,
    state: searchState(query, !isCurrent || result.isPending, products.length),
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextRow(event.key, row, products.length);
      if (next !== row) {
        event.preventDefault();
        setRow(next);
      }
      const chosen = products[row === -1 ? 0 : row];
      if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        pick(chosen);
      }
    },
  };
}
export type Search = ReturnType<typeof useSearch>;

function searchState(query: string, isLoading: boolean, count: number): SearchState {
  if (query === '') return 'idle';
  if (isLoading) return 'loading';
  return count > 0 ? 'found' : 'none';
}

/** Debounced `text`; clearing it takes effect at once. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
