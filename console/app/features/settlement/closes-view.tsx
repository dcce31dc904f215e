import { useLingui } from '@lingui/react/macro';
import { addDays, formatIstDay, formatIstMoment, formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { FilterField, FilterForm } from '../../lib/filter-form.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { useToday } from '../../lib/use-today.ts';
import { closeStateLabels } from './settlement-labels.ts';
import { closesQuery } from './settlement-queries.ts';

const tones = { running: 'plain', open: 'haldi', signed: 'leaf' } as const;

/** The days of a period, and whether they are signed. */
export function ClosesView() {
  const { t, i18n } = useLingui();
  const { filter, setFilter } = useListAddress(byNames(['from', 'to']));
  const today = useToday();
  const to = filter.to ?? today;
  const from = filter.from ?? addDays(to, -13);
  const query = useQuery(closesQuery({ from, to }));
  return (
    <>
      <FilterForm key={`${from} ${to}`} onChange={setFilter}>
        <FilterField label={t`From`} name="from" type="date" required defaultValue={from} />
        <FilterField label={t`To`} name="to" type="date" required defaultValue={to} />
      </FilterForm>
      <Loaded query={query} failed={t`The days could not be loaded.`}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={<CalendarCheck />} title={t`Nothing happened in this period.`} />
          ) : (
            <Card as="ul" divided className="max-w-3xl" aria-label={t`Days`}>
              {results.map((day) => (
                <li
                  key={day.date}
                  className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5"
                >
                  <Link
                    to={paths.dayClose(day.date)}
                    className="tabular min-w-36 rounded-tag py-0.5 font-semibold text-leaf hover:underline"
                  >
                    {formatIstDay(day.date)}
                  </Link>
                  <Badge tone={tones[day.state]}>{i18n._(closeStateLabels[day.state])}</Badge>
                  {day.signed_at && (
                    <span className="text-sm text-muted">
                      {day.signed_by} · {formatIstMoment(new Date(day.signed_at))}
                    </span>
                  )}
                  {day.sales !== null && (
                    <strong className="tabular ml-auto">{formatRupees(day.sales)}</strong>
                  )}
                </li>
              ))}
            </Card>
          )
        }
      </Loaded>
    </>
  );
}
