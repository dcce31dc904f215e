import { useLingui } from '@lingui/react/macro';
import type { ShopHealth } from '@sabuja/contract';
import { formatBytes, formatCount, formatIstDateTime } from '@sabuja/kit';
import { Figure, FigureList } from '../../lib/figure-list.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';

/** State of the database, and the time of the last backup. */
export function BackupPart({ backup, database }: Pick<ShopHealth, 'backup' | 'database'>) {
  const { t } = useLingui();
  return (
    <TitledCard title={t`Backup and database`}>
      <FigureList>
        <Figure label={t`Last backup`}>
          {backup ? formatIstDateTime(new Date(backup.taken_at)) : t`never`}
        </Figure>
        {backup && (
          <>
            <Figure label={t`Its size`}>{formatBytes(backup.bytes)}</Figure>
            <Figure label={t`Rows in it`}>{formatCount(backup.rows)}</Figure>
          </>
        )}
        <Figure label={t`Database`}>
          {`PostgreSQL ${database.version}, ${formatBytes(database.bytes)}`}
        </Figure>
        <Figure label={t`Its last change of structure`}>
          <span className="break-all">{database.migration.replace(/\.sql$/, '')}</span>
        </Figure>
      </FigureList>
      {!backup && (
        <p className="mt-2 text-sm text-muted">
          {t`Backups made by npm run backup are recorded here; those of a database provider are not.`}
        </p>
      )}
    </TitledCard>
  );
}
