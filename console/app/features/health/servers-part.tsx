import { useLingui } from '@lingui/react/macro';
import type { ServerHealth } from '@sabuja/contract';
import { formatCount, formatIstMoment } from '@sabuja/kit';
import { FiguresTable } from '../../lib/figures-table.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';

/** The running servers, with version and clock. */
export function ServersPart({ servers }: { servers: readonly ServerHealth[] }) {
  const { t } = useLingui();
  return (
    <TitledCard title={t`Servers`}>
      <FiguresTable
        label={t`Servers`}
        rows={servers}
        keyOf={({ id }) => id}
        columns={[
          { label: t`Server`, read: (server) => <ServerName {...server} /> },
          { label: t`Version`, read: ({ version }) => version },
          { label: t`Node.js`, read: ({ node_version }) => node_version },
          { label: t`Since`, read: ({ started_at }) => formatIstMoment(new Date(started_at)) },
          {
            label: t`Clock is ahead by`,
            read: ({ clock_offset_seconds }) =>
              t`${formatCount(Math.round(clock_offset_seconds) || 0)} s`,
          },
        ]}
      />
    </TitledCard>
  );
}

function ServerName({ host, media_problem }: ServerHealth) {
  return (
    <>
      <span className="break-all">{host}</span>
      {media_problem && (
        <span className="block max-w-prose text-sm break-words whitespace-normal text-chilli">
          {media_problem}
        </span>
      )}
    </>
  );
}
