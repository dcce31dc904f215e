import { useLingui } from '@lingui/react/macro';
import type { StatusChange } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';

/** Notice that an order was cancelled: when, and why if a reason was given. */
export function CancelledNotice({ history }: { history: readonly StatusChange[] }) {
  const { t } = useLingui();
  const cancellation = history.findLast(({ status }) => status === 'CANCELLED');
  const at = cancellation && formatIstDateTime(new Date(cancellation.at));
  return (
    <Alert tone="chilli">
      <p role="status" className="font-semibold">
        {t`This order was cancelled.`}
      </p>
      {cancellation && (
        <p className="tabular text-sm">
          {cancellation.actor === 'customer' ? t`You cancelled it, ${at}` : at}
          {cancellation.reason && ` · ${cancellation.reason}`}
        </p>
      )}
    </Alert>
  );
}
