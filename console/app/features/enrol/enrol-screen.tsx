import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { deviceName } from '../../lib/device-name.ts';
import { createPasskey, passkeyObstacle } from '../../lib/passkeys.ts';
import { paths, safeNext } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import {
  PasskeyButton,
  PasskeyObstacleNote,
  RecoveryCodes,
  refreshSession,
  SignInPage,
} from '../session/index.ts';
import { TotpSetup } from './totp-setup.tsx';

/** Sets up a passkey or the authenticator app, then shows the recovery codes once. */
export function EnrolScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [codes, setCodes] = useState<readonly string[]>();
  usePageTitle(t`Set up your second factor`);
  const goOn = () => void navigate(safeNext(params.get('next')) ?? paths.home, { replace: true });
  if (codes) {
    return (
      <SignInPage
        title={t`Your recovery codes`}
        description={t`Each lets you in once when your phone is lost. They are shown only now: store them where only you find them.`}
      >
        <RecoveryCodes codes={codes} />
        <Button size="lg" onClick={goOn}>
          {t`I have stored them`}
        </Button>
      </SignInPage>
    );
  }
  const onEnrolled = (given: readonly string[] | null) => (given ? setCodes(given) : goOn());
  return <FactorChoice wantsApp={params.get('with') === 'app'} onEnrolled={onEnrolled} />;
}

type ChoiceProps = {
  wantsApp: boolean;
  onEnrolled: (codes: readonly string[] | null) => void;
};

function FactorChoice({ wantsApp, onEnrolled }: ChoiceProps) {
  const { t } = useLingui();
  const obstacle = passkeyObstacle();
  const [isApp, setIsApp] = useState(wantsApp || obstacle !== undefined);
  const title = t`Set up your second factor`;
  if (isApp) {
    return (
      <SignInPage
        title={title}
        description={t`Scan this with an authenticator app on your phone, such as Google Authenticator, Aegis or Microsoft Authenticator, then enter the code it shows.`}
      >
        <TotpSetup onEnrolled={onEnrolled} />
        {obstacle ? (
          <PasskeyObstacleNote obstacle={obstacle} />
        ) : (
          <Button variant="ghost" onClick={() => setIsApp(false)}>
            {t`Use a passkey instead`}
          </Button>
        )}
      </SignInPage>
    );
  }
  const enrol = async () => {
    const codes = await createPasskey(deviceName(navigator.userAgent) ?? t`Passkey`);
    await refreshSession();
    onEnrolled(codes);
  };
  return (
    <SignInPage
      title={title}
      description={t`With a passkey you sign in by fingerprint, face or screen lock of this device, or with a security key. No page but this shop’s can ask for it.`}
    >
      <PasskeyButton onUse={enrol}>{t`Set up a passkey`}</PasskeyButton>
      <Button variant="ghost" onClick={() => setIsApp(true)}>
        {t`Use an authenticator app instead`}
      </Button>
    </SignInPage>
  );
}
