import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { Volume2, VolumeX } from 'lucide-react';
import { useSession } from '../session/index.ts';
import { useSoundSwitch } from './sound-switch.ts';

/** Turns the sound of new orders off and on, on this device. */
export function SoundButton() {
  const { t } = useLingui();
  const { isMuted, setMuted } = useSoundSwitch();
  const mayConfirm = useSession()?.permissions.includes('orders.confirm') ?? false;
  if (!mayConfirm) return null;
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <IconButton
      label={t`Sound of new orders`}
      aria-pressed={!isMuted}
      onClick={() => setMuted(!isMuted)}
    >
      <Icon aria-hidden="true" className={isMuted ? 'size-5 text-chilli' : 'size-5'} />
    </IconButton>
  );
}
