import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { ShoppingBasket } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Loaded } from '../../../lib/loaded.tsx';
import { paths } from '../../../lib/paths.ts';
import { StoredNote } from '../../../lib/stored-note.tsx';
import { useHasNetwork } from '../../../lib/use-has-network.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { RefusedActions, useActions } from '../../action-queue/index.ts';
import { useSession } from '../../session/index.ts';
import { Page } from '../../shell/index.ts';
import { useStoredCounts } from '../use-stored-counts.ts';
import { parseTogether } from './batch.ts';
import { ClaimRefusals } from './claim-refusals.tsx';
import { parseClaimRefusals } from './claims.ts';
import { TogetherLines } from './together-lines.tsx';
import { toTogetherOrders } from './together-order.ts';
import { useTogether } from './use-together.ts';

/** Several orders that a member has claimed, picked in one walk: by aisle and product, each into its container. */
export function TogetherScreen() {
  const { t } = useLingui();
  const uids = parseTogether(useSearchParams()[0]);
  const memberUid = useSession()?.member.uid ?? '';
  const query = useTogether(memberUid, uids);
  const counted = useStoredCounts(uids);
  const hasNetwork = useHasNetwork(query);
  const { waiting, refused } = useActions();
  const { missing } = query;
  usePageTitle(t`Picking together`);
  return (
    <Page title={t`Picking together`} actions={<ListLink />}>
      <ClaimRefusals refusals={parseClaimRefusals(useLocation().state)} />
      <RefusedActions actions={refused} />
      {uids.length === 0 ? (
        <EmptyState icon={<ShoppingBasket />} title={t`No order was chosen.`} />
      ) : (
        <Loaded
          query={{ ...query, data: counted && query.data }}
          failed={t`The orders could not be loaded.`}
        >
          {({ value }) => (
            <>
              {missing > 0 && (
                <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
                  {t`${plural(missing, { one: '# order could not be loaded.', other: '# orders could not be loaded.' })}`}
                </PartFailed>
              )}
              <TogetherLines
                key={uids.join()}
                orders={toTogetherOrders(value, uids, waiting)}
                counted={counted ?? {}}
                hasNetwork={hasNetwork}
                note={<StoredNote query={query} />}
              />
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function ListLink() {
  const { t } = useLingui();
  return (
    <Link
      to={paths.picking}
      className="rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
    >
      {t`All orders to pick`}
    </Link>
  );
}
