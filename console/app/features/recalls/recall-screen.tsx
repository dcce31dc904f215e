import { useLingui } from '@lingui/react/macro';
import type { RecallDetails } from '@sabuja/contract';
import { formatIstDateTime, formatIstDay } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { formatBatch } from '../../lib/format-batch.ts';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { RecallActions } from './recall-actions.tsx';
import { recallQuery } from './recall-queries.ts';
import { RecalledOrderList } from './recalled-order-list.tsx';

/** A recall: what was taken off sale, and the orders that got units of the batch. */
export function RecallScreen() {
  const { t } = useLingui();
  const { id } = useParams();
  const query = useQuery(recallQuery(Number(id)));
  usePageTitle(query.data ? `${t`Recall`} · ${query.data.batch.name}` : t`Recall`);
  return (
    <LoadedPage query={query} failed={t`The recall could not be loaded.`}>
      {(recall) => <RecallPage recall={recall} />}
    </LoadedPage>
  );
}

function RecallPage({ recall }: { recall: RecallDetails }) {
  const { t } = useLingui();
  const mayManage = useSession()?.permissions.includes('stock.manage') ?? false;
  const { batch, reason, member, units_removed: removed, ended_at: endedAt, orders } = recall;
  const at = formatIstDateTime(new Date(recall.recalled_at));
  const ended = endedAt && formatIstDateTime(new Date(endedAt));
  const expires = batch.expires_on && formatIstDay(batch.expires_on);
  return (
    <Page
      title={`${t`Recall`} · ${batch.name}`}
      actions={
        <Link
          to={paths.recalls}
          className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`All recalls`}
        </Link>
      }
    >
      <div className="-mt-3 grid gap-1 text-muted">
        <p>
          {[batch.units, formatBatch(batch), expires && t`expires ${expires}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="break-words">{[at, member, reason].filter(Boolean).join(' · ')}</p>
      </div>
      <Alert tone={ended ? 'plain' : 'chilli'} size="lg" className="max-w-3xl">
        {ended
          ? t`This recall ended on ${ended}. The batch stays off sale.`
          : t`${removed} units were taken off sale. Remove them from the shelf.`}
      </Alert>
      {mayManage && <RecallActions recall={recall} />}
      <RecalledOrderList orders={orders} />
    </Page>
  );
}
