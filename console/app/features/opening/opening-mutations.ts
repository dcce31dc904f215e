import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { openingQuery } from '../../lib/opening-query.ts';

const reload = () => queryClient().invalidateQueries({ queryKey: openingQuery.queryKey });

export const useOpenShop = () =>
  useMutation({ mutationFn: () => api('POST /api/v1/staff/opening'), onSettled: reload });

/** Allows this browser to preview the shop before its opening, and opens the storefront in this tab. */
export const usePreview = () =>
  useMutation({
    mutationFn: () => api('POST /api/v1/staff/opening/preview'),
    onSuccess: () => window.location.assign('/'),
  });

export const useTestPayments = () =>
  useMutation({
    mutationFn: () => api('POST /api/v1/staff/opening/test-payments'),
    onSettled: reload,
  });

export const useTestSms = () =>
  useMutation({
    mutationFn: (mobile_no: string) =>
      api('POST /api/v1/staff/opening/test-sms', { body: { mobile_no } }),
    onSettled: reload,
  });

export const useTestEmail = () =>
  useMutation({
    mutationFn: (email: string) =>
      api('POST /api/v1/staff/opening/test-email', { body: { email } }),
    onSettled: reload,
  });
