import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { formatIstDateTime, formatSignedRupees } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useApi } from '../../lib/use-api.ts';
import { usePageParam } from '../../lib/use-page-param.ts';
import { ListSection } from './list-section.tsx';
import { transactionsQuery } from './wallet-queries.ts';
import { historyFailure } from './wallet-rules.ts';

/** Wallet transactions, newest first, four per page; the page is in the URL. */
export function Transactions({ user }: { user: User }) {
  const { t } = useLingui();
  const { page, goToPage } = usePageParam({ preventScrollReset: true });
  const history = useQuery(transactionsQuery(useApi(), user.uid, page));
  const lastPage = Math.max(1, history.data?.total_pages ?? 1);
  return (
    <ListSection
      title={t`Transactions`}
      list={history}
      failure={historyFailure}
      empty={history.data?.total === 0 && t`No transactions found.`}
      skeleton="h-48"
    >
      {history.data && history.data.total > 0 && (
        <>
          <Card as="ul" divided aria-busy={history.isFetching}>
            {history.data.results.map((transaction) => (
              <li
                key={transaction.id}
                className="tabular flex items-center justify-between gap-4 px-4 py-3.5 md:px-5"
              >
                <div className="min-w-0">
                  <p className="font-semibold break-words">{transaction.description}</p>
                  <p className="text-sm text-muted">
                    {formatIstDateTime(new Date(transaction.updated_at))}
                  </p>
                </div>
                <p
                  className={clsx(
                    'whitespace-nowrap font-bold',
                    transaction.amount > 0 && 'text-leaf',
                  )}
                >
                  {formatSignedRupees(transaction.amount)}
                </p>
              </li>
            ))}
          </Card>
          <Pager
            label={t`Pages of transactions`}
            page={page}
            lastPage={lastPage}
            onPageChange={goToPage}
          />
        </>
      )}
    </ListSection>
  );
}
