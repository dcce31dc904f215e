import { useLingui } from '@lingui/react/macro';
import type { StatusChange } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';

/** That an order was cancelled: when, and why if somebody said so. */
export function CancelledNote({ history }: { history: readonly StatusChange[] }) {
  const { t } = useLingui();
  const end = history.findLast(({ status }) => status === 'CANCELLED');
  const at = end && formatIstDateTime(new Date(end.at));
  return (
    <div className="rounded-field bg-chilli-soft px-4 py-3 text-chilli">
      <p role="status" className="font-semibold">
        {t`This order was cancelled.`}
      </p>
      {end && (
        <p className="tabular text-sm">
          {end.actor === 'customer' ? t`You cancelled it, ${at}` : at}
          {end.reason && ` · ${end.reason}`}
        </p>
      )}
    </div>
  );
}
