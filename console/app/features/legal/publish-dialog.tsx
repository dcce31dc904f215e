import { useLingui } from '@lingui/react/macro';
import type { StaffLegalPage } from '@sabuja/contract';
import { istDate } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { languageNames } from '@sabuja/ui/lib/language.ts';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { compareToPublished } from './legal-draft.ts';
import { usePublish } from './legal-queries.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  onPublished: (page: StaffLegalPage) => void;
  page: StaffLegalPage;
};
const noteFields = {
  note: 'note',
  note_hi: 'translations.hi.note',
  note_or: 'translations.or.note',
};

/** Publishes the draft, with its effective date and a note on the changes. Import it only from lazy modules. */
export function PublishDialog({ open, onClose, onPublished, page }: Props) {
  const { t } = useLingui();
  const next = (page.versions[0]?.version ?? 0) + 1;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t`Publish version ${next}`}
      description={t`A published version stays as it is, and customers can read it for good.`}
    >
      <PublishForm
        page={page}
        onPublished={(published) => {
          onPublished(published);
          onClose();
        }}
      />
    </FormDialog>
  );
}

type FormProps = Pick<Props, 'page' | 'onPublished'>;
function PublishForm({ page, onPublished }: FormProps) {
  const { t } = useLingui();
  const publish = usePublish(page.page);
  const today = istDate(new Date());
  const guard = useFormGuard(
    ({ note = '', note_hi = '', note_or = '' }) =>
      !publish.isSuccess && note + note_hi + note_or !== '',
  );
  const problem = problemOf(publish.error);
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const submit = (fields: FormFields) =>
    publish.mutate(
      {
        note: fields.note ?? '',
        translations: { hi: { note: fields.note_hi ?? '' }, or: { note: fields.note_or ?? '' } },
        effective_on: fields.effective_on ?? '',
        version: page.version,
      },
      {
        onSuccess: (published) => {
          toastSuccess(t`Published. Customers read it from its day on.`);
          onPublished(published);
        },
      },
    );
  const isBesideField = [...Object.values(noteFields), 'effective_on'].includes(
    problem?.field ?? '',
  );
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit(submit)}>
      <LanguageNotes page={page} />
      <TextField
        name="effective_on"
        label={t`Applies from`}
        type="date"
        min={today}
        defaultValue={today}
        required
        error={errorOf('effective_on')}
        hint={t`Until then customers read the version before, and this one as planned.`}
      />
      <TextArea
        name="note"
        label={t`What changed`}
        rows={3}
        maxLength={500}
        required
        error={errorOf('note')}
      />
      <TextArea
        name="note_hi"
        label={t`What changed, in Hindi`}
        lang="hi"
        rows={2}
        maxLength={500}
      />
      <TextArea
        name="note_or"
        label={t`What changed, in Odia`}
        lang="or"
        rows={2}
        maxLength={500}
      />
      <FormProblem error={isBesideField ? null : publish.error} />
      <Button type="submit" size="lg" busy={publish.isPending}>
        {t`Publish`}
      </Button>
    </form>
  );
}

/** Warns about languages whose text is unchanged or missing in the version to be published. */
function LanguageNotes({ page }: { page: StaffLegalPage }) {
  const { t } = useLingui();
  const { unchanged, missing } = compareToPublished(page);
  const namesOf = (locales: typeof missing) =>
    locales.map((locale) => languageNames[locale]).join(', ');
  if (unchanged.length + missing.length === 0) return null;
  return (
    <Alert tone="haldi" className="grid gap-1">
      {unchanged.length > 0 && (
        <p>{t`Not changed since the latest version: ${namesOf(unchanged)}.`}</p>
      )}
      {missing.length > 0 && (
        <p>{t`Not translated, so it is read in English: ${namesOf(missing)}.`}</p>
      )}
    </Alert>
  );
}
