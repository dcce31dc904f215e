import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { toastError } from '@sabuja/ui/toast.ts';
import { CloudUpload } from 'lucide-react';
import type { StoredAction } from '../../lib/device-actions.ts';
import { ActionLabel } from './action-label.tsx';
import { removeUnsentAction } from './send-actions.ts';

/** Actions that wait to be sent. An action can be taken back if it was never sent and is the order's last one. */
export function WaitingActions({ actions }: { actions: readonly StoredAction[] }) {
  const { t } = useLingui();
  if (actions.length === 0) return null;
  const isLast = ({ seq, action }: StoredAction) =>
    !actions.some((other) => other.action.uid === action.uid && other.seq > seq);
  const remove = async (stored: StoredAction) => {
    if (!(await removeUnsentAction(stored)))
      toastError(t`This is being sent and cannot be taken back.`);
  };
  return (
    <Alert
      tone="plain"
      size="lg"
      role="region"
      aria-label={t`Waiting to be sent`}
      className="grid gap-2"
    >
      <h2 className="flex items-center gap-2 text-base font-bold">
        <CloudUpload aria-hidden="true" className="size-5 shrink-0" />
        {t`Waiting to be sent`}
      </h2>
      <p>{t`It is stored on this device and sent by itself when the network is back.`}</p>
      <ul className="divide-y divide-line">
        {actions.map((stored) => (
          <li
            key={stored.seq}
            className="flex flex-wrap items-center justify-between gap-2 py-2 last:pb-0"
          >
            <ActionLabel stored={stored} />
            {!stored.wasSent && isLast(stored) && (
              <Button variant="outline" onClick={() => void remove(stored)}>
                {t`Take back`} <span className="sr-only">#{stored.action.order_no}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
