import { useLingui } from '@lingui/react/macro';
import type { ImportProgress } from '@sabuja/contract';

/** The four counters of an import; when it is done, the first is the sum of the others. */
export function ImportCounters({ progress }: { progress: ImportProgress }) {
  const { t } = useLingui();
  const { total, uploaded, failed, duplicateCount } = progress;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Counter
        label={t`Total`}
        count={total}
        hint={progress.kind === 'pictures' ? t`files of the zip` : t`rows of the file`}
      />
      <Counter
        label={t`Uploaded`}
        count={uploaded}
        hint={progress.dry_run ? t`would change the shop` : t`changed the shop`}
      />
      <Counter
        label={t`Failed`}
        count={failed}
        hint={t`come back with the reason`}
        className={failed > 0 ? 'text-chilli' : ''}
      />
      <Counter label={t`Duplicates`} count={duplicateCount} hint={t`are so already, or repeated`} />
    </dl>
  );
}

type CounterProps = { label: string; count: number; hint: string; className?: string };

function Counter({ label, count, hint, className = '' }: CounterProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid content-start rounded-field bg-sunk px-3 py-2">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd>
        <span className={`tabular block text-title font-extrabold ${className}`}>
          {i18n.number(count)}
        </span>
        <span className="text-sm text-muted">{hint}</span>
      </dd>
    </div>
  );
}
