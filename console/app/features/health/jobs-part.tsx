import { useLingui } from '@lingui/react/macro';
import type { JobHealth } from '@sabuja/contract';
import { formatCount, formatIstMoment } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { FiguresTable } from '../../lib/figures-table.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { jobTexts } from './health-labels.ts';

/** The kinds of background jobs: the last run of each, and the number of waiting and failed jobs. */
export function JobsPart({ jobs }: { jobs: readonly JobHealth[] }) {
  const { t, i18n } = useLingui();
  return (
    <TitledCard title={t`Background work`}>
      <FiguresTable
        label={t`Background work`}
        rows={jobs}
        keyOf={({ name }) => name}
        columns={[
          {
            label: t`What`,
            read: ({ name }) => (jobTexts[name] && i18n._(jobTexts[name])) || name,
          },
          { label: t`State`, read: (job) => <JobState job={job} /> },
          {
            label: t`Last success`,
            read: ({ succeeded_at }) =>
              succeeded_at ? formatIstMoment(new Date(succeeded_at)) : '–',
          },
          { label: t`Waiting`, read: ({ waiting }) => formatCount(waiting) },
          { label: t`Running`, read: ({ running }) => formatCount(running) },
          { label: t`Failing`, read: ({ failing }) => formatCount(failing) },
          { label: t`Given up`, read: ({ dead }) => formatCount(dead) },
        ]}
      />
    </TitledCard>
  );
}

function JobState({ job }: { job: JobHealth }) {
  const { t } = useLingui();
  if (job.dead > 0) return <Badge tone="chilli">{t`given up`}</Badge>;
  if (job.failing > 0) return <Badge tone="haldi">{t`failing`}</Badge>;
  if (job.is_late) return <Badge tone="haldi">{t`late`}</Badge>;
  return <Badge tone="leaf">{t`fine`}</Badge>;
}
