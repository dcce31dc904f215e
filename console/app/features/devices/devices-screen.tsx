import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page, Section } from '../shell/index.ts';
import { devicesQuery, pinsQuery } from './device-queries.ts';
import { DeviceRow } from './device-row.tsx';
import { PinRow } from './pin-row.tsx';
import type { Secret } from './secret-dialog.tsx';

const EnrolDialog = lazyDialog(async () => (await import('./enrol-dialog.tsx')).EnrolDialog);
const CodeDialog = lazyDialog(async () => (await import('./code-dialog.tsx')).CodeDialog);
const SecretDialog = lazyDialog(async () => (await import('./secret-dialog.tsx')).SecretDialog);

/** The shared devices of the shop, and the PINs that work on them. */
export function DevicesScreen() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'enrol' | 'code'>();
  const [secret, setSecret] = useState<Secret>();
  usePageTitle(t`Devices`);
  const close = () => setAsked(undefined);
  return (
    <Page
      title={t`Devices`}
      actions={
        <>
          <Button onClick={() => setAsked('code')}>{t`Create a code`}</Button>
          <Button variant="outline" onClick={() => setAsked('enrol')}>
            {t`Enrol this device`}
          </Button>
        </>
      }
    >
      <p className="max-w-prose text-muted">
        {t`Pickers and riders sign in by PIN on these devices, and nowhere else. Revoke a device that is lost: everybody is signed out there at once.`}
      </p>
      <DeviceList />
      <Section title={t`PINs`}>
        <PinList onSecret={setSecret} />
      </Section>
      <EnrolDialog open={asked === 'enrol'} onClose={close} />
      <CodeDialog
        open={asked === 'code'}
        onClose={close}
        onCreated={(created) => {
          close();
          setSecret(created);
        }}
      />
      <SecretDialog
        open={secret !== undefined}
        onClose={() => setSecret(undefined)}
        secret={secret}
      />
    </Page>
  );
}

function DeviceList() {
  const { t } = useLingui();
  const query = useQuery(devicesQuery);
  return (
    <Loaded query={query} failed={t`The devices could not be loaded.`}>
      {(devices) =>
        devices.length === 0 ? (
          <p className="font-semibold">{t`No device is enrolled yet.`}</p>
        ) : (
          <Card as="ul" divided className="max-w-3xl">
            {devices.map((device) => (
              <DeviceRow key={device.uid} device={device} />
            ))}
          </Card>
        )
      }
    </Loaded>
  );
}

function PinList({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const { t } = useLingui();
  const query = useQuery(pinsQuery);
  return (
    <Loaded query={query} failed={t`The PINs could not be loaded.`}>
      {(people) =>
        people.length === 0 ? (
          <p className="font-semibold">{t`There is no picker or rider yet.`}</p>
        ) : (
          <Card as="ul" divided>
            {people.map((person) => (
              <PinRow key={person.uid} person={person} onSecret={onSecret} />
            ))}
          </Card>
        )
      }
    </Loaded>
  );
}
