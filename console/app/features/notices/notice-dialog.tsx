import { useLingui } from '@lingui/react/macro';
import type { StaffNotice } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { fromFieldTime, toFieldTime } from '../../lib/field-time.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { readTranslations, TranslatedFields } from '../../lib/translated-fields.tsx';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { useSaveNotice } from './notices-query.ts';

type Props = { open: boolean; onClose: () => void; notice?: StaffNotice };

/** Creates or changes a notice. Import it only from lazily loaded modules. */
export function NoticeDialog({ open, onClose, notice }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog open={open} onClose={onClose} title={notice ? t`Change the notice` : t`New notice`}>
      <NoticeForm notice={notice} onSaved={onClose} />
    </FormDialog>
  );
}

/** Returns the initial form values for a notice. */
const toFields = (notice: StaffNotice | undefined): FormFields => ({
  text: notice?.text ?? '',
  'text.hi': notice?.translations.hi?.text ?? '',
  'text.or': notice?.translations.or?.text ?? '',
  from: toFieldTime(notice?.from ?? null),
  until: toFieldTime(notice?.until ?? null),
});

type FormProps = { notice: StaffNotice | undefined; onSaved: () => void };

function NoticeForm({ notice, onSaved }: FormProps) {
  const { t } = useLingui();
  const [shown] = useState(() => toFields(notice));
  const guard = useFormGuard((fields) =>
    Object.keys(fields).some((name) => fields[name] !== shown[name]),
  );
  const save = useSaveNotice(notice?.notice_id);
  const send = (fields: FormFields) =>
    save.mutate(
      {
        text: fields.text ?? '',
        translations: readTranslations(fields, ['text']),
        from: fromFieldTime(fields.from),
        until: fromFieldTime(fields.until),
      },
      { onSuccess: onSaved },
    );
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit(send)}>
      <TranslatedFields
        name="text"
        label={t`What customers read on every page`}
        hint={t`For example: Heavy rain, slots from 10.`}
        value={notice?.text ?? ''}
        translations={notice?.translations ?? {}}
        error={fieldProblem(save.error, 'text')}
        maxLength={200}
        rows={2}
        stacked
        required
      />
      <TextField
        label={t`From`}
        name="from"
        type="datetime-local"
        defaultValue={shown.from}
        hint={t`Empty: from now on.`}
      />
      <TextField
        label={t`Until`}
        name="until"
        type="datetime-local"
        defaultValue={shown.until}
        hint={t`Empty: until you remove it.`}
        error={fieldProblem(save.error, 'until')}
      />
      <FormProblem error={save.error} fields={['text', 'until']} />
      <Button type="submit" size="lg" busy={save.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}
