import { useLingui } from '@lingui/react/macro';
import type { CashReturn, StaffOrderDetails } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { CashReturnDialog } from './cash-return-dialog.tsx';

/** Cash that a rider reported for an order already paid by UPI, and who confirmed that the customer got it back. */
export function CashReturnPart({ order }: { order: StaffOrderDetails }) {
  const { t } = useLingui();
  const mayConfirm = useSession()?.permissions.includes('cash.close') ?? false;
  const cash = order.cash_return;
  if (!cash) return null;
  const [amount, rider] = [formatRupees(cash.amount), cash.rider ?? ''];
  const since = formatIstMoment(new Date(cash.since));
  const handedInAt = cash.handed_in_at && formatIstMoment(new Date(cash.handed_in_at));
  const returnedAt = cash.returned_at && formatIstMoment(new Date(cash.returned_at));
  const by = cash.confirmed_by ?? '';
  return (
    <TitledCard title={t`Cash beside UPI`}>
      <p className="tabular text-lg font-extrabold">
        {returnedAt ? t`${amount} given back` : t`${amount} to give back`}
      </p>
      <p className="text-muted">{t`The order was paid by UPI, and the rider reported cash too.`}</p>
      <p className="tabular mt-1 text-sm text-muted">
        {since} · {rider}
      </p>
      {handedInAt && (
        <p className="text-sm">{t`Handed in with the cash of ${handedInAt}: the shop has it.`}</p>
      )}
      {returnedAt && <p className="text-sm">{t`Confirmed at ${returnedAt} by ${by}`}</p>}
      {returnedAt && handedInAt && cash.from_safe !== null && (
        <p className="text-sm">
          {cash.from_safe
            ? t`It came from the safe.`
            : t`The rider gave it back before handing in, not from the safe.`}
        </p>
      )}
      {!returnedAt && mayConfirm && <ConfirmButton uid={order.uid} cash={cash} />}
    </TitledCard>
  );
}

function ConfirmButton({ uid, cash }: { uid: string; cash: CashReturn }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = useMutation({
    mutationFn: (body: { from_safe?: boolean }) =>
      api('POST /api/v1/staff/orders/{uid}/cash-returned', { params: { uid }, body }),
    onSuccess: () => setIsAsking(false),
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['order', uid] }),
  });
  return (
    <div className="mt-3 grid gap-2">
      {!isAsking && <FormProblem error={confirm.error} />}
      <Button
        variant="outline"
        className="justify-self-start"
        busy={confirm.isPending}
        onClick={() => (cash.handed_in_at ? setIsAsking(true) : confirm.mutate({}))}
      >
        {t`The customer has it back`}
      </Button>
      {cash.handed_in_at && (
        <CashReturnDialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
          cash={cash}
          error={confirm.error}
          busy={confirm.isPending}
          onConfirm={(from_safe) => confirm.mutate({ from_safe })}
        />
      )}
    </div>
  );
}
