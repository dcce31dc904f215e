import { useLingui } from '@lingui/react/macro';
import type { AttentionItem } from '@sabuja/contract';
import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager, type Place } from '../../lib/list-pager.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { kindTexts } from './attention-labels.ts';
import { attentionQuery } from './attention-queries.ts';
import { AttentionRow } from './attention-row.tsx';

const ResolveDialog = lazyDialog(async () => (await import('./resolve-dialog.tsx')).ResolveDialog);

type Props = {
  kind: AttentionKind;
  /** Page size; the server's default if left out. */
  limit?: number;
};

/** A paged list of the attention items of one kind; renders nothing when there are none. */
export function AttentionPart({ kind, limit }: Props) {
  const { t, i18n } = useLingui();
  const [place, setPlace] = useState<Place>({});
  const query = useQuery(attentionQuery(kind, place, limit));
  const resolving = useDisclosure<AttentionItem>();
  const { data } = query;
  const title = i18n._(kindTexts[kind].title);
  if (!data && query.isError) {
    return (
      <PartFailed variant="card" onRetry={query.refetch} busy={query.isFetching}>
        {t`${title}: this could not be loaded.`}
      </PartFailed>
    );
  }
  if (data?.total === 0) return null;
  return (
    <TitledCard
      title={
        <>
          {title}
          {data && (
            <span className="tabular ml-2 text-sm font-normal text-muted">{data.total}</span>
          )}
        </>
      }
    >
      <p className="mb-2 text-sm text-muted">{i18n._(kindTexts[kind].hint)}</p>
      {!data && <Skeleton className="h-16" />}
      <ul className="divide-y divide-line">
        {data?.results.map((item) => (
          <AttentionRow key={item.id} item={item} onResolve={() => resolving.show(item)} />
        ))}
      </ul>
      {data && (data.next || data.previous) && (
        <div className="mt-3">
          <ListPager label={t`Pages: ${title}`} of={data} onPlaceChange={setPlace} />
        </div>
      )}
      {resolving.subject && (
        <ResolveDialog
          key={resolving.subject.id}
          open={resolving.open}
          onClose={resolving.close}
          item={resolving.subject}
        />
      )}
    </TitledCard>
  );
}
