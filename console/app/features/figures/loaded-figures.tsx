import { useLingui } from '@lingui/react/macro';
import { formatIstMoment } from '@sabuja/kit';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Loaded } from '../../lib/loaded.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  isEmpty: (data: T) => boolean;
  /** The server computes the figures every hour; if not set, today's figures every five minutes. */
  isHourly?: boolean;
  children: (data: T) => ReactNode;
};

/** Figures with their states loading, failed and empty, and the time when the server computed them. */
export function LoadedFigures<T extends { updated_at: string | null }>({
  query,
  isEmpty,
  isHourly = false,
  children,
}: Props<T>) {
  const { t } = useLingui();
  return (
    <Loaded
      query={query}
      failed={t`The figures could not be loaded.`}
      skeleton={
        <div className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-80" />
        </div>
      }
    >
      {(data) =>
        isEmpty(data) ? (
          <EmptyState icon={<ChartNoAxesColumn />} title={t`Nothing happened in this period.`} />
        ) : (
          <div className="grid grid-cols-1 gap-5">
            {children(data)}
            {data.updated_at !== null && (
              <p className="text-sm text-muted">
                {isHourly
                  ? t`Summed ${formatIstMoment(new Date(data.updated_at))}. It is summed again every hour.`
                  : t`Summed ${formatIstMoment(new Date(data.updated_at))}. Today is summed again every five minutes.`}
              </p>
            )}
          </div>
        )
      }
    </Loaded>
  );
}
