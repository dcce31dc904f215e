import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { currentPageLoad } from './stale-script.ts';

/**
 * Gives a page the data of its document (`takeState`). It is as current as the response: the server renders a cached
 * document again as soon as its data changes, so how long ago it was rendered is of no importance.
 */
export function Prefetched(props: { state: DehydratedState | undefined; children: ReactNode }) {
  const state = useMemo(() => props.state && withTimes(props.state), [props.state]);
  return <HydrationBoundary state={state}>{props.children}</HydrationBoundary>;
}

/** Data keeps the time of its first use, so that it never replaces newer data of a page that is shown again. */
const receivedAt = new WeakMap<DehydratedState, number>();

function withTimes(state: DehydratedState): DehydratedState {
  const dataUpdatedAt = receivedAt.get(state) ?? documentTime();
  receivedAt.set(state, dataUpdatedAt);
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

/**
 * When the server sent this document or confirmed it, in epoch milliseconds; 0 if nobody knows. The service worker writes
 * the time into documents of its cache (`withSentAt`); going back, a browser shows a document of its own cache as it is.
 */
function documentTime(): number {
  if (typeof document === 'undefined') return Date.now();
  const { sentAt } = document.documentElement.dataset;
  if (sentAt !== undefined) return Number(sentAt);
  return currentPageLoad().type === 'back_forward' ? 0 : Date.now();
}
