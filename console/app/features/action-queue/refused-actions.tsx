import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import type { StoredAction } from '../../lib/device-actions.ts';
import { ActionLabel } from './action-label.tsx';
import { removeRefused } from './action-store.ts';
import { reloadActions } from './send-actions.ts';

/** Actions that the server refused in the background, with the reason, until the member has dismissed them. */
export function RefusedActions({ actions }: { actions: readonly StoredAction[] }) {
  const { t } = useLingui();
  const dismiss = async ({ seq, memberUid }: StoredAction) => {
    await removeRefused(seq);
    await reloadActions(memberUid);
  };
  return actions.map((stored) => (
    <Alert tone="chilli" size="lg" key={stored.seq} role="alert" className="grid gap-2">
      <p className="font-bold">{t`This was not accepted`}</p>
      <ActionLabel stored={stored} />
      <p>{stored.refusal?.problem.message}</p>
      <Button variant="outline" onClick={() => void dismiss(stored)}>
        {t`I have seen it`} <span className="sr-only">#{stored.action.order_no}</span>
      </Button>
    </Alert>
  ));
}
