import type { OrderLine, PaymentMethod } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';
import { findOutcome } from './find-outcome.ts';
import type { SubmissionPart } from './submission.ts';

/** The slots of a day, with whether each can still be had. */
export const slotsQuery = (api: Client, date: string) =>
  queryOptions({
    queryKey: ['time-slots', date],
    queryFn: ({ signal }) =>
      api('GET /api/v1/settings/time_slots/', { query: date === '' ? {} : { date }, signal }),
    refetchInterval: minutes(1),
  });

export const paymentMethodsQuery = (api: Client) =>
  queryOptions({
    queryKey: ['setting', 'PAYMENT_METHODS'],
    queryFn: ({ signal }) =>
      api('GET /api/v1/settings/general/key/{key}', { params: { key: 'PAYMENT_METHODS' }, signal }),
  });

/** Everything an estimate depends on; it is asked for again when any of it changes. */
export type EstimateRequest = {
  lines: OrderLine[];
  address: string;
  pincode: string;
  isCombined: boolean;
  payment: PaymentMethod;
  customer: string;
  /** Days and slots: part of what is asked for, though the price does not name them. */
  deliveryKey: string;
};

/**
 * Estimates live 15 minutes on the server; this side asks anew a little earlier, and whenever what is
 * asked for changes, if only back to what it was.
 */
const ESTIMATE_REFETCH_INTERVAL = minutes(12);

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
        },
        body: request.lines,
        signal,
      }),
    staleTime: 0,
    refetchInterval: ESTIMATE_REFETCH_INTERVAL,
  });

/** Whether an unanswered order was placed; asked for again after each try, and when the network is back. */
export const outcomeQuery = (api: Client, userUid: string, part: SubmissionPart | undefined) =>
  queryOptions({
    queryKey: privateQueryKey('order-outcome', part?.key, part?.tries),
    queryFn: part === undefined ? skipToken : () => findOutcome(api, userUid, part),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: 'always',
  });
