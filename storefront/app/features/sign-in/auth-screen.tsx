import { useLingui } from '@lingui/react/macro';
import { safePath } from '@sabuja/kit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useShopName } from '../../lib/use-shop-name.ts';
import { useSession } from '../session/index.ts';
import { AuthScene } from './auth-scene.tsx';
import { MobileStep } from './mobile-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { REDIRECT_DELAY } from './sign-in-rules.ts';
import { useSignIn } from './use-sign-in.ts';

export type AuthScreenProps = {
  /** Called once after sign-in; may return the path to go to instead of `next` in the URL. */
  onSignedIn: () => Promise<string | undefined>;
};

/** Sign-in by mobile number and one-time code. */
export function AuthScreen({ onSignedIn }: AuthScreenProps) {
  const { t } = useLingui();
  const shopName = useShopName();
  const signIn = useSignIn(() => void onComplete());
  const [search] = useSearchParams();
  const next = safePath(search.get('next'), paths.home());
  const [destination, setDestination] = useState<string>();
  const onComplete = async () => setDestination((await onSignedIn()) ?? next);
  useDelayedRedirect(destination, REDIRECT_DELAY);
  useSkipWhenSignedIn(signIn.step === 'mobile', next);

  return (
    <div className="wrap grid items-center gap-x-16 gap-y-6 py-5 md:min-h-[34rem] md:grid-cols-2 md:py-12">
      <AuthScene />
      <section className="mx-auto grid w-full max-w-sm content-center gap-6 md:mx-0">
        <header>
          <h1 className="text-display font-extrabold wrap-anywhere">{t`Sign in to ${shopName}`}</h1>
          <p className="mt-1 text-muted">{t`Use your mobile number`}</p>
        </header>
        {signIn.step === 'mobile' ? <MobileStep signIn={signIn} /> : <OtpStep signIn={signIn} />}
      </section>
    </div>
  );
}

/** Goes to `destination` once it is known and `delay` has passed. */
function useDelayedRedirect(destination: string | undefined, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (destination === undefined) return;
    const options = { replace: true, state: { focusesHeading: true } };
    const timer = setTimeout(() => void navigate(destination, options), delay);
    return () => clearTimeout(timer);
  }, [destination, delay, navigate]);
}

/** Redirects a visitor who is signed in already. */
function useSkipWhenSignedIn(isUntouched: boolean, next: string): void {
  const navigate = useNavigate();
  const { isAuthenticated } = useSession();
  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!isAuthenticated || !isUntouched || hasRedirected.current) return;
    hasRedirected.current = true;
    void navigate(next, { replace: true });
  }, [isAuthenticated, isUntouched, next, navigate]);
}
