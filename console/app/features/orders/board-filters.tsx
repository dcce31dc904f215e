import { useLingui } from '@lingui/react/macro';
import type { Department, OrderStatus, StaffOrder } from '@sabuja/contract';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { orderStatuses } from '@sabuja/contract/rules/order-status';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { departmentLabels, statusLabels } from '../../lib/order-labels.ts';
import { type BoardFilter, matchesFilter } from './board-filter.ts';
import type { SetFilter } from './use-board-filter.ts';

type Props = { filter: BoardFilter; setFilter: SetFilter; dayOrders: readonly StaffOrder[] };

/** Statuses that are offered even when no order has them. */
const ALWAYS_OFFERED: readonly OrderStatus[] = ['PLACED', 'CONFIRMED', 'PICKING', 'PACKED'];

/** Filters of the board: statuses with their counts, late orders, zone and department. */
export function BoardFilters({ filter, setFilter, dayOrders }: Props) {
  const { t, i18n } = useLingui();
  const inSlot = dayOrders.filter((order) =>
    matchesFilter(order, { ...filter, status: undefined, late: undefined }),
  );
  const count = (status: OrderStatus) => inSlot.filter((order) => order.status === status).length;
  const lateCount = inSlot.filter(({ lateness }) => lateness !== 'on_time').length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-4 lg:px-6">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t`State`}</legend>
        <Chip
          isOn={filter.status === undefined && !filter.late}
          onClick={() => setFilter({ status: undefined, late: undefined })}
        >
          {t`All`} {inSlot.length}
        </Chip>
        {orderStatuses
          .filter((status) => ALWAYS_OFFERED.includes(status) || count(status) > 0)
          .map((status) => (
            <Chip
              key={status}
              isOn={filter.status === status}
              onClick={() => setFilter({ status: filter.status === status ? undefined : status })}
            >
              {i18n._(statusLabels[status].text)} {count(status)}
            </Chip>
          ))}
        {(lateCount > 0 || filter.late) && (
          <Chip
            isOn={filter.late === true}
            onClick={() => setFilter({ late: !filter.late })}
            isAlarm
          >
            {t`Late or due`} {lateCount}
          </Chip>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-1.5">
        <ZoneFilter {...{ filter, setFilter, dayOrders }} />
        <SmallSelect
          label={t`Department`}
          value={filter.department ?? ''}
          onChange={(value) =>
            setFilter({
              department: (value || undefined) as Department | undefined,
              slot: undefined,
            })
          }
        >
          <option value="">{t`Grocery and kitchen`}</option>
          {staffDepartments.map((department) => (
            <option key={department} value={department}>
              {i18n._(departmentLabels[department])}
            </option>
          ))}
        </SmallSelect>
      </div>
    </div>
  );
}

function ZoneFilter({ filter, setFilter, dayOrders }: Props) {
  const { t } = useLingui();
  const zones = new Set(dayOrders.flatMap(({ zone }) => zone ?? []));
  if (filter.zone !== undefined) zones.add(filter.zone);
  return (
    <SmallSelect
      label={t`Zone`}
      value={filter.zone ?? ''}
      onChange={(zone) => setFilter({ zone: zone || undefined })}
    >
      <option value="">{t`All zones`}</option>
      {[...zones].sort().map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </SmallSelect>
  );
}

type ChipProps = { isOn: boolean; isAlarm?: boolean; onClick: () => void; children: ReactNode };

const Chip = ({ isOn, isAlarm = false, onClick, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className={clsx(
      'tabular min-h-9 rounded-control border px-3 text-sm font-semibold max-md:min-h-touch',
      isOn
        ? 'border-leaf bg-leaf text-on-leaf'
        : isAlarm
          ? 'border-chilli-line bg-chilli-soft text-chilli'
          : 'border-line bg-surface hover:border-line-strong',
    )}
  >
    {children}
  </button>
);

type SmallSelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

const SmallSelect = ({ label, value, onChange, children }: SmallSelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="min-h-9 rounded-control border border-line-strong bg-surface px-2 text-sm max-md:min-h-touch"
  >
    {children}
  </select>
);
