import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { LineNote } from '../../lib/line-note.tsx';
import { RefusalPart, useRefusal } from '../refusal/index.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { mapLink } from './map-link.ts';
import { UpiButton, UpiPayment } from './upi-payment.tsx';

const AttemptDialog = lazyDialog(async () => (await import('./attempt-dialog.tsx')).AttemptDialog);

type Props = {
  stop: Stop;
  /** The shop offers payment by UPI, which needs a network. */
  takesUpi: boolean;
  hasNetwork: boolean;
  /** A delivery without the code needs a photo. */
  needsPhoto: boolean;
};

/** The stop that the rider goes to: address, phone, amount to collect, and buttons to report the outcome. */
export function StopCard({ stop, takesUpi, hasNetwork, needsPhoto }: Props) {
  const { t } = useLingui();
  const [isReporting, setIsReporting] = useState(false);
  const refusal = useRefusal(stop);
  return (
    <article
      aria-label={`#${stop.order_no}`}
      className="grid gap-4 rounded-card border-2 border-leaf bg-surface p-4"
    >
      <header>
        <h2 className="text-head font-extrabold">{stop.deliver_to}</h2>
        <p className="mt-1 text-lg">{stop.address}</p>
        {stop.note && <LineNote note={stop.note} />}
      </header>
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <a
          href={mapLink(stop)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('outline', 'lg')}
        >
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          {t`Map`}
        </a>
        <a href={`tel:${stop.phone}`} className={buttonClass('outline', 'lg')}>
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          {t`Call`}
        </a>
      </div>
      <Amount
        stop={refusal.stop}
        takesUpi={takesUpi && hasNetwork && refusal.refused.length === 0}
      />
      <RefusalPart refusal={refusal} />
      <UpiPart
        stop={refusal.stop}
        takesUpi={takesUpi}
        hasNetwork={hasNetwork}
        isRefused={refusal.refused.length > 0}
      />
      <DeliveryForm stop={refusal.stop} refused={refusal.refused} needsPhoto={needsPhoto} />
      <Button variant="ghost" className="text-chilli" onClick={() => setIsReporting(true)}>
        {t`Could not deliver`}
      </Button>
      <AttemptDialog open={isReporting} onClose={() => setIsReporting(false)} stop={stop} />
    </article>
  );
}

type UpiProps = Pick<Props, 'stop' | 'takesUpi' | 'hasNetwork'> & { isRefused: boolean };

/** Payment by UPI; not offered after a refusal, since a payment link is for the whole amount due. */
function UpiPart({ stop, takesUpi, hasNetwork, isRefused }: UpiProps) {
  const { t } = useLingui();
  const isOffered = takesUpi && !isRefused && stop.to_collect > 0;
  if (takesUpi && hasNetwork) {
    if (isOffered) return <UpiPayment stop={stop} />;
    return (
      isRefused &&
      stop.upi && (
        <Alert tone="haldi">
          {t`The UPI code is for the whole amount. If it was paid, what is refused goes back by itself; if not, take cash.`}
        </Alert>
      )
    );
  }
  if (!stop.upi) return isOffered && <UpiButton disabled />;
  return (
    <Alert tone="haldi">
      {t`A UPI code was shown for this order. Without a network, ask whether it was paid before you take cash.`}
    </Alert>
  );
}

function Amount({ stop, takesUpi }: { stop: Stop; takesUpi: boolean }) {
  const { t } = useLingui();
  const { units } = stop;
  const paidByUpi = formatRupees(stop.paid_by_upi);
  return (
    <div className="border-t border-line pt-3">
      <p className="tabular text-muted">
        #{stop.order_no} · {t`Units: ${units}`} · {stop.slot}
      </p>
      {stop.to_collect > 0 ? (
        <p className="mt-1">
          {takesUpi ? t`To take in cash or by UPI` : t`To take in cash`}
          <strong className="tabular block text-amount font-extrabold">
            {formatRupees(stop.to_collect)}
          </strong>
        </p>
      ) : (
        <p role="status" className="mt-1 text-head font-extrabold">
          {stop.paid_by_upi > 0
            ? t`${paidByUpi} paid by UPI. Take no money.`
            : t`Paid. Take no money.`}
        </p>
      )}
    </div>
  );
}
