import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';

/** The photo of an order that was handed over without the customer's code, with reason, time and rider. */
export function DeliveryPhotoPart({ order }: { order: StaffOrderDetails }) {
  const { t } = useLingui();
  const photo = order.delivery_photo;
  if (!photo) return null;
  const takenAt = formatIstMoment(new Date(photo.taken_at ?? photo.received_at));
  return (
    <TitledCard title={t`Delivered with a photo`}>
      {photo.reason && <p>{photo.reason}</p>}
      <p className="text-sm text-muted">
        {takenAt}
        {photo.rider && ` · ${photo.rider}`}
      </p>
      <Photo key={photo.received_at} uid={order.uid} />
    </TitledCard>
  );
}

function Photo({ uid }: { uid: string }) {
  const { t } = useLingui();
  const mayReveal = useSession()?.permissions.includes('orders.contact') ?? false;
  const reveal = useMutation({
    mutationFn: () =>
      api('POST /api/v1/staff/orders/{uid}/delivery-photo/reveal', { params: { uid } }),
    gcTime: 0,
  });
  if (!mayReveal) return null;
  if (reveal.data) {
    return (
      <img
        src={`data:image/webp;base64,${reveal.data.webp}`}
        alt={t`Where the order was left`}
        className="mt-3 w-full rounded-control bg-sunk"
      />
    );
  }
  return (
    <div className="mt-3 grid gap-1">
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        busy={reveal.isPending}
        onClick={() => reveal.mutate()}
      >
        <Eye aria-hidden="true" className="size-4" />
        {t`Show the photo`}
      </Button>
      <p className="text-xs text-muted">{t`It is recorded that you looked.`}</p>
      <FormProblem error={reveal.error} />
    </div>
  );
}
