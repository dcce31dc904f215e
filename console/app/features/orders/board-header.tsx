import { useLingui } from '@lingui/react/macro';
import type { BoardSummary, OrderStatus } from '@sabuja/contract';
import { unsoldStatuses } from '@sabuja/contract/rules/order-status';
import { formatIstDay, formatRupeesShort } from '@sabuja/kit';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { Keyboard, Phone } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { DayPicker } from '../../lib/day-picker.tsx';
import { paths } from '../../lib/paths.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { SoundButton } from '../new-orders/index.ts';
import { useSession } from '../session/index.ts';
import type { BoardFilter } from './board-filter.ts';
import { SearchField } from './search-field.tsx';
import type { SetFilter } from './use-board-filter.ts';

type Props = {
  filter: BoardFilter;
  setFilter: SetFilter;
  summary: BoardSummary | undefined;
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
};

/** Header of the board: the day with its totals, buttons to other days, and the search. */
export function BoardHeader({ filter, setFilter, summary, search, onHelp }: Props) {
  const { t } = useLingui();
  const mayPlace = useSession()?.permissions.includes('orders.place') ?? false;
  const day = formatIstDay(filter.date);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 lg:px-6">
      {/* Below 2xl on its own line: whether both groups fit depended on the font, and the header jumped when it loaded. */}
      <div className="flex grow basis-full flex-wrap items-center gap-x-4 gap-y-2 2xl:basis-auto">
        <div className="mr-auto min-w-0">
          <h1 className="text-title font-extrabold">
            {t`Orders`} · {day}
          </h1>
          <p className="tabular min-h-5 text-sm text-muted">
            {summary && <Totals summary={summary} />}
          </p>
        </div>
        <DayPicker date={filter.date} onChange={(date) => setFilter({ date, slot: undefined })} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SearchField ref={search} value={filter.q} onChange={(q) => setFilter({ q })} />
        {mayPlace && (
          <Link to={paths.newOrder()} className={buttonClass('primary', 'sm')}>
            <Phone aria-hidden="true" className="size-4" />
            {t`New order`}
          </Link>
        )}
        {!filter.late && (
          <SheetButtons
            label={t`Orders`}
            path={`/api/v1/staff/orders/csv?${sheetQuery(filter)}`}
            name={`orders-${filter.date}`}
          />
        )}
        <div className="flex">
          <SoundButton />
          <IconButton label={t`Keyboard shortcuts`} onClick={onHelp} className="max-md:hidden">
            <Keyboard aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
    </header>
  );
}

/** The filter of the board as the query string of the downloaded file. */
const sheetQuery = ({ date, slot, department, zone, status, q }: BoardFilter) =>
  new URLSearchParams({
    date,
    ...(slot && { slot: String(slot) }),
    ...(department && { department }),
    ...(zone && { zone }),
    ...(status && { status }),
    ...(q && { q }),
  });

function Totals({ summary }: { summary: BoardSummary }) {
  const { t } = useLingui();
  const total = Object.entries(summary.counts)
    .filter(([status]) => !unsoldStatuses.includes(status as OrderStatus))
    .reduce((sum, [, count]) => sum + count, 0);
  const value = formatRupeesShort(summary.value);
  const { late } = summary;
  return (
    <>
      {t`Orders: ${total}`} · {value}
      {late > 0 && (
        <>
          {' '}
          · <strong className="font-semibold text-chilli">{t`${late} late`}</strong>
        </>
      )}
    </>
  );
}
