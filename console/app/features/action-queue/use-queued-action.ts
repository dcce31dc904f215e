import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@sabuja/contract/client';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import type { DeviceAction } from '../../lib/device-actions.ts';
import { useSession } from '../session/index.ts';
import { takeRefusal } from './action-store.ts';
import { reloadActions, sendActions } from './send-actions.ts';
import { storeAction } from './store-action.ts';
import { submitOnce } from './submissions.ts';

/** How long one waits for the server at the door. What it has not accepted by then is sent in the background. */
const SEND_TIMEOUT = seconds(4);

/**
 * Stores what the rider does and sends it. It succeeds when it is stored, whether or not the server responds in time;
 * what the server refuses at once is an error, what it refuses later is stored for the rider to see.
 */
export function useQueuedAction({ isFormAction = false } = {}) {
  const { i18n } = useLingui();
  const memberUid = useSession()?.member.uid ?? '';
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ photo, ...action }: DeviceAction & { photo?: Blob | undefined }) => {
      const { seq, hasLostPhoto } = await storeAction(memberUid, action, photo);
      if (hasLostPhoto)
        toastError(i18n._(msg`This device has no room for the photo. It was left out.`));
      await submitOnce(seq, () => submit(seq));
    },
    onError: (error) => {
      // A form shows its problem itself.
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
  const refusal = await takeRefusal(seq);
  if (refusal) throw new ApiError(refusal.status, refusal.problem);
}

const delay = (time: Milliseconds) => new Promise<void>((resolve) => setTimeout(resolve, time));
