import { useLingui } from '@lingui/react/macro';
import type { ImportProgress } from '@sabuja/contract';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Download } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { FormProblem } from '../../lib/form-problem.tsx';
import { paths } from '../../lib/paths.ts';
import { useApplyImport, useCancelImport, useDownload } from './imports-queries.ts';

/** What can be done with an import: cancel it, save what a dry run has checked, get the failed rows. */
export function ImportActions({ progress }: { progress: ImportProgress }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, state, dry_run, uploaded, failures_url, applied_as } = progress;
  const apply = useApplyImport(id);
  const cancel = useCancelImport(id);
  const download = useDownload();
  const startImport = () =>
    apply.mutate(undefined, { onSuccess: (applied) => navigate(paths.import(applied.id)) });
  return (
    <div className="grid gap-3">
      <FormProblem error={apply.error ?? cancel.error ?? download.error} />
      <div className="flex flex-wrap gap-3">
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
          <Button
            variant="outline"
            busy={download.isPending}
            onClick={() => download.mutate({ path: failures_url, name: 'failed-rows.csv' })}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {t`Failed rows with reasons`}
          </Button>
        )}
      </div>
      {failures_url && (
        <p className="text-sm text-muted">
          {t`Correct the failed rows in that file and upload it again; its last columns may stay.`}
        </p>
      )}
    </div>
  );
}
