import { useLingui } from '@lingui/react/macro';
import type { StaffSession } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { DayPicker } from '../../lib/day-picker.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { StoredNote } from '../../lib/stored-note.tsx';
import { useDay } from '../../lib/use-day.ts';
import { useHasNetwork } from '../../lib/use-has-network.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { RefusedActions, useActions } from '../action-queue/index.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { PickingGroups } from './picking-groups.tsx';
import { toPickQuery } from './picking-queries.ts';
import { useStoreClaimed } from './use-store-claimed.ts';

/** The orders of a day that wait for a picker, and those that are being picked. */
export function PickingListScreen() {
  const member = useSession()?.member;
  return member && <OrdersToPick member={member} />;
}

type Member = StaffSession['member'];

function OrdersToPick({ member }: { member: Member }) {
  const { t } = useLingui();
  const [date, setDate] = useDay();
  const query = useQuery(toPickQuery(member, date));
  const hasNetwork = useHasNetwork(query);
  const { refused } = useActions();
  // The list stored on the device has orders of any day.
  const isStored = query.data?.isStored ?? false;
  useStoreClaimed(member, query.data);
  usePageTitle(t`Picking`);
  return (
    <Page
      title={isStored ? t`Picking` : `${t`Picking`} · ${formatIstDay(date)}`}
      actions={!isStored && <DayPicker date={date} onChange={setDate} />}
    >
      {isStored && (
        <p className="text-muted">
          {t`The orders that you pick are stored on this device. To start another one, you need a network.`}
        </p>
      )}
      <RefusedActions actions={refused} />
      <Loaded
        query={query}
        failed={t`The orders could not be loaded.`}
        skeleton={
          <div className="grid gap-3 md:grid-cols-2">
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
          </div>
        }
      >
        {({ value }) => (
          <PickingGroups
            orders={value}
            name={member.name}
            hasNetwork={hasNetwork}
            showsDay={isStored}
            note={<StoredNote query={query} />}
          />
        )}
      </Loaded>
    </Page>
  );
}
