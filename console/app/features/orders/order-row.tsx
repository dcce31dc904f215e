import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, StaffOrder } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { transitionLabels } from '../../lib/order-labels.ts';
import { SelectBox } from '../../lib/select-box.tsx';

type Props = {
  order: StaffOrder;
  index: number;
  isActive: boolean;
  isSelected: boolean;
  isPending: boolean;
  onToggle: (uid: string) => void;
  next: OrderStatus | undefined;
  onTransition: (order: StaffOrder, to: OrderStatus) => void;
  cells: ReactNode;
};

/** One order of the board. */
export function OrderRow(props: Props) {
  const { order, index, isActive, isSelected, isPending, onToggle, next, onTransition, cells } =
    props;
  const { t, i18n } = useLingui();
  const orderNo = order.order_no;
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={clsx(
        'h-11',
        isSelected ? 'bg-leaf-soft' : 'bg-surface hover:bg-sunk',
        isActive && 'outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <td className="border-b border-line pl-1">
        <SelectBox
          label={t`Select order ${orderNo}`}
          checked={isSelected}
          onChange={() => onToggle(order.uid)}
        />
      </td>
      {cells}
      <td className="border-b border-line pr-3 text-right max-sm:hidden">
        {next && (
          <Button
            variant="ghost"
            size="sm"
            className="whitespace-nowrap max-md:min-h-9"
            busy={isPending}
            aria-label={`${i18n._(transitionLabels[next])} #${orderNo}`}
            onClick={() => onTransition(order, next)}
          >
            {i18n._(transitionLabels[next])}
          </Button>
        )}
      </td>
    </tr>
  );
}
