import type { Department, OrderStatus, StaffOrder } from '@sabuja/contract';
import { orderStatuses } from '@sabuja/contract/rules/order-status';
import { type IstDate, isIstDate } from '@sabuja/kit';
import { readText } from '../../lib/use-list-address.ts';

/** The filter of the board, stored in the URL. */
export type BoardFilter = {
  date: IstDate;
  slot?: number | undefined;
  department?: Department | undefined;
  zone?: string | undefined;
  status?: OrderStatus | undefined;
  /** Orders that need attention: late, or due now. */
  late?: boolean | undefined;
  q: string;
};

/** Parses the filter from the URL's parameters; ignores invalid ones. */
export function parseFilter(params: URLSearchParams, today: IstDate): BoardFilter {
  const [date, slot] = [params.get('date') ?? '', Number(params.get('slot'))];
  const department = params.get('department');
  return {
    date: isIstDate(date) ? date : today,
    slot: Number.isInteger(slot) && slot > 0 ? slot : undefined,
    department: department === 'KITCHEN' || department === 'GROCERY' ? department : undefined,
    zone: params.get('zone') ?? undefined,
    status: orderStatuses.find((status) => status === params.get('status')),
    late: params.get('late') === '1',
    q: readText(params, 'q'),
  };
}

/** Returns URL parameters with parts of the filter changed; today's date is left out. */
export function changeFilter(
  params: URLSearchParams,
  change: Partial<BoardFilter>,
  today: IstDate,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || value === false) next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  if (next.get('date') === today) next.delete('date');
  return next;
}

type Narrowing = Omit<BoardFilter, 'date' | 'q'>;

/** Whether the filter shows an order of the day. */
export const matchesFilter = (order: StaffOrder, filter: Narrowing): boolean =>
  (filter.slot === undefined || order.slot_id === filter.slot) &&
  (filter.department === undefined || order.department === filter.department) &&
  (filter.zone === undefined || order.zone === filter.zone) &&
  (filter.status === undefined || order.status === filter.status) &&
  (!filter.late || order.lateness !== 'on_time');
