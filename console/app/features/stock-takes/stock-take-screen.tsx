import { useLingui } from '@lingui/react/macro';
import type { StockTake } from '@sabuja/contract';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { CountList } from './count-list.tsx';
import { ReviewList } from './review-list.tsx';
import { TakeActions } from './take-actions.tsx';
import { takeQuery } from './take-queries.ts';
import { TakeState } from './take-state.tsx';

/** The count of an aisle: its products one after the other, then its differences. */
export function StockTakeScreen() {
  const { t } = useLingui();
  const { uid = '' } = useParams();
  const query = useQuery(takeQuery(uid));
  usePageTitle(query.data ? `${t`Stock-take`} · ${query.data.name}` : t`Stock-take`);
  return (
    <LoadedPage query={query} failed={t`The count could not be loaded.`}>
      {(take) => <TakePage key={uid} take={take} />}
    </LoadedPage>
  );
}

function TakePage({ take }: { take: StockTake }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const isReview = take.state !== 'open' || params.get('view') === 'review';
  const counted = take.lines.filter((line) => line.counted !== null).length;
  const all = take.lines.length;
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {take.name}
          <TakeState state={take.state} />
        </span>
      }
      actions={
        <Link
          to={paths.stockTakes}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`All aisles`}
        </Link>
      }
    >
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular text-muted">
          {t`${counted} of ${all} products counted`}
        </p>
        {take.state === 'open' && (
          <Link to={isReview ? '?' : '?view=review'} className={buttonClass('outline', 'sm')}>
            {isReview ? t`Go on counting` : t`Review`}
          </Link>
        )}
      </div>
      {isReview ? <ReviewList take={take} /> : <CountList take={take} />}
      {isReview && <TakeActions take={take} />}
    </Page>
  );
}
