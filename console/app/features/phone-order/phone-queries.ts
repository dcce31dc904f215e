import type { Combo, PaymentMethod, Stock } from '@sabuja/contract';
import { ESTIMATE_REFETCH_MINUTES } from '@sabuja/contract/limits';
import { readPaymentMethods } from '@sabuja/contract/rules/shop-settings';
import { type IstDate, minutes, seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type DraftLine, departmentsOf, isOneDelivery, type PhoneDraft } from './phone-draft.ts';

/** Combos are listed after the products. */
const MAX_COMBOS = 4;
const MAX_PRODUCTS = 8;

const lineOf = (item: Stock | Combo): DraftLine => ({
  ...{ name: item.name, units: item.units, cost: item.cost, discount: item.discount },
  id: 'stock_id' in item ? item.stock_id : item.id,
  type: 'stock_id' in item ? 'STOCK' : 'COMBO',
  department: item.department,
  quantity: 1,
  max: item.quantity,
  leadTimeHours: item.lead_time_hours,
  note: '',
  ifMissing: '',
});

const isActive = ({ inactive }: Pick<Stock, 'inactive'>): boolean => inactive === 0;

/** What the search of the shop finds: products, then combos. */
export const itemsQuery = (q: string) =>
  queryOptions({
    queryKey: ['phone-order', 'items', q],
    queryFn: async ({ signal }) => {
      const [stocks, combos] = await Promise.all([
        api('GET /api/v1/stocks/search', {
          query: { q, active_only: true, active_categories: true, limit: MAX_PRODUCTS },
          signal,
        }),
        api('GET /api/v1/combos/', { query: { q, limit: MAX_COMBOS }, signal }),
      ]);
      const found = Array.isArray(combos) ? combos : combos.results;
      return [...stocks.results.filter(isActive), ...found.filter(isActive)].map(lineOf);
    },
    enabled: q !== '',
    staleTime: seconds(10),
  });

/** The slots of a day as a customer sees them, with the places left. */
export const daySlotsQuery = (date: IstDate) =>
  queryOptions({
    queryKey: ['phone-order', 'slots', date],
    queryFn: () => api('GET /api/v1/settings/time_slots/', { query: { date } }),
    placeholderData: keepPreviousData,
    refetchInterval: minutes(1),
  });

/** The ways of paying that the shop offers. */
export const methodsQuery = queryOptions({
  queryKey: ['phone-order', 'methods'],
  queryFn: async (): Promise<PaymentMethod[]> => {
    const setting = await api('GET /api/v1/settings/general/key/{key}', {
      params: { key: 'PAYMENT_METHODS' },
    });
    return readPaymentMethods(setting.PAYMENT_METHODS);
  },
  staleTime: minutes(5),
});

/** The estimate request of a draft; undefined while the draft lacks something that the request needs. */
export function toEstimateRequest(draft: PhoneDraft) {
  const open = departmentsOf(draft);
  const [only] = open;
  if (!draft.customer || !draft.address || only === undefined) return undefined;
  const slot = draft.slots[only];
  return {
    uid: draft.customer,
    body: {
      lines: draft.lines
        .filter((line) => open.includes(line.department))
        .map(({ id, type, quantity, department }) => ({ id, type, quantity, department })),
      address: draft.address.uid,
      pincode: draft.address.pincode,
      payment_method: draft.payment ?? ('COD' as const),
      is_same: isOneDelivery(draft) && open.length > 1,
      ...(draft.coupon !== '' && { coupon: draft.coupon }),
      ...(draft.remainingOf && {
        remaining_of: draft.remainingOf,
        ...(slot && { delivery_date: slot.date, delivery_slot: slot.slotName }),
      }),
    },
  };
}
export type EstimateRequest = NonNullable<ReturnType<typeof toEstimateRequest>>;

export const phoneEstimateQuery = (request: EstimateRequest) =>
  queryOptions({
    queryKey: ['phone-order', 'estimate', request],
    queryFn: () =>
      api('POST /api/v1/staff/customers/{uid}/estimates', {
        params: { uid: request.uid },
        body: request.body,
      }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: minutes(ESTIMATE_REFETCH_MINUTES),
  });
