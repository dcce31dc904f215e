import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { OtpField, ResendButton } from './otp-field.tsx';
import { isOtpComplete } from './sign-in-rules.ts';
import type { SignIn } from './use-sign-in.ts';
import { readCodeFromSms } from './web-otp.ts';

export function OtpStep({ signIn }: { signIn: SignIn }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const setOtpRef = useRef(signIn.setOtp);
  useEffect(() => {
    input.current?.focus();
    const abortController = new AbortController();
    void readCodeFromSms(abortController.signal).then((code) => {
      if (code !== undefined) setOtpRef.current(code);
    });
    return () => abortController.abort();
  }, []);
  const isDone = signIn.step === 'done';
  const { busy, notice } = signIn;
  // A rejected code is selected, so that the next one replaces it.
  useEffect(() => {
    if (busy === undefined && notice !== undefined) input.current?.select();
  }, [busy, notice]);

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void signIn.submitOtp();
      }}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-field bg-sunk py-1 pr-1 pl-3.5 text-sm">
        <span>
          {t`Code sent to`} <span className="tabular font-semibold">+91 {signIn.mobile}</span>
        </span>
        {!isDone && (
          <Button variant="ghost" size="sm" onClick={signIn.changeNumber}>
            {t`Change`}
          </Button>
        )}
      </p>
      <OtpField
        ref={input}
        value={signIn.otp}
        readOnly={isDone}
        onChange={(event) => signIn.setOtp(event.target.value)}
        error={signIn.notice}
      />
      <Button
        type="submit"
        size="lg"
        busy={signIn.busy === 'checking' || isDone}
        disabled={!isOtpComplete(signIn.otp)}
      >
        {t`Submit OTP`}
      </Button>
      {!isDone && (
        <ResendButton
          left={signIn.resendIn}
          busy={signIn.busy === 'sending'}
          onClick={() => void signIn.resendOtp()}
        />
      )}
    </form>
  );
}
