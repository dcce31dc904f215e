import type { Stock } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { rememberSearch } from './recent-searches.ts';
import { askedText, nextRow, offered, restBeforeAsking } from './search-rules.ts';

const searchQuery = (api: Client, q: string) =>
  queryOptions({
    queryKey: ['search', q.toLowerCase()],
    queryFn: ({ signal }) =>
      api('GET /api/v1/stocks/search', {
        query: { q, active_only: true, active_categories: true },
        signal,
      }),
    select: (page) => offered(page.results),
    enabled: q !== '',
    retry: false,
  });

export type SearchState = 'idle' | 'loading' | 'found' | 'none';

/** Search while typing. Each answer belongs to its text, so a late one is never shown. */
export function useSearch(onPicked: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [row, setRow] = useState(-1);
  const asked = askedText(typed);
  const rested = useRested(asked);
  const answer = useQuery(searchQuery(api, rested));
  const isCurrent = asked === rested;
  const products = isCurrent ? (answer.data ?? []) : [];

  const reset = () => {
    setTyped('');
    setRow(-1);
  };
  const pick = (item: Stock) => {
    rememberSearch(() => localStorage, asked);
    reset();
    onPicked();
    const view = { sub: item.subcategory_id };
    void navigate(paths.category(item.category_id, view), { state: { item, type: 'STOCK' } });
  };
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setRow(-1);
    },
    reset,
    pick,
    products,
    row,
    state: stateOf(asked, !isCurrent || answer.isPending, products.length),
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

function stateOf(asked: string, waiting: boolean, count: number): SearchState {
  if (asked === '') return 'idle';
  if (waiting) return 'loading';
  return count > 0 ? 'found' : 'none';
}

/** `text` as it was when typing last rested; clearing needs no rest. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restBeforeAsking);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
