import { useLingui } from '@lingui/react/macro';
import type { AttentionItem } from '@sabuja/contract';
import { attentionKinds } from '@sabuja/contract/rules/attention-kinds';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { TitledCard } from '../../lib/titled-card.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { kindTexts } from './attention-labels.ts';
import { attentionQuery, refundRequestsQuery } from './attention-queries.ts';
import { AttentionRow } from './attention-row.tsx';
import { RefundRequests } from './refund-requests.tsx';

const ResolveDialog = lazyDialog(async () => (await import('./resolve-dialog.tsx')).ResolveDialog);

/** What goes on only when a person looks into it, each with what can be done about it. */
export function AttentionScreen() {
  const { t, i18n } = useLingui();
  const mayApprove = useSession()?.permissions.includes('refunds.approve') ?? false;
  const items = useQuery(attentionQuery);
  const requests = useQuery({ ...refundRequestsQuery, enabled: mayApprove });
  const resolving = useDisclosure<AttentionItem>();
  usePageTitle(t`Needs attention`);
  const failed = [items, requests].find((query) => query.isError && !query.data);
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
  const found = items.data?.results ?? [];
  const isLoading = !items.data || (mayApprove && !requests.data);
  return (
    <Page title={t`Needs attention`}>
      {isLoading && <Skeleton className="h-60 max-w-4xl" />}
      {!isLoading && waiting.length + found.length === 0 && (
        <EmptyState icon={<CircleCheck />} title={t`Nothing needs anybody.`} />
      )}
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        {waiting.length > 0 && <RefundRequests requests={waiting} />}
        {attentionKinds.map((kind) => {
          const ofKind = found.filter((item) => item.kind === kind);
          if (ofKind.length === 0) return null;
          const { title, hint } = kindTexts[kind];
          return (
            <TitledCard key={kind} title={i18n._(title)}>
              <p className="mb-2 text-sm text-muted">{i18n._(hint)}</p>
              <ul className="divide-y divide-line">
                {ofKind.map((item) => (
                  <AttentionRow key={item.id} item={item} onResolve={() => resolving.show(item)} />
                ))}
              </ul>
            </TitledCard>
          );
        })}
      </div>
      {resolving.subject && (
        <ResolveDialog
          key={`${resolving.subject.kind} ${resolving.subject.id}`}
          open={resolving.open}
          onClose={resolving.close}
          item={resolving.subject}
        />
      )}
    </Page>
  );
}
