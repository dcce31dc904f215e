import type { PaymentMethod } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { paymentMethodsQuery } from './checkout-queries.ts';
import { offeredPayments } from './payment-methods.ts';

export type Payments = { offered: PaymentMethod[]; loading: boolean };

/** The ways of paying that the shop offers. */
export function usePayments(): Payments {
  const setting = useQuery(paymentMethodsQuery(useApi()));
  return {
    offered: offeredPayments(setting.data?.PAYMENT_METHODS),
    loading: setting.isPending,
  };
}
