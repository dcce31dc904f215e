import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

type Fields = { phone: string; address: string; pincode: string; note: string };

/** The correctable fields of an order, as the values of a form. */
export const toFields = ({ phone, address, pincode, note }: StaffOrderDetails): Fields => ({
  phone: phone.replace(/^\+91/, ''),
  address,
  pincode,
  note: note ?? '',
});

/** Returns the fields that differ from the form's initial values, in the format of the API. */
export function toCorrection(fields: Partial<Fields>, begun: Fields): Partial<Fields> {
  const changed = (Object.keys(begun) as (keyof Fields)[]).filter(
    (name) => fields[name] !== undefined && fields[name].trim() !== begun[name],
  );
  return Object.fromEntries(
    changed.map((name) => [
      name,
      name === 'phone' ? `+91${fields.phone}` : (fields[name] ?? '').trim(),
    ]),
  );
}

/** Mutation that sends the fields changed since `first` (shown when the form opened), with the version of `now`. */
export function useCorrectOrder(first: StaffOrderDetails, now: StaffOrderDetails) {
  const { t } = useLingui();
  const { uid, order_no: number, version } = now;
  const show = (order: StaffOrderDetails) => queryClient().setQueryData(['order', uid], order);
  return useMutation({
    mutationFn: (fields: Partial<Fields>) =>
      api('PATCH /api/v1/staff/orders/{uid}', {
        params: { uid },
        body: { version, ...toCorrection(fields, toFields(first)) },
      }),
    onSuccess: (order) => {
      show(order);
      toastSuccess(t`#${number} is corrected.`);
    },
    onError: (error) => {
      const problem = problemOf(error);
      if (problem?.code === 'CHANGED_MEANWHILE') show(problem.details as StaffOrderDetails);
    },
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['board'] }),
  });
}
