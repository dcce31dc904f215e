import { useLingui } from '@lingui/react/macro';
import type { SharedDevice } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useDeviceMutation } from './device-queries.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** A device with its last use, and the button that revokes it. */
export function DeviceRow({ device }: { device: SharedDevice }) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {device.name}
          {device.is_current && <Badge tone="leaf">{t`This device`}</Badge>}
          {device.enrolled_at === null && <Badge tone="haldi">{t`Waits for its code`}</Badge>}
        </span>
        <span className="block text-sm text-muted">
          <DeviceUse device={device} />
        </span>
      </span>
      <RevokeButton device={device} />
    </li>
  );
}

function DeviceUse({ device }: { device: SharedDevice }) {
  const { t } = useLingui();
  const time = (instant: string | null) => formatIstDateTime(new Date(instant ?? 0));
  if (device.enrolled_at === null) return t`Valid until ${time(device.code_expires_at)}`;
  if (device.last_used_at === null) return t`Enrolled ${time(device.enrolled_at)}, not used yet`;
  return t`Last used ${time(device.last_used_at)} by ${device.last_used_by ?? ''}`;
}

function RevokeButton({ device: { uid, name, enrolled_at } }: { device: SharedDevice }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useDeviceMutation(() =>
    api('DELETE /api/v1/staff/devices/{uid}', { params: { uid } }),
  );
  const confirm = () => {
    setIsAsking(false);
    revoke.mutate();
  };
  const label = enrolled_at === null ? t`Withdraw` : t`Revoke`;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${label} ${name}`}
        busy={revoke.isPending}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Revoke ${name}?`}
        description={t`Everybody is signed out there at once, and no PIN works there any more.`}
        confirm={label}
        onConfirm={confirm}
      />
    </>
  );
}
