import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/**
 * Gives a page the data of its document (`prefetchQueries`). It is as current as the response: the server renders a
 * cached document again as soon as its data changes, so how long ago it was rendered is of no importance.
 */
export function Prefetched(props: { state: DehydratedState | undefined; children: ReactNode }) {
  const state = useMemo(() => props.state && asOf(responseTime(), props.state), [props.state]);
  return <HydrationBoundary state={state}>{props.children}</HydrationBoundary>;
}

const asOf = (dataUpdatedAt: number, { queries, ...state }: DehydratedState): DehydratedState => ({
  ...state,
  queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
});

/**
 * When the server sent the data, in epoch milliseconds; 0 on the server. Only the service worker serves documents that
 * were sent long ago; it writes their time into them (`withSentAt`).
 */
const responseTime = (): number =>
  typeof document === 'undefined'
    ? 0
    : Number(document.documentElement.dataset.sentAt ?? Date.now());
