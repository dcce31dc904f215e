import { useLingui } from '@lingui/react/macro';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ListPage, ListPager, type Place } from '../../lib/list-pager.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';

type Props<Row> = {
  title: string;
  /** Text shown when there are no rows. */
  empty: string;
  queryKey: readonly string[];
  load: (place: Place) => Promise<ListPage & { results: Row[]; total: number }>;
  rowKey: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
};

/** A part of a customer's history, newest first, page by page. */
export function HistoryList<Row>({ title, empty, queryKey, load, rowKey, children }: Props<Row>) {
  const { t } = useLingui();
  const [place, setPlace] = useState<Place>({});
  const query = useQuery({
    queryKey: ['customers', ...queryKey, place],
    queryFn: () => load(place),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (!data && query.isError) {
    return (
      <PartFailed variant="card" onRetry={query.refetch} busy={query.isFetching}>
        {t`${title}: this could not be loaded.`}
      </PartFailed>
    );
  }
  return (
    <TitledCard
      title={
        <>
          {title}
          {data && data.total > 0 && (
            <span className="tabular ml-2 text-sm font-normal text-muted">{data.total}</span>
          )}
        </>
      }
    >
      {!data && <Skeleton className="h-16" />}
      {data?.results.length === 0 && <p className="text-muted">{empty}</p>}
      {data && data.results.length > 0 && (
        <ul className="divide-y divide-line">
          {data.results.map((row) => (
            <li key={rowKey(row)} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {data && (data.next || data.previous) && (
        <div className="mt-3">
          <ListPager label={t`Pages: ${title}`} of={data} onPlaceChange={setPlace} />
        </div>
      )}
    </TitledCard>
  );
}
