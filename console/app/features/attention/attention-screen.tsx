import { useLingui } from '@lingui/react/macro';
import { attentionKinds } from '@sabuja/contract/rules/attention-kinds';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { attentionCountQuery } from '../../lib/attention-count.ts';
import { FilterSelect } from '../../lib/filter-form.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { kindTexts } from './attention-labels.ts';
import { AttentionPart } from './attention-part.tsx';
import { refundRequestsQuery } from './attention-queries.ts';
import { RefundRequests } from './refund-requests.tsx';

/** Everything that is blocked until a member of staff acts, with the possible actions. */
export function AttentionScreen() {
  const { t, i18n } = useLingui();
  const mayApprove = useSession()?.permissions.includes('refunds.approve') ?? false;
  const counts = useQuery(attentionCountQuery);
  const requests = useQuery({ ...refundRequestsQuery, enabled: mayApprove });
  const { filter, search, change } = useListAddress(byNames(['kind']));
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
  const all = counts.data?.kinds ?? [];
  const chosen = attentionKinds.find((kind) => kind === filter.kind);
  const kinds = chosen ? all.filter(({ kind }) => kind === chosen) : all;
  const waiting = chosen ? [] : (requests.data?.results ?? []);
  const isLoading = !counts.data || (mayApprove && !requests.data);
  return (
    <Page
      title={t`Needs attention`}
      actions={
        <SheetButtons
          label={t`Needs attention`}
          path={`/api/v1/staff/attention/csv?${search}`}
          name="attention"
        />
      }
    >
      {(all.length > 1 || chosen) && (
        <FilterSelect
          label={t`What needs attention`}
          value={chosen ?? ''}
          onChange={({ target }) => change({ kind: target.value })}
        >
          <option value="">{t`Everything`}</option>
          {attentionKinds
            .filter((kind) => kind === chosen || all.some((each) => each.kind === kind))
            .map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(kindTexts[kind].title)}
              </option>
            ))}
        </FilterSelect>
      )}
      {isLoading && <Skeleton className="h-60 max-w-4xl" />}
      {!isLoading && waiting.length + kinds.length === 0 && (
        <EmptyState
          icon={<CircleCheck />}
          title={chosen ? t`Nothing of this kind needs anybody.` : t`Nothing needs anybody.`}
        />
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
