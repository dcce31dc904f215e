import { useLingui } from '@lingui/react/macro';
import { errorMessage, isClientError } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { ReactNode } from 'react';

type Props<T> = {
  query: {
    data: T | undefined;
    isError: boolean;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Text shown when loading failed, unless the server refused the request and says why. */
  failed: ReactNode;
  /** Placeholder until the data is loaded. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Shows a query's data, a skeleton or the failure. Data once loaded stays visible, even if a reload fails. */
export function Loaded<T>({ query, failed, skeleton, children }: Props<T>) {
  const { t } = useLingui();
  const { data, isError, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) {
    const title = isClientError(error) ? errorMessage(error, failed) : failed;
    return <LoadFailed title={title} onRetry={refetch} busy={isFetching} />;
  }
  return (
    <div role="status">
      <span className="sr-only">{t`Loading`}</span>
      {skeleton ?? <Skeleton className="h-80 rounded-card" />}
    </div>
  );
}
