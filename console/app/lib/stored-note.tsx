import { useLingui } from '@lingui/react/macro';
import { formatIstMoment } from '@sabuja/kit';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import type { StoredQuery } from './use-has-network.ts';

/** Says that there is no network, and since when what the page shows is stored; nothing while there is one. */
export function StoredNote({ query }: { query: StoredQuery & StoredRetry }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = query;
  if (!data || !(data.isStored || isError)) return null;
  const loadedAt = formatIstMoment(new Date(data.loadedAt));
  return (
    <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
      {t`No network. This was loaded at ${loadedAt}.`}
    </PartFailed>
  );
}

type StoredRetry = { isFetching: boolean; refetch: () => unknown };
