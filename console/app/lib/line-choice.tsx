import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '@sabuja/contract';
import { PackageX } from 'lucide-react';
import { missingChoiceLabel } from './missing-choice-labels.ts';

type Props = { choice: OrderItem['if_missing'] | undefined };

/** The customer's choice for this line if it is missing; renders nothing when the choice of the order applies. */
export function LineChoice({ choice }: Props) {
  const { i18n } = useLingui();
  if (!choice) return null;
  return (
    <span className="mt-1 flex w-fit items-start gap-1.5 rounded-tag bg-haldi-soft px-2 py-0.5 text-haldi-text">
      <PackageX aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {i18n._(missingChoiceLabel(choice))}
    </span>
  );
}
