import { useLingui } from '@lingui/react/macro';
import type { DoorPayment, Stop } from '@sabuja/contract';
import { formatRupees, minutes, seconds } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button, type ButtonProps } from '@sabuja/ui/button.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';

const REQUEST_TIMEOUT = seconds(20);
/** A code is replaced by a new one this long before it expires. */
const RENEWED_BEFORE_END = minutes(2);

/** Collects the amount due by UPI: the code of the order's own payment link, and whether it was paid. */
export function UpiPayment({ stop }: { stop: Stop }) {
  const [isShown, setIsShown] = useState(Boolean(stop.upi));
  if (!isShown) {
    return <UpiButton onClick={() => setIsShown(true)} />;
  }
  return <UpiCode stop={stop} />;
}

/** Button that starts the payment by UPI; disabled without a network. */
export function UpiButton(props: Pick<ButtonProps, 'onClick' | 'disabled'>) {
  const { t } = useLingui();
  return (
    <Button {...props} variant="outline" size="lg">
      <QrCode aria-hidden="true" className="size-5 shrink-0" />
      {t`Take it by UPI`}
    </Button>
  );
}

function UpiCode({ stop }: { stop: Stop }) {
  const { t } = useLingui();
  const params = { uid: stop.uid };
  const payment = useQuery({
    // Another amount needs another link.
    queryKey: ['door-payment', stop.uid, stop.to_collect],
    queryFn: () =>
      api('POST /api/v1/staff/deliveries/{uid}/upi', {
        params,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data ? timeToRenewal(state.data) : false),
  });
  const check = useMutation({
    mutationFn: () => api('POST /api/v1/staff/deliveries/{uid}/upi/check', { params }),
    onSuccess: () => queryClient().invalidateQueries({ queryKey: ['deliveries'] }),
  });
  if (payment.isError) {
    return (
      <div className="grid gap-3">
        <FormProblem error={payment.error} />
        <Button
          variant="outline"
          size="lg"
          busy={payment.isFetching}
          onClick={() => void payment.refetch()}
        >
          {t`Try UPI again`}
        </Button>
      </div>
    );
  }
  if (!payment.data) return <Skeleton className="mx-auto size-64" />;
  const amount = formatRupees(payment.data.amount);
  return (
    <div className="grid gap-3">
      <figure className="grid justify-items-center gap-2">
        <span data-theme="light" className="rounded-field bg-surface p-3">
          <QRCodeSVG value={payment.data.url} size={224} title={t`UPI code for ${amount}`} />
        </span>
        <figcaption className="text-center text-base">
          {t`The customer scans it and pays ${amount}. Wait until it says paid here.`}
        </figcaption>
      </figure>
      {check.isSuccess && (
        <Alert tone="plain" role="status">
          {t`Not paid yet.`}
        </Alert>
      )}
      <FormProblem error={check.error} />
      <Button variant="outline" size="lg" busy={check.isPending} onClick={() => check.mutate()}>
        {t`Check whether it is paid`}
      </Button>
    </div>
  );
}

const timeToRenewal = ({ expires_at }: DoorPayment): number =>
  Math.max(seconds(5), Date.parse(expires_at) - Date.now() - RENEWED_BEFORE_END);
