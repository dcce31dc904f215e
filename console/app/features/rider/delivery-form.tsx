import { useLingui } from '@lingui/react/macro';
import type { RefusedUnits, Stop } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { CodeField } from '@sabuja/ui/code-field.tsx';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { useState } from 'react';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { usePhoto } from '../../lib/use-photo.ts';
import { useActions, useQueuedAction } from '../action-queue/index.ts';
import { NoCodeFields } from './no-code-fields.tsx';

type Props = { stop: Stop; refused: RefusedUnits[]; needsPhoto: boolean };

/**
 * Confirms the delivery: with the customer's code, or with the reason why there is none and a photo, which some shops
 * require.
 */
export function DeliveryForm({ stop, refused, needsPhoto }: Props) {
  const { t } = useLingui();
  const [hasCode, setHasCode] = useState(true);
  const photo = usePhoto();
  const [isPhotoMissing, setIsPhotoMissing] = useState(false);
  const deliver = useQueuedAction({ isFormAction: true });
  const { uid, order_no, to_collect: collected } = stop;
  const amount = formatRupees(collected);
  const isLinkOpen = useIsLinkOpen(uid, deliver.error);
  return (
    <form
      className="grid gap-3"
      onSubmit={onSubmit(({ code, reason = '', despite_link }) => {
        const lacksPhoto = needsPhoto && code === undefined && !photo.blob;
        setIsPhotoMissing(lacksPhoto);
        if (lacksPhoto) return;
        deliver.mutate({
          kind: 'delivered',
          uid,
          order_no,
          collected,
          ...(refused.length > 0 && { refused }),
          ...(despite_link && { despite_link: true }),
          ...(code === undefined ? { reason, photo: photo.blob } : { code }),
        });
      })}
    >
      {hasCode ? (
        <CodeField
          key="code"
          label={t`Code from the customer`}
          name="code"
          pattern="[0-9]{4}"
          maxLength={4}
          autoComplete="off"
          size="lg"
          error={fieldProblem(deliver.error, 'code')}
          required
        />
      ) : (
        <NoCodeFields
          key="reason"
          photo={photo}
          error={fieldProblem(deliver.error, 'reason')}
          photoError={
            isPhotoMissing && !photo.blob
              ? t`Please take a photo of where the order was left.`
              : fieldProblem(deliver.error, 'photo')
          }
        />
      )}
      <FormProblem error={deliver.error} fields={['code', 'reason', 'photo']} />
      {isLinkOpen && (
        <label className="flex min-h-touch items-center gap-2.5 font-semibold">
          <input type="checkbox" name="despite_link" className="size-5 shrink-0 accent-leaf" />
          {t`I take the cash nevertheless`}
        </label>
      )}
      <Button
        type="submit"
        size="lg"
        className="min-h-14"
        busy={deliver.isPending || (!hasCode && photo.isShrinking)}
      >
        {collected > 0 ? t`Delivered, ${amount} taken` : t`Delivered`}
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          setHasCode(!hasCode);
          deliver.reset();
        }}
      >
        {hasCode ? t`No code? Give a reason` : t`Enter the code`}
      </Button>
    </form>
  );
}

/** Whether a payment link of the order is open; the server may report it after the form has stopped waiting. */
function useIsLinkOpen(uid: string, error: Error | null): boolean {
  const { refused } = useActions();
  const problems = refused.map(({ action, refusal }) =>
    action.uid === uid ? refusal?.problem : undefined,
  );
  return [problemOf(error), ...problems].some((problem) => problem?.code === 'UPI_OPEN');
}
