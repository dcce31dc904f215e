import { useLingui } from '@lingui/react/macro';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { ReactNode } from 'react';

type Props<T> = {
  query: { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What is said when it could not be loaded. */
  failed: ReactNode;
  /** Fills its place until it is loaded. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What is loaded, or a placeholder, or that it failed. Once shown it stays, also if loading it again fails. */
export function Loaded<T>({ query, failed, skeleton, children }: Props<T>) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <LoadFailed title={failed} onRetry={refetch} busy={isFetching} />;
  return (
    <div role="status">
      <span className="sr-only">{t`Loading`}</span>
      {skeleton ?? <Skeleton className="h-80 rounded-card" />}
    </div>
  );
}
