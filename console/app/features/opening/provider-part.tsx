import { useLingui } from '@lingui/react/macro';
import type { ProviderState } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useTestEmail, useTestPayments, useTestSms } from './opening-mutations.ts';
import { TestResult } from './test-result.tsx';

/** The configured provider, its last test, and a form for a new test; renders nothing without a provider. */
export function ProviderPart({ state }: { state: ProviderState }) {
  if (state.provider === null) return null;
  return (
    <div className="grid gap-3">
      <ProviderLine state={state} provider={state.provider} />
      {state.channel === 'payments' && <PaymentTest />}
      {state.channel === 'sms' && <SmsTest />}
      {state.channel === 'email' && <EmailTest />}
    </div>
  );
}

function ProviderLine({ state, provider }: { state: ProviderState; provider: string }) {
  const { t } = useLingui();
  const { mode, tested_at, outcome } = state;
  const at = tested_at && formatIstMoment(new Date(tested_at));
  const describe = () => {
    if (mode === 'outbox') return t`No provider: messages can be read at ${provider} only.`;
    return mode === 'test' ? t`${provider}, test mode` : t`${provider}, live`;
  };
  const tested = outcome === 'OK' ? t`Tested on ${at}: in order.` : t`Tested on ${at}: failed.`;
  return (
    <p className="text-sm">
      <b className="block">{describe()}</b>
      {at ? tested : t`Not tested yet.`}
    </p>
  );
}

function PaymentTest() {
  const { t } = useLingui();
  const test = useTestPayments();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="w-fit"
        busy={test.isPending}
        onClick={() => test.mutate()}
      >
        {t`Test the keys`}
      </Button>
      <TestResult
        result={test.data}
        error={test.error}
        passed={t`The provider accepts the keys.`}
      />
    </>
  );
}

function SmsTest() {
  const { t } = useLingui();
  const test = useTestSms();
  const send = ({ mobile = '' }) => test.mutate(`+91${mobile.replace(/\D/g, '').slice(-10)}`);
  return (
    <form className="grid gap-3" onSubmit={onSubmit(send)} noValidate>
      <TextField
        label={t`Your mobile number`}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={16}
        hint={t`It gets a sign-in code of no use, 12345.`}
        error={fieldProblem(test.error, 'mobile_no')}
        className="max-w-xs"
      />
      <Button type="submit" variant="outline" size="sm" className="w-fit" busy={test.isPending}>
        {t`Send a test SMS`}
      </Button>
      <TestResult
        result={test.data}
        error={test.error}
        fields={['mobile_no']}
        passed={t`The message was taken. See whether it arrives.`}
      />
    </form>
  );
}

function EmailTest() {
  const { t } = useLingui();
  const test = useTestEmail();
  return (
    <form
      className="grid gap-3"
      onSubmit={onSubmit(({ email = '' }) => test.mutate(email.trim()))}
      noValidate
    >
      <TextField
        label={t`Your e-mail address`}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={fieldProblem(test.error, 'email')}
        className="max-w-xs"
      />
      <Button type="submit" variant="outline" size="sm" className="w-fit" busy={test.isPending}>
        {t`Send a test e-mail`}
      </Button>
      <TestResult
        result={test.data}
        error={test.error}
        fields={['email']}
        passed={t`The message was taken. See whether it arrives.`}
      />
    </form>
  );
}
