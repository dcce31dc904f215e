import { useLingui } from '@lingui/react/macro';
import type { StockBatch } from '@sabuja/contract';
import { formatIstDateTime, formatIstDay } from '@sabuja/kit';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Boxes } from 'lucide-react';
import { Link } from 'react-router';
import { formatBatch } from '../../lib/format-batch.ts';
import { ListPager, type Place } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { batchesQuery } from './recall-queries.ts';

type Props = {
  q: string;
  stock: string;
  place: Place;
  onPlaceChange: (place: Place) => void;
  onRecall: (batch: StockBatch) => void;
};

/** Batches with their remaining quantity; members with the permission can recall each. */
export function BatchList({ q, stock, place, onPlaceChange, onRecall }: Props) {
  const { t } = useLingui();
  const query = useQuery(batchesQuery({ q, stock, place }));
  return (
    <Loaded query={query} failed={t`The batches could not be loaded.`}>
      {({ results, ...page }) =>
        results.length === 0 ? (
          <EmptyState icon={<Boxes />} title={t`No batch was found.`} />
        ) : (
          <>
            <Card as="ul" divided>
              {results.map((batch) => (
                <BatchRow key={batch.id} batch={batch} onRecall={onRecall} />
              ))}
            </Card>
            <ListPager label={t`Pages of batches`} of={page} onPlaceChange={onPlaceChange} />
          </>
        )
      }
    </Loaded>
  );
}

function BatchRow({ batch, onRecall }: { batch: StockBatch } & Pick<Props, 'onRecall'>) {
  const { t } = useLingui();
  const mayRecall = useSession()?.permissions.includes('stock.manage') ?? false;
  const { name, left, received, recall_id } = batch;
  const receivedAt = formatIstDateTime(new Date(batch.received_at));
  const expires = batch.expires_on && formatIstDay(batch.expires_on);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <span className="grid min-w-48 flex-1">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-muted">{[batch.units, formatBatch(batch)].join(' · ')}</span>
        <span className="text-sm text-muted">
          {[t`received ${receivedAt}`, expires && t`expires ${expires}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="tabular text-sm font-semibold">{t`${left} of ${received} left`}</span>
      {recall_id !== null ? (
        <Link to={paths.recall(recall_id)} className={buttonClass('outline', 'sm')}>
          {t`Recalled`}
        </Link>
      ) : (
        mayRecall && (
          <Button variant="outline" size="sm" onClick={() => onRecall(batch)}>
            {t`Recall`}{' '}
            <span className="sr-only">
              {name} {batch.batch}
            </span>
          </Button>
        )
      )}
    </li>
  );
}
