import { useLingui } from '@lingui/react/macro';
import type { ReportSubscription } from '@sabuja/contract';
import { type Report, reportFrequencies } from '@sabuja/contract/rules/reports';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { frequencyLabels, reportLabels } from './report-labels.ts';
import { subscribe } from './reports-query.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  available: readonly Report[];
  /** An existing subscription, of which only the time can be changed. */
  subscription?: ReportSubscription;
};

/** Subscribes to a report, or changes the time of a subscription. Import it only from lazily loaded modules. */
export function ReportDialog({ open, onClose, available, subscription }: Props) {
  const { t, i18n } = useLingui();
  const save = useMutation({
    mutationFn: ({ report, frequency, time = '' }: FormFields) =>
      subscribe({
        report: subscription?.report ?? available.find((one) => one === report) ?? 'sales',
        frequency:
          subscription?.frequency ?? reportFrequencies.find((one) => one === frequency) ?? 'daily',
        time,
      }),
    onSuccess: () => {
      toastSuccess(t`The report is sent from now on.`);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={closeAndReset(save, onClose)}
      title={subscription ? i18n._(reportLabels[subscription.report]) : t`Get a report by e-mail`}
      description={t`It says the most important figures and links to the page with the rest, where files are saved.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit((fields) => save.mutate(fields))}>
        {!subscription && <ReportFields available={available} />}
        <TextField
          label={t`Time in India`}
          name="time"
          type="time"
          defaultValue={subscription?.time ?? '07:30'}
          hint={t`Figures of a day are final about an hour after midnight; an earlier report waits for them.`}
          error={fieldProblem(save.error, 'time')}
          required
        />
        <FormProblem error={save.error} fields={['time']} />
        <Button type="submit" size="lg" busy={save.isPending}>
          {t`Save`}
        </Button>
      </form>
    </FormDialog>
  );
}

function ReportFields({ available }: Pick<Props, 'available'>) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Select label={t`Report`} name="report">
        {available.map((report) => (
          <option key={report} value={report}>
            {i18n._(reportLabels[report])}
          </option>
        ))}
      </Select>
      <Select
        label={t`How often`}
        name="frequency"
        hint={t`It covers the whole day, week or month before; stock is that of the moment.`}
      >
        {reportFrequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {i18n._(frequencyLabels[frequency])}
          </option>
        ))}
      </Select>
    </>
  );
}
