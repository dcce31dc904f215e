import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { parseArrangement } from '../../lib/list-arrangement.ts';

const MAX_QUERY_LENGTH = 100;

/** The search in a URL. */
export const parseSearchView = (params: URLSearchParams): SearchView => ({
  q: (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH),
  ...parseArrangement(params),
});
