import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { attentionCountQuery } from '../../lib/attention-count.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { AttentionPart } from './attention-part.tsx';
import { refundRequestsQuery } from './attention-queries.ts';
import { RefundRequests } from './refund-requests.tsx';

/** What goes on only when a person looks into it, each with what can be done about it. */
export function AttentionScreen() {
  const { t } = useLingui();
  const mayApprove = useSession()?.permissions.includes('refunds.approve') ?? false;
  const counts = useQuery(attentionCountQuery);
  const requests = useQuery({ ...refundRequestsQuery, enabled: mayApprove });
  usePageTitle(t`Needs attention`);
  const failed = [counts, requests].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <LoadFailed
        title={t`What needs attention could not be loaded.`}
        onRetry={failed.refetch}
        busy={failed.isFetching}
      />
    );
  }
  const waiting = requests.data?.results ?? [];
  const kinds = counts.data?.kinds ?? [];
  const isLoading = !counts.data || (mayApprove && !requests.data);
  return (
    <Page title={t`Needs attention`}>
      {isLoading && <Skeleton className="h-60 max-w-4xl" />}
      {!isLoading && waiting.length + kinds.length === 0 && (
        <EmptyState icon={<CircleCheck />} title={t`Nothing needs anybody.`} />
      )}
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        {waiting.length > 0 && <RefundRequests requests={waiting} />}
        {kinds.map(({ kind }) => (
          <AttentionPart key={kind} kind={kind} />
        ))}
      </div>
    </Page>
  );
}
