import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { useSession } from '../session/index.ts';

/** Button to resend the payment link of an unpaid order placed by staff; renders nothing for other orders. */
export function PaymentLinkPart({ order }: { order: StaffOrderDetails }) {
  const { t } = useLingui();
  const mayPlace = useSession()?.permissions.includes('orders.place') ?? false;
  const isByPhone = order.history[0]?.actor === 'staff';
  const send = useMutation({
    mutationFn: () =>
      api('POST /api/v1/staff/orders/{uid}/payment-link', { params: { uid: order.uid } }),
    onSuccess: ({ sent_to }) => toastSuccess(t`The payment link was sent to ${sent_to ?? ''}.`),
  });
  if (!mayPlace || !isByPhone || order.status !== 'PAYMENT_PENDING') return null;
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button variant="outline" size="sm" busy={send.isPending} onClick={() => send.mutate()}>
        {t`Send the payment link again`}
      </Button>
      <FormProblem error={send.error} />
    </div>
  );
}
