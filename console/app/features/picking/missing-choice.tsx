import { useLingui } from '@lingui/react/macro';
import type { PickingOrder } from '@sabuja/contract';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Phone } from 'lucide-react';
import { missingChoiceLabel } from '../../lib/missing-choice-labels.ts';

type Props = { order: Pick<PickingOrder, 'if_missing' | 'phone'> };

/** What the customer wants when something is missing, and their phone if they are to be called. */
export function MissingChoice({ order: { if_missing, phone } }: Props) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="font-semibold">{i18n._(missingChoiceLabel(if_missing))}</p>
      {phone && (
        <a href={`tel:${phone}`} className={buttonClass('outline', 'sm')}>
          <Phone aria-hidden="true" className="size-4" />
          {t`Call`} <span className="tabular">{phone}</span>
        </a>
      )}
    </div>
  );
}
