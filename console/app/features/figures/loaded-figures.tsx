import { useLingui } from '@lingui/react/macro';
import { formatIstMoment } from '@sabuja/kit';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';

type Props<T> = {
  query: UseQueryResult<T>;
  isEmpty: (data: T) => boolean;
  children: (data: T) => ReactNode;
};

/** Figures that are loading, failed, empty or there; and when they were summed. */
export function LoadedFigures<T extends { updated_at: string | null }>({
  query: { data, isError, error, refetch, isFetching },
  isEmpty,
  children,
}: Props<T>) {
  const { t } = useLingui();
  if (isError && data === undefined)
    return (
      <LoadFailed
        title={errorMessage(error, t`The figures could not be loaded.`)}
        onRetry={refetch}
        busy={isFetching}
      />
    );
  if (data === undefined)
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t`Loading`}</span>
        <Skeleton className="h-20" />
        <Skeleton className="h-80" />
      </div>
    );
  if (isEmpty(data))
    return <EmptyState icon={<ChartNoAxesColumn />} title={t`Nothing happened in this period.`} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      {children(data)}
      {data.updated_at !== null && (
        <p className="text-sm text-muted">
          {t`Summed ${formatIstMoment(new Date(data.updated_at))}. Today is summed again every five minutes.`}
        </p>
      )}
    </div>
  );
}
