import { useLingui } from '@lingui/react/macro';
import { formatIstMoment } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { RetryButton } from '@sabuja/ui/retry-button.tsx';
import type { StoredQuery } from './use-has-network.ts';

/** Says that there is no network, and when the shown data was loaded; renders nothing with a network. */
export function StoredNote({ query }: { query: StoredQuery & StoredRetry }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = query;
  if (!data || !(data.isStored || isError)) return null;
  const loadedAt = formatIstMoment(new Date(data.loadedAt));
  return (
    <Alert
      tone="chilli"
      size="sm"
      role="alert"
      className="flex items-center justify-between gap-3 shadow-float"
    >
      <p>{t`No network. This was loaded at ${loadedAt}.`}</p>
      <span className="shrink-0 whitespace-nowrap">
        <RetryButton onRetry={refetch} busy={isFetching} size="sm" />
      </span>
    </Alert>
  );
}

type StoredRetry = { isFetching: boolean; refetch: () => unknown };
