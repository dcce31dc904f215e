import type { OrderLine, PaymentMethod } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { ESTIMATE_REFETCH_MINUTES } from '@sabuja/contract/limits';
import { readPaymentMethods } from '@sabuja/contract/rules/shop-settings';
import { minutes } from '@sabuja/kit';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type LoadState, loadState } from '../../lib/load-state.ts';
import { useApi } from '../../lib/use-api.ts';
import { privateQueryKey } from '../session/index.ts';
import { findOutcome } from './send-order.ts';
import type { SubmissionPart } from './submission.ts';

/** The time slots of a date, with their availability. */
export const slotsQuery = (api: Client, date: string) =>
  queryOptions({
    queryKey: ['time-slots', date],
    queryFn: ({ signal }) =>
      api('GET /api/v1/settings/time_slots/', { query: date === '' ? {} : { date }, signal }),
    refetchInterval: minutes(1),
  });

const paymentMethodsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['setting', 'PAYMENT_METHODS'],
    queryFn: ({ signal }) =>
      api('GET /api/v1/settings/general/key/{key}', { params: { key: 'PAYMENT_METHODS' }, signal }),
  });

/** Everything an estimate depends on; a change requests a new one (S4g.2). */
export type EstimateRequest = {
  lines: OrderLine[];
  address: string;
  pincode: string;
  isCombined: boolean;
  payment: PaymentMethod;
  customer: string;
  /** The code of a coupon; empty without one. */
  coupon: string;
  /** Set once one of two orders is placed: the id of their estimate (`of`), and the slot of the other order. */
  remaining?: { of: string; date?: string | undefined; slotName?: string | undefined } | undefined;
  /** What was selected: a change triggers a new estimate even if it does not affect the price. */
  selectionKey: string;
};

/** The client refreshes estimates before they expire, and on every change of the request, even back to an earlier one. */
const ESTIMATE_REFETCH_INTERVAL = minutes(ESTIMATE_REFETCH_MINUTES);

const remainingQuery = ({ of, date, slotName }: NonNullable<EstimateRequest['remaining']>) => ({
  remaining_of: of,
  ...(date !== undefined && { delivery_date: date }),
  ...(slotName !== undefined && { delivery_slot: slotName }),
});

export const estimateQuery = (api: Client, request: EstimateRequest) =>
  queryOptions({
    queryKey: privateQueryKey('estimate', request),
    queryFn: ({ signal }) =>
      api('POST /api/v1/orders/calculate-estimation', {
        query: {
          address: request.address,
          pincode: request.pincode,
          is_same: request.isCombined,
          customer_id: request.customer,
          payment_method: request.payment,
          ...(request.coupon && { coupon: request.coupon }),
          ...(request.remaining && remainingQuery(request.remaining)),
        },
        body: request.lines,
        signal,
      }),
    staleTime: 0,
    refetchInterval: ESTIMATE_REFETCH_INTERVAL,
  });

/** Whether an order without a response was placed; refetched after each try and on reconnect. */
export const outcomeQuery = (api: Client, part: SubmissionPart | undefined) =>
  queryOptions({
    queryKey: privateQueryKey('order-outcome', part?.key, part?.tries),
    queryFn: part === undefined ? skipToken : () => findOutcome(api, part.key),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: 'always',
  });

export type PaymentMethods = LoadState & { offered: PaymentMethod[]; loading: boolean };

/** The payment methods that the shop offers. */
export function usePaymentMethods(): PaymentMethods {
  const setting = useQuery(paymentMethodsQuery(useApi()));
  const state = loadState(setting);
  return {
    ...state,
    offered: readPaymentMethods(setting.data?.PAYMENT_METHODS),
    loading: setting.isPending && !state.failed,
  };
}
