import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { deviceName } from '../../lib/device-name.ts';
import { createPasskey, passkeyObstacle } from '../../lib/passkeys.ts';
import { paths } from '../../lib/paths.ts';
import { PasskeyButton, PasskeyObstacleNote, RecoveryCodes, useSession } from '../session/index.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery, refreshPasskeys } from './passkeys-query.ts';

/** Lists the member's passkeys; lets them add one on this device, rename and remove them. */
export function PasskeysPart() {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const obstacle = passkeyObstacle();
  const hasApp = useSession()?.second_factors.includes('totp');
  const add = async () => {
    setCodes(await createPasskey(deviceName(navigator.userAgent) ?? t`Passkey`));
    await refreshPasskeys();
    toastSuccess(t`The passkey is added.`);
  };
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-muted">
        {t`A passkey signs you in by fingerprint, face or screen lock of a device, or by a security key, without a passphrase.`}
      </p>
      <PasskeyList />
      {codes && <RecoveryCodes codes={codes} />}
      {obstacle && <PasskeyObstacleNote obstacle={obstacle} />}
      <div className="grid justify-items-start gap-3">
        {!obstacle && (
          <PasskeyButton variant="outline" size="md" onUse={add}>
            {t`Add a passkey on this device`}
          </PasskeyButton>
        )}
        {!hasApp && (
          <Link
            to={`${paths.enrol}?${new URLSearchParams({ with: 'app', next: paths.account })}`}
            className={buttonClass('outline')}
          >
            {t`Set up an authenticator app`}
          </Link>
        )}
      </div>
    </div>
  );
}

function PasskeyList() {
  const { t } = useLingui();
  const { data, isLoadingError, refetch, isFetching } = useQuery(passkeysQuery);
  if (isLoadingError) {
    return (
      <PartFailed variant="card" onRetry={refetch} busy={isFetching}>
        {t`The passkeys could not be loaded.`}
      </PartFailed>
    );
  }
  if (!data) return <Skeleton className="h-16" />;
  if (data.length === 0) return <p className="font-semibold">{t`No passkey yet.`}</p>;
  return (
    <Card as="ul" divided>
      {data.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </Card>
  );
}
