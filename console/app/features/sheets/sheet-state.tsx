import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';

type Props<T> = {
  query: UseQueryResult<{ results: T[] }>;
  /** What an empty sheet says; by default that there is nothing to prepare. */
  empty?: string;
  children: (results: readonly T[]) => ReactNode;
};

/** A sheet, or why there is none: loading, failed, nothing to prepare. */
export function SheetState<T>({ query, empty, children }: Props<T>) {
  const { t } = useLingui();
  if (query.isError) {
    return (
      <LoadFailed
        title={t`The sheet could not be loaded.`}
        onRetry={query.refetch}
        busy={query.isFetching}
      />
    );
  }
  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t`Loading`}</span>
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  if (query.data.results.length === 0) {
    return (
      <EmptyState
        icon={<Sprout />}
        title={empty ?? t`Nothing to prepare: no open order needs it.`}
      />
    );
  }
  return children(query.data.results);
}
