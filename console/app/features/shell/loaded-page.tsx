import { useLingui } from '@lingui/react/macro';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotFoundPage } from './route-states.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  /** What is said when it could not be loaded. */
  failed: ReactNode;
  children: (data: T) => ReactNode;
};

/** A page about one thing that is loaded first. Once shown it stays, also if loading it again fails. */
export function LoadedPage<T>({ query, failed, children }: Props<T>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (isNotFound(query.error)) return <NotFoundPage />;
  if (query.isError) {
    return <LoadFailed title={failed} onRetry={query.refetch} busy={query.isFetching} />;
  }
  return (
    <div role="status" className="grid gap-4 px-4 py-4 lg:px-6">
      <span className="sr-only">{t`Loading`}</span>
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-80" />
    </div>
  );
}
