import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StockTakeAisle } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Boxes } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { FormProblem } from '../../lib/form-problem.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { aislesQuery, useStartTake } from './take-queries.ts';

/** The aisles of the shop; the count of each is started or continued. */
export function StockTakesScreen() {
  const { t } = useLingui();
  const query = useQuery(aislesQuery);
  usePageTitle(t`Stock-take`);
  return (
    <Page
      title={t`Stock-take`}
      actions={
        <Link
          to={paths.stock}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`Stock`}
        </Link>
      }
    >
      <Loaded query={query} failed={t`The aisles could not be loaded.`}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={<Boxes />} title={t`The shop has no products yet.`} />
          ) : (
            <Card as="ul" divided className="max-w-3xl">
              {results.map((aisle) => (
                <AisleRow key={aisle.aisle} aisle={aisle} />
              ))}
            </Card>
          )
        }
      </Loaded>
    </Page>
  );
}

function AisleRow({ aisle }: { aisle: StockTakeAisle }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const start = useStartTake();
  const { name, products, open_take: take, last_closed_at: closedAt } = aisle;
  const count = t`${plural(products, { one: '# product', other: '# products' })}`;
  const last = closedAt && formatIstDateTime(new Date(closedAt));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <span className="grid min-w-40 flex-1">
        <span className="font-semibold">{name}</span>
        <span className="tabular text-sm text-muted">
          {[count, last && t`counted ${last}`].filter(Boolean).join(' · ')}
        </span>
      </span>
      {take === null ? (
        <Button
          variant="outline"
          busy={start.isPending}
          onClick={() =>
            start.mutate(
              { aisle: aisle.aisle },
              { onSuccess: ({ uid }) => navigate(paths.stockTake(uid)) },
            )
          }
        >
          {t`Start`} <span className="sr-only">{name}</span>
        </Button>
      ) : (
        <>
          <Badge tone="haldi">{t`is being counted`}</Badge>
          <Link to={paths.stockTake(take)} className={buttonClass('primary')}>
            {t`Continue`} <span className="sr-only">{name}</span>
          </Link>
        </>
      )}
      {start.isError && (
        <div className="w-full">
          <FormProblem error={start.error} />
        </div>
      )}
    </li>
  );
}
