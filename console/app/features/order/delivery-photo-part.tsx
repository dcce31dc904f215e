import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { api } from '../../lib/api.ts';
import { RevealedPhoto } from '../../lib/revealed-photo.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';

/** The photo of an order that was handed over without the customer's code, with reason, time and rider. */
export function DeliveryPhotoPart({ order }: { order: StaffOrderDetails }) {
  const { t } = useLingui();
  const mayReveal = useSession()?.permissions.includes('orders.contact') ?? false;
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
      {mayReveal && (
        <div className="mt-3">
          <RevealedPhoto
            key={photo.received_at}
            load={() =>
              api('POST /api/v1/staff/orders/{uid}/delivery-photo/reveal', {
                params: { uid: order.uid },
              })
            }
            label={t`Show the photo`}
            alt={t`Where the order was left`}
          />
        </div>
      )}
    </TitledCard>
  );
}
