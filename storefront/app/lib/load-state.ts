/** Whether a part of the page could not be loaded, whether that is being retried, and how to retry it. */
export type LoadState = { failed: boolean; busy: boolean; retry: () => unknown };

type Query = {
  data: unknown;
  errorUpdateCount: number;
  isPaused: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/**
 * The state of a part that is shown with `PartFailed`. It has failed while there is no data after an error, also during
 * a retry, and while the request waits for a network.
 */
export const loadState = (query: Query): LoadState => ({
  failed: query.data === undefined && (query.errorUpdateCount > 0 || query.isPaused),
  busy: query.isFetching,
  retry: query.refetch,
});
