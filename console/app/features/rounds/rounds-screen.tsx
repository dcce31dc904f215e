import { useLingui } from '@lingui/react/macro';
import { formatIstDay } from '@sabuja/kit';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DayPicker } from '../../lib/day-picker.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { useDay } from '../../lib/use-day.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import type { RoundDraft } from './round-draft.ts';
import { RoundList } from './round-list.tsx';
import { roundsQuery } from './rounds-queries.ts';
import { UnassignedList } from './unassigned-list.tsx';

const RoundDialog = lazyDialog(async () => (await import('./round-dialog.tsx')).RoundDialog);

/** Packed orders are put into rounds, in a sequence, and go out with their riders. */
export function RoundsScreen() {
  const { t } = useLingui();
  const [date, setDate] = useDay();
  const query = useQuery(roundsQuery(date));
  const [selectedUids, setSelectedUids] = useState<ReadonlySet<string>>(new Set());
  const [draft, setDraft] = useState<RoundDraft>();
  usePageTitle(t`Rounds`);
  const unassigned = query.data?.unassigned ?? [];
  const selected = unassigned.filter(({ uid }) => selectedUids.has(uid));
  return (
    <Page
      title={`${t`Rounds`} · ${formatIstDay(date)}`}
      actions={<DayPicker date={date} onChange={setDate} />}
    >
      <Loaded
        query={query}
        failed={t`The rounds could not be loaded.`}
        skeleton={
          <div className="grid gap-5 md:grid-cols-2">
            <Skeleton className="h-80" />
            <Skeleton className="h-80" />
          </div>
        }
      >
        {({ results }) => (
          <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
            <UnassignedList
              parcels={unassigned}
              selected={selected}
              onSelect={(parcels) => setSelectedUids(new Set(parcels.map(({ uid }) => uid)))}
              onCreate={() => setDraft({ round: undefined, parcels: selected })}
            />
            <RoundList rounds={results} selected={selected} onEdit={setDraft} />
          </div>
        )}
      </Loaded>
      <RoundDialog
        open={draft !== undefined}
        date={date}
        draft={draft}
        onClose={() => setDraft(undefined)}
        onSaved={() => {
          setDraft(undefined);
          setSelectedUids(new Set());
        }}
      />
    </Page>
  );
}
