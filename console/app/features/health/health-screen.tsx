import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadAgain } from '../../lib/load-again.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AttentionPart } from '../attention/index.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { BackupPart } from './backup-part.tsx';
import { healthQuery } from './health-query.ts';
import { JobsPart } from './jobs-part.tsx';
import { ProblemsPart } from './problems-part.tsx';
import { QueuesPart } from './queues-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { ServersPart } from './servers-part.tsx';

/** Health of the shop: the problems, what to do about them, and the figures behind them. */
export function HealthScreen() {
  const { t } = useLingui();
  const query = useQuery(healthQuery);
  usePageTitle(t`Health`);
  return (
    <LoadedPage query={query} failed={t`The state of the shop could not be loaded.`}>
      {(health) => (
        <Page title={t`Health`} actions={<LoadAgain at={health.at} query={query} />}>
          <ProblemsPart problems={health.problems} />
          {stuckKinds.map(
            ([problem, kind]) =>
              health.problems.includes(problem) && (
                <AttentionPart key={kind} kind={kind} limit={5} />
              ),
          )}
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            <QueuesPart messages={health.messages} webhooks={health.webhooks} />
            <RulesPart rules={health.rules} />
            <BackupPart backup={health.backup} database={health.database} />
            <ServersPart servers={health.servers} />
          </div>
          <JobsPart jobs={health.jobs} />
        </Page>
      )}
    </LoadedPage>
  );
}

/** Problems with a list of the affected items: health problem and kind of attention item. */
const stuckKinds = [
  ['MESSAGES_FAILED', 'MESSAGE_FAILED'],
  ['WEBHOOKS_LATE', 'WEBHOOK_STUCK'],
  ['JOBS_FAILED', 'JOB_FAILED'],
  ['RULES_BROKEN', 'RULE_BROKEN'],
] as const;
