import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CashDeposit, Safe } from '@sabuja/contract';
import { formatIstDay, formatRupees, istDate, sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { Figure, FigureList } from '../../lib/figure-list.tsx';
import { FilterChoice, FilterField, FilterForm } from '../../lib/filter-form.tsx';
import { ListPager } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { DepositRow } from './deposit-row.tsx';
import { depositStateLabels } from './settlement-labels.ts';
import { depositsQuery, safeQuery } from './settlement-queries.ts';

const DepositDialog = lazyDialog(async () => (await import('./deposit-dialog.tsx')).DepositDialog);
const VerifyDialog = lazyDialog(async () => (await import('./verify-dialog.tsx')).VerifyDialog);
const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const SlipDialog = lazyDialog(async () => (await import('./slip-dialog.tsx')).SlipDialog);
const states = ['recorded', 'verified', 'cancelled'] as const;

/** The cash in the safe, and what left it for the bank. */
export function SafeView() {
  const { t, i18n } = useLingui();
  const { filter, place, setFilter, setPlace } = useListAddress(byNames(['from', 'to', 'state']));
  const state = states.find((each) => each === filter.state);
  const { from, to } = filter;
  const shown = { ...(from && { from }), ...(to && { to }), ...(state && { state }) };
  const query = useQuery(depositsQuery(shown, place));
  const verifying = useDisclosure<CashDeposit>();
  const cancelling = useDisclosure<CashDeposit>();
  const slip = useDisclosure<CashDeposit>();
  return (
    <>
      <SafePart />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterForm key={JSON.stringify(shown)} onChange={setFilter}>
          <FilterField label={t`From`} name="from" type="date" defaultValue={from} />
          <FilterField label={t`To`} name="to" type="date" defaultValue={to} />
          <FilterChoice
            label={t`State`}
            name="state"
            value={state}
            choices={states.map((each) => [each, i18n._(depositStateLabels[each])])}
          />
        </FilterForm>
        <SheetButtons
          label={t`Deposits`}
          path={`/api/v1/staff/cash-deposits/csv?${new URLSearchParams(shown)}`}
          name={`cash-deposits-${istDate(new Date())}`}
        />
      </div>
      <Loaded query={query} failed={t`The deposits could not be loaded.`}>
        {({ results, ...page }) =>
          results.length === 0 ? (
            <EmptyState icon={<Landmark />} title={t`No deposit is recorded.`} />
          ) : (
            <>
              <Card as="ul" divided className="max-w-4xl" aria-label={t`Deposits`}>
                {results.map((deposit) => (
                  <DepositRow
                    key={deposit.uid}
                    deposit={deposit}
                    onVerify={() => verifying.show(deposit)}
                    onCancel={() => cancelling.show(deposit)}
                    onSlip={() => slip.show(deposit)}
                  />
                ))}
              </Card>
              <ListPager of={page} onPlaceChange={setPlace} />
            </>
          )
        }
      </Loaded>
      {verifying.subject && (
        <VerifyDialog
          key={`v${verifying.subject.uid}`}
          open={verifying.open}
          onClose={verifying.close}
          deposit={verifying.subject}
        />
      )}
      <SlipPart slip={slip} />
      {cancelling.subject && (
        <CancelDialog
          key={`c${cancelling.subject.uid}`}
          open={cancelling.open}
          onClose={cancelling.close}
          deposit={cancelling.subject}
        />
      )}
    </>
  );
}

type Slip = ReturnType<typeof useDisclosure<CashDeposit>>;

function SlipPart({ slip: { subject, open, close } }: { slip: Slip }) {
  return subject && <SlipDialog key={subject.uid} open={open} onClose={close} deposit={subject} />;
}

function SafePart() {
  const { t } = useLingui();
  const query = useQuery(safeQuery);
  const recording = useDisclosure();
  return (
    <Loaded query={query} failed={t`The safe could not be loaded.`}>
      {(safe) => (
        <div className="grid max-w-4xl grid-cols-1 items-start gap-4 md:grid-cols-2">
          <TitledCard title={t`In the safe`}>
            <p className="tabular text-title font-extrabold">{formatRupees(safe.balance)}</p>
            <DaysInSafe days={safe.days} />
            <Button size="sm" className="mt-2" onClick={() => recording.show(undefined)}>
              {t`Record a deposit`}
            </Button>
          </TitledCard>
          <TitledCard title={t`Since the beginning`}>
            <FigureList>
              <Figure label={t`Handed in by riders`}>{formatRupees(safe.handed_in)}</Figure>
              <Figure label={t`Given back to customers`}>{formatRupees(safe.returned)}</Figure>
              <Figure label={t`Left the safe`}>{formatRupees(safe.deposited)}</Figure>
              <Figure label={t`Of it to verify`}>{formatRupees(safe.unverified)}</Figure>
            </FigureList>
          </TitledCard>
          <DepositDialog open={recording.open} onClose={recording.close} balance={safe.balance} />
        </div>
      )}
    </Loaded>
  );
}

/** How many days are listed by themselves. */
const LISTED_DAYS = 7;

/** The days of which the cash in the safe is, the oldest first; many are summed in the last line. */
function DaysInSafe({ days }: Pick<Safe, 'days'>) {
  const { t } = useLingui();
  const later = days.slice(LISTED_DAYS);
  const laterDays = later.length;
  const rest = toRupees(sumPaise(later.map(({ left }) => toPaise(left))));
  return (
    <FigureList>
      {days.slice(0, LISTED_DAYS).map(({ date, left }) => (
        <Figure key={date} label={t`of ${formatIstDay(date)}`}>
          {formatRupees(left)}
        </Figure>
      ))}
      {laterDays > 0 && (
        <Figure
          label={t`${plural(laterDays, { one: 'of # later day', other: 'of # later days' })}`}
        >
          {formatRupees(rest)}
        </Figure>
      )}
    </FigureList>
  );
}
