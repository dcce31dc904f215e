import { useLingui } from '@lingui/react/macro';
import type { ShopHealth } from '@sabuja/contract';
import { formatCount, formatIstDateTime } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Figure, FigureList } from '../../lib/figure-list.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useCheckRules } from './health-query.ts';

/** Result of the last check of the data, and a button that runs the check now. */
export function RulesPart({ rules }: Pick<ShopHealth, 'rules'>) {
  const { t } = useLingui();
  const check = useCheckRules();
  return (
    <TitledCard title={t`Check of the data`}>
      <p className="text-sm text-muted">
        {t`Every night the shop checks whether orders, money and stock agree with each other.`}
      </p>
      <FigureList>
        <Figure label={t`Last checked`}>
          {rules.checked_at ? formatIstDateTime(new Date(rules.checked_at)) : t`never`}
        </Figure>
        <Figure label={t`Broken rules`}>{formatCount(rules.broken)}</Figure>
      </FigureList>
      <div className="mt-2 grid justify-items-start gap-2">
        <Button
          variant="outline"
          size="sm"
          busy={check.isPending}
          disabled={rules.is_checking}
          onClick={() => check.mutate()}
        >
          {t`Check now`}
        </Button>
        {rules.is_checking && (
          <p role="status" className="text-sm text-muted">
            {t`The check runs. Its result is here within a few minutes.`}
          </p>
        )}
        <FormProblem error={check.error} />
      </div>
    </TitledCard>
  );
}
