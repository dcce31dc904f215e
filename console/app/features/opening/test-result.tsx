import { useLingui } from '@lingui/react/macro';
import type { ProviderTest } from '@sabuja/contract';
import { Alert } from '@sabuja/ui/alert.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';

type Props = {
  result: ProviderTest | undefined;
  error: unknown;
  fields?: readonly string[];
  /** Text shown when the provider accepted the test. */
  passed: string;
};

/** How a provider responded to a test, as text. */
export function TestResult({ result, error, passed, fields = [] }: Props) {
  const { t } = useLingui();
  if (!result) return <FormProblem error={error} fields={fields} />;
  if (result.outcome === 'OK') {
    return (
      <Alert tone="leaf" size="sm" role="status">
        {passed}
      </Alert>
    );
  }
  const said = result.reason ?? t`nothing`;
  return (
    <Alert tone="chilli" size="sm" role="alert" className="break-words">
      {result.outcome === 'REFUSED'
        ? t`The provider refused. It said: ${said}`
        : t`The provider could not be reached: ${said}`}
    </Alert>
  );
}
