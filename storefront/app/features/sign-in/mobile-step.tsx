import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { isMobileComplete } from './sign-in-rules.ts';
import type { SignIn } from './use-sign-in.ts';

export function MobileStep({ signIn }: { signIn: SignIn }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { setMobile } = signIn;
  const setMobileRef = useRef(setMobile);
  // Take over what was typed before hydration.
  useEffect(() => {
    if (input.current?.value) setMobileRef.current(input.current.value);
  }, []);

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void signIn.requestOtp();
      }}
    >
      <TextField
        ref={input}
        label={t`Mobile number`}
        placeholder={t`Enter mobile number`}
        leadingText="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={signIn.mobile}
        readOnly={signIn.busy === 'sending'}
        onChange={(event) => setMobile(event.target.value)}
        hint={t`We send a 5-digit code by SMS.`}
        error={signIn.notice}
        className="tabular text-lg"
      />
      <Button
        type="submit"
        size="lg"
        busy={signIn.busy === 'sending'}
        disabled={!isMobileComplete(signIn.mobile)}
      >
        {t`Get OTP`}
      </Button>
      <p className="text-sm text-muted">
        <Trans>
          By signing in you agree to how we use your data. Read our{' '}
          <Link to={paths.privacy()} className="inline-flex min-h-6 items-center underline">
            privacy notice
          </Link>
          .
        </Trans>
      </p>
    </form>
  );
}
