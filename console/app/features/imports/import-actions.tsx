import { useLingui } from '@lingui/react/macro';
import type { ImportProgress } from '@sabuja/contract';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Link, useNavigate } from 'react-router';
import { FormProblem } from '../../lib/form-problem.tsx';
import { paths } from '../../lib/paths.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { useApplyImport, useCancelImport } from './imports-queries.ts';

/** Buttons of an import: cancel it, apply a dry run, download the failed rows. */
export function ImportActions({ progress }: { progress: ImportProgress }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, state, dry_run, uploaded, failures_url, applied_as } = progress;
  const isZip = progress.kind === 'pictures';
  const apply = useApplyImport(id);
  const cancel = useCancelImport(id);
  const startImport = () =>
    apply.mutate(undefined, { onSuccess: (applied) => navigate(paths.import(applied.id)) });
  return (
    <div className="grid gap-3">
      <FormProblem error={apply.error ?? cancel.error} />
      <div className="flex flex-wrap items-center gap-3">
        {state === 'running' && (
          <Button variant="outline" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t`Cancel the import`}
          </Button>
        )}
        {dry_run && state === 'done' && uploaded > 0 && !applied_as && (
          <Button busy={apply.isPending} onClick={startImport}>
            {t`Import now`}
          </Button>
        )}
        {applied_as && (
          <Link to={paths.import(applied_as)} className={buttonClass('outline')}>
            {t`Show the import`}
          </Link>
        )}
        {failures_url && (
          <SheetButtons
            label={isZip ? t`Failed files with reasons` : t`Failed rows with reasons`}
            isLabelShown
            path={failures_url}
            name={isZip ? 'failed-files' : 'failed-rows'}
          />
        )}
      </div>
      {failures_url && (
        <p className="text-sm text-muted">
          {isZip
            ? t`Mend or rename the failed files and upload them again; what is saved already counts as a duplicate.`
            : t`Correct the failed rows in that file and upload it again; its last columns may stay.`}
        </p>
      )}
    </div>
  );
}
