import type { PaymentMethod } from '@sabuja/contract';
import { readPaymentMethods } from '@sabuja/contract/rules/shop-settings';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { paymentMethodsQuery } from './checkout-queries.ts';

export type PaymentMethods = { offered: PaymentMethod[]; loading: boolean };

/** The payment methods that the shop offers. */
export function usePaymentMethods(): PaymentMethods {
  const setting = useQuery(paymentMethodsQuery(useApi()));
  return {
    offered: readPaymentMethods(setting.data?.PAYMENT_METHODS),
    loading: setting.isPending,
  };
}
