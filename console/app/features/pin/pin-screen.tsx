import { useLingui } from '@lingui/react/macro';
import type { PinPerson } from '@sabuja/contract';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { pinSignInQuery } from '../../lib/pin-sign-in-query.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { SignInPage, WaitingNote } from '../session/index.ts';
import { DeviceCodeForm } from './device-code-form.tsx';
import { PersonTiles } from './person-tiles.tsx';
import { PinEntry } from './pin-entry.tsx';

/** Sign-in by PIN on an enrolled device; on any other, the field for the code that enrols it. */
export function PinScreen() {
  const { t } = useLingui();
  const query = useQuery(pinSignInQuery);
  const device = query.data?.device;
  const title = device?.name ?? t`Shop tablet`;
  usePageTitle(title);
  return (
    <SignInPage title={title} size={device ? 'wide' : 'normal'}>
      <Loaded query={query} failed={t`The sign-in could not be loaded.`}>
        {({ device: enrolled, people }) =>
          enrolled ? <SharedSignIn people={people} /> : <DeviceCodeForm />
        }
      </Loaded>
      <Link to={`${paths.signIn}?passphrase`} className={buttonClass('ghost')}>
        {t`Sign in with e-mail and passphrase`}
      </Link>
    </SignInPage>
  );
}

function SharedSignIn({ people }: { people: readonly PinPerson[] }) {
  const [person, setPerson] = useState<PinPerson>();
  return (
    <>
      <WaitingNote />
      {person ? (
        <PinEntry key={person.uid} person={person} onBack={() => setPerson(undefined)} />
      ) : (
        <PersonTiles people={people} onChoose={setPerson} />
      )}
    </>
  );
}
