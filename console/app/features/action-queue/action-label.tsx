import { useLingui } from '@lingui/react/macro';
import { formatIstDay, formatIstMoment, formatRupees } from '@sabuja/kit';
import type { DeviceAction, StoredAction } from '../../lib/device-actions.ts';

/** Names a stored action of a rider or picker, its order and its time. */
export function ActionLabel({ stored: { action, at } }: { stored: StoredAction }) {
  return (
    <p>
      <span className="tabular block font-bold">
        #{action.order_no} · <Name action={action} />
      </span>
      <span className="tabular text-sm text-muted">{formatIstMoment(new Date(at))}</span>
    </p>
  );
}

function Name({ action }: { action: DeviceAction }) {
  const { t } = useLingui();
  if (action.kind === 'pick') {
    const { name, pick } = action;
    return t`${name}: ${pick.found} found`;
  }
  if (action.kind === 'unpick') {
    const { name } = action;
    return t`${name}: undone`;
  }
  if (action.kind === 'start') return t`Taken along`;
  if (action.kind === 'returned') return t`Back in the shop`;
  if (action.kind === 'cash_returned') {
    const amount = formatRupees(action.amount);
    return t`${amount} given back`;
  }
  if (action.kind === 'slot') {
    const [day, slot] = [formatIstDay(action.slot.delivery_date), action.slot.name];
    return t`Another slot: ${day}, ${slot}`;
  }
  if (action.kind === 'attempted') return t`Not delivered`;
  const amount = formatRupees(action.collected);
  if (action.refused) return t`Delivered without what was refused, ${amount} taken`;
  if ('has_photo' in action) {
    return action.collected > 0
      ? t`Delivered with a photo, ${amount} taken`
      : t`Delivered with a photo`;
  }
  return action.collected > 0 ? t`Delivered, ${amount} taken` : t`Delivered`;
}
