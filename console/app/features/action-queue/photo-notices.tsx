import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { StoredPhoto } from '../../lib/device-actions.ts';
import { useSession } from '../session/index.ts';
import { removePhoto } from './photo-store.ts';
import { photosQuery } from './queue-queries.ts';
import { reloadActions } from './send-actions.ts';

/** Shows how many delivery photos wait to be sent, and the refused ones until the rider has dismissed them. */
export function PhotoNotices() {
  const { t } = useLingui();
  const memberUid = useSession()?.member.uid ?? '';
  const { data: photos = [] } = useQuery(photosQuery(memberUid));
  const waiting = photos.filter(({ refusal }) => !refusal).length;
  return (
    <>
      {photos.map((photo) => photo.refusal && <RefusedPhoto key={photo.id} photo={photo} />)}
      {waiting > 0 && (
        <Alert tone="plain" role="status">
          {t`${plural(waiting, { one: '# photo waits to be sent. Its delivery is recorded.', other: '# photos wait to be sent. Their deliveries are recorded.' })}`}
        </Alert>
      )}
    </>
  );
}

function RefusedPhoto({ photo: { id, memberUid, order, refusal } }: { photo: StoredPhoto }) {
  const { t } = useLingui();
  const number = order.order_no;
  const dismiss = async () => {
    await removePhoto(id);
    await reloadActions(memberUid);
  };
  return (
    <Alert tone="chilli" size="lg" role="alert" className="grid gap-2">
      <p className="font-bold">
        {t`The photo of #${number} was not stored. The delivery is recorded.`}
      </p>
      <p>{refusal?.status === 413 ? t`The photo is too large.` : refusal?.problem.message}</p>
      <Button variant="outline" onClick={() => void dismiss()}>
        {t`I have seen it`} <span className="sr-only">#{number}</span>
      </Button>
    </Alert>
  );
}
