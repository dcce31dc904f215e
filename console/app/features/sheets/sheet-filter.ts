import type { LabelFormat } from '@sabuja/contract/rules/label-formats';
import type { StaffRole } from '@sabuja/contract/rules/staff-roles';
import { type IstDate, isIstDate } from '@sabuja/kit';
import { useSearchParams } from 'react-router';
import { currentParams } from '../../lib/current-params.ts';
import { useToday } from '../../lib/use-today.ts';
import type { Printed } from '../packing/index.ts';
import { useSession } from '../session/index.ts';

export const printKinds = ['harvest', 'kitchen', 'labels'] as const;
export type PrintKind = (typeof printKinds)[number];
export type SheetFilter = { kind: PrintKind; date: IstDate; slot: number | undefined };

/** The filter of the page, stored in the URL; by default today, and for kitchen staff the kitchen sheet. */
export function useSheetFilter() {
  const [params, setParams] = useSearchParams();
  const role = useSession()?.member.role;
  const today = useToday();
  const setFilter = (change: Partial<SheetFilter>) => {
    const { slot: nextSlot, ...next } = { ...parseFilter(currentParams(), role, today), ...change };
    setParams(
      { ...next, ...(nextSlot !== undefined && { slot: String(nextSlot) }) },
      { replace: true },
    );
  };
  return { filter: parseFilter(params, role, today), setFilter };
}

function parseFilter(
  params: URLSearchParams,
  role: StaffRole | undefined,
  today: IstDate,
): SheetFilter {
  const [kind, date, slot] = [params.get('kind'), params.get('date') ?? '', params.get('slot')];
  return {
    kind: printKinds.find((known) => known === kind) ?? ownSheet(role),
    date: isIstDate(date) ? date : today,
    slot: /^[1-9]\d{0,8}$/.test(slot ?? '') ? Number(slot) : undefined,
  };
}

const ownSheet = (role: StaffRole | undefined): PrintKind =>
  role === 'kitchen' ? 'kitchen' : 'harvest';

/** The query parameters of the API calls for sheets. */
export const sheetQuery = ({ date, slot }: SheetFilter) => ({
  date,
  ...(slot !== undefined && { slot }),
});

/** URL of the sheet as a PDF. */
export const pdfHref = (filter: SheetFilter): string => {
  const { date, slot } = sheetQuery(filter);
  const query = new URLSearchParams({ date, ...(slot !== undefined && { slot: String(slot) }) });
  return `/api/v1/staff/sheets/${filter.kind}/pdf?${query}`;
};

/** Returns the URLs of the labels and packing slips of a slot. */
export const slotPrints =
  (date: string, slot: number) =>
  (what: Printed, format: LabelFormat): string => {
    const query = new URLSearchParams({ date, slot: String(slot), format });
    return `/api/v1/staff/sheets/${what === 'labels' ? 'labels' : 'packing-slips'}/pdf?${query}`;
  };
