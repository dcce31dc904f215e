import { useLingui } from '@lingui/react/macro';
import type { HealthProblem } from '@sabuja/contract/rules/health-problems';
import { Alert } from '@sabuja/ui/alert.tsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { problemTexts } from './health-labels.ts';

/** Lists the health problems, or says that there are none. */
export function ProblemsPart({ problems }: { problems: readonly HealthProblem[] }) {
  const { t, i18n } = useLingui();
  if (problems.length === 0) {
    return (
      <Alert tone="leaf" role="status" className="flex items-center gap-3 font-semibold">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {t`All is well.`}
      </Alert>
    );
  }
  return (
    <Alert tone="haldi" role="status" className="flex gap-3">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <ul aria-label={t`What is wrong`} className="grid gap-1">
        {problems.map((problem) => (
          <li key={problem}>{i18n._(problemTexts[problem])}</li>
        ))}
      </ul>
    </Alert>
  );
}
