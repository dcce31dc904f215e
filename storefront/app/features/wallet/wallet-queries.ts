import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';

const TRANSACTIONS_PER_PAGE = 4;

/** Key prefix of all wallet queries. */
export const walletKey = privateQueryKey('wallet');

export const walletQuery = (api: Client, userUid: string) =>
  queryOptions({
    queryKey: [...walletKey, 'balance', userUid],
    queryFn: ({ signal }) => api('GET /api/v1/wallet/', { query: { user_uid: userUid }, signal }),
  });

export const transactionsQuery = (api: Client, userUid: string, page: number) =>
  queryOptions({
    queryKey: [...walletKey, 'transactions', userUid, page],
    queryFn: ({ signal }) =>
      api('GET /api/v1/wallet/transactions/', {
        query: { user_uid: userUid, page, limit: TRANSACTIONS_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** A response without the requested list. */
export class InvalidDataError extends Error {}

const requireResults = <T>({ results }: { results: T[] }): T[] => {
  if (!Array.isArray(results)) throw new InvalidDataError('a response without results');
  return results;
};

export const plansKey = ['plans'];

/** The plans on offer. */
export const plansQuery = (api: Client) =>
  queryOptions({
    queryKey: plansKey,
    queryFn: async ({ signal }) =>
      requireResults(await api('GET /api/v1/subscriptions/', { signal })).filter(
        (plan) => plan.inactive === 0,
      ),
    staleTime: minutes(5),
    retry: (failures, error) => !(error instanceof InvalidDataError) && failures < 2,
  });

/** The plans that the customer has bought, newest first. */
export const purchasedPlansQuery = (api: Client, userUid: string) =>
  queryOptions({
    queryKey: [...walletKey, 'plans', userUid],
    queryFn: async ({ signal }) =>
      requireResults(
        await api('GET /api/v1/subscriptions/users/', { query: { user_id: userUid }, signal }),
      ),
    retry: (failures, error) => !(error instanceof InvalidDataError) && failures < 2,
  });
