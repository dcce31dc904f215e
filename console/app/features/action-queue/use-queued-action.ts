import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@sabuja/contract/client';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import type { DeviceAction } from '../../lib/device-actions.ts';
import { useSession } from '../session/index.ts';
import { removeRefused } from './action-store.ts';
import { reloadActions, sendActions } from './send-actions.ts';
import { storeAction } from './store-action.ts';
import { submitOnce } from './submissions.ts';

/** How long a rider at the door waits for the response. Afterwards the action is sent in the background. */
const SEND_TIMEOUT = seconds(4);

/**
 * A mutation that stores an action and sends it. It succeeds once the action is stored, even if the server does not
 * respond in time. A refusal within `SEND_TIMEOUT` is an error of the mutation; a later one is stored and shown.
 */
export function useQueuedAction({ isFormAction = false } = {}) {
  const { i18n } = useLingui();
  const memberUid = useSession()?.member.uid ?? '';
  return useMutation({
    mutationFn: async ({ photo, ...action }: DeviceAction & { photo?: Blob | undefined }) => {
      const { seq, hasLostPhoto } = await storeAction(memberUid, action, photo);
      if (hasLostPhoto)
        toastError(i18n._(msg`This device has no room for the photo. It was left out.`));
      await submitOnce(seq, () => submit(seq));
    },
    onError: (error) => {
      // A form shows the error itself.
      if (isFormAction) return;
      toastError(
        errorMessage(error, i18n._(msg`This device could not store it. Please try again.`)),
      );
    },
    onSettled: () => reloadActions(memberUid),
  });
}

async function submit(seq: number): Promise<void> {
  // Asks the browser not to delete the queue when the device runs out of space.
  void navigator.storage?.persist?.();
  await Promise.race([sendActions().catch(() => {}), delay(SEND_TIMEOUT)]);
  const refusal = await removeRefused(seq);
  if (refusal) throw new ApiError(refusal.status, refusal.problem);
}

const delay = (time: Milliseconds) => new Promise<void>((resolve) => setTimeout(resolve, time));
