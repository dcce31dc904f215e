import { useLingui } from '@lingui/react/macro';
import type { Parcel } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { moveStep, nearestNext } from './sequence.ts';

type Props = { parcels: readonly Parcel[]; onChange: (parcels: readonly Parcel[]) => void };

/** The sequence of a round: by hand, or each stop the nearest to the one before. */
export function StopSequence({ parcels, onChange }: Props) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Sequence`} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t`Sequence`}</h3>
        {parcels.length > 2 && (
          <Button variant="outline" size="sm" onClick={() => onChange(nearestNext(parcels))}>
            {t`Nearest next`}
          </Button>
        )}
      </div>
      {parcels.length === 0 && (
        <p className="rounded-field bg-sunk px-3 py-2 text-sm text-muted">
          {t`No order of this round is in the shop.`}
        </p>
      )}
      <ol className="divide-y divide-line rounded-field border border-line bg-surface empty:hidden">
        {parcels.map((parcel, index) => (
          <li key={parcel.uid} className="flex items-center gap-1 py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1 text-sm">
              <strong className="tabular font-bold">
                {index + 1}. #{parcel.order_no}
              </strong>{' '}
              {parcel.deliver_to}
              <span className="block truncate text-muted">{parcel.address}</span>
            </span>
            <IconButton
              label={t`Earlier: #${parcel.order_no}`}
              disabled={index === 0}
              onClick={() => onChange(moveStep(parcels, index, -1))}
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton
              label={t`Later: #${parcel.order_no}`}
              disabled={index === parcels.length - 1}
              onClick={() => onChange(moveStep(parcels, index, 1))}
            >
              <ArrowDown aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton
              label={t`Take out: #${parcel.order_no}`}
              onClick={() => onChange(parcels.filter(({ uid }) => uid !== parcel.uid))}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
