import { useLingui } from '@lingui/react/macro';
import { api } from '../../lib/api.ts';
import { RevealedPhoto } from '../../lib/revealed-photo.tsx';

/** The photo of a deposit's slip. */
export function SlipPhoto({ uid }: { uid: string }) {
  const { t } = useLingui();
  return (
    <RevealedPhoto
      key={uid}
      load={() => api('POST /api/v1/staff/cash-deposits/{uid}/photo/reveal', { params: { uid } })}
      label={t`Show the slip`}
      alt={t`The slip`}
      className="max-h-[50vh] object-contain"
    />
  );
}
