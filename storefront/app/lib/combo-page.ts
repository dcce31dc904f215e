import type { ApiCalls, Input } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';

type ComboQuery = Partial<Input<ApiCalls['GET /api/v1/combos/']>['query']>;

/** One page of combos. For one combo by its id the call returns a bare list (S3.5). */
export async function fetchComboPage(api: Client, query: ComboQuery, signal: AbortSignal) {
  const found = await api('GET /api/v1/combos/', { query, signal });
  return Array.isArray(found)
    ? { results: found, page: 1, total: found.length, total_pages: 1 }
    : found;
}
