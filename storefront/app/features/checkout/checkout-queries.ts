import type { OrderLine, PaymentMethod } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { mineKey } from '../session/index.ts';

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
  same: boolean;
  payment: PaymentMethod;
  customer: string;
  /** Days and slots: part of what is asked for, though the price does not name them. */
  when: string;
};

/** Estimates live 15 minutes on the server; this side asks anew a little earlier. */
const usableFor = minutes(12);

export const estimateQuery = (api: Client, request: EstimateRequest) =>
  queryOptions({
    queryKey: mineKey('estimate', request),
    queryFn: ({ signal }) =>
      api('POST /api/v1/orders/calculate-estimation', {
        query: {
          address: request.address,
          pincode: request.pincode,
          is_same: request.same,
          customer_id: request.customer,
          payment_method: request.payment,
        },
        body: request.lines,
        signal,
      }),
    staleTime: usableFor,
    refetchInterval: usableFor,
  });
