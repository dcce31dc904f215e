import { useLingui } from '@lingui/react/macro';
import type { CashClosing } from '@sabuja/contract';
import {
  formatIstDay,
  formatIstMoment,
  formatRupees,
  formatSignedRupees,
  istDate,
} from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { FilterChoice, FilterField, FilterForm, FilterSearch } from '../../lib/filter-form.tsx';
import { ListPager } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { closingFilterNames, closingsQuery } from './cash-query.ts';

/** Cash closings by day, newest first; filtered by time, rider and whether cash was missing. */
export function Closings() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(
    byNames(closingFilterNames),
  );
  const query = useQuery(closingsQuery(filter, place));
  return (
    <section aria-label={t`Closed`} className="grid max-w-4xl grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-bold">{t`Closed`}</h2>
        <SheetButtons
          label={t`Closed`}
          path={`/api/v1/staff/cash-closings/csv?${search}`}
          name="cash-closings"
        />
      </div>
      <FilterForm key={search} onChange={setFilter}>
        <FilterField label={t`From`} name="from" type="date" defaultValue={filter.from} />
        <FilterField label={t`To`} name="to" type="date" defaultValue={filter.to} />
        <FilterSearch label={t`Rider`} value={filter.q} />
        <FilterChoice
          label={t`Difference`}
          name="differs"
          value={filter.differs}
          choices={[
            ['yes', t`With a difference`],
            ['no', t`none`],
          ]}
        />
      </FilterForm>
      <Loaded query={query} failed={t`The closes could not be loaded.`}>
        {({ results, ...page }) => (
          <>
            {results.length === 0 && (
              <p className="text-muted">
                {search ? t`No close is like this.` : t`No cash was closed yet.`}
              </p>
            )}
            <ClosingList closings={results} />
            <ListPager of={page} onPlaceChange={setPlace} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function ClosingList({ closings }: { closings: readonly CashClosing[] }) {
  const days = [...new Set(closings.map(dayOf))];
  return days.map((day) => (
    <DayTable key={day} day={day} closings={closings.filter((each) => dayOf(each) === day)} />
  ));
}

const dayOf = ({ closed_at }: CashClosing) => istDate(new Date(closed_at));

function DayTable({ day, closings }: { day: string; closings: readonly CashClosing[] }) {
  const { t } = useLingui();
  return (
    <Card className="overflow-x-auto">
      <table className="tabular w-full text-left">
        <caption className="border-b border-line bg-sunk px-4 py-2 text-left font-semibold">
          {formatIstDay(day)}
        </caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-sm text-muted">
            <th className="px-4 py-2 font-semibold">{t`Rider`}</th>
            <th className="px-3 py-2 text-right font-semibold">{t`Expected`}</th>
            <th className="px-3 py-2 text-right font-semibold">{t`Counted`}</th>
            <th className="px-3 py-2 text-right font-semibold">{t`Difference`}</th>
            <th className="px-4 py-2 font-semibold">{t`Closed by`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {closings.map((closing) => (
            <ClosingRow key={closing.uid} closing={closing} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function ClosingRow({ closing }: { closing: CashClosing }) {
  const { t } = useLingui();
  const { difference } = closing;
  return (
    <tr className="align-top max-md:grid max-md:grid-cols-3 max-md:gap-y-1 max-md:px-4 max-md:py-2.5">
      <td className="font-semibold max-md:col-span-3 md:px-4 md:py-2.5">{closing.rider}</td>
      <td className="md:px-3 md:py-2.5 md:text-right">
        <span className="block text-xs text-muted md:hidden" aria-hidden="true">
          {t`Expected`}
        </span>
        {formatRupees(closing.expected)}
      </td>
      <td className="md:px-3 md:py-2.5 md:text-right">
        <span className="block text-xs text-muted md:hidden" aria-hidden="true">
          {t`Counted`}
        </span>
        {formatRupees(closing.counted)}
      </td>
      <td className="md:px-3 md:py-2.5 md:text-right">
        <span className="block text-xs text-muted md:hidden" aria-hidden="true">
          {t`Difference`}
        </span>
        {difference === 0 ? (
          t`none`
        ) : (
          <strong className="font-bold text-chilli">{formatSignedRupees(difference)}</strong>
        )}
      </td>
      <td className="text-sm max-md:col-span-3 md:px-4 md:py-2.5">
        {closing.closed_by} · {formatIstMoment(new Date(closing.closed_at))}
        {closing.reason && <span className="block">{closing.reason}</span>}
      </td>
    </tr>
  );
}
