import { useLingui } from '@lingui/react/macro';
import type { StaffNotice } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { readTranslations, TranslatedFields } from '../../lib/translated-fields.tsx';
import { FormProblem, fieldProblem } from '../session/index.ts';
import { fromFieldTime, toFieldTime, useSaveNotice } from './notices-query.ts';

type Props = { open: boolean; onClose: () => void; notice?: StaffNotice };

/** Writes a notice or changes one. Import it only from lazily loaded modules. */
export function NoticeDialog({ open, onClose, notice }: Props) {
  const { t } = useLingui();
  const save = useSaveNotice(notice?.notice_id);
  const send = (fields: Readonly<Record<string, string>>) =>
    save.mutate(
      {
        text: fields.text ?? '',
        translations: readTranslations(fields, ['text']),
        from: fromFieldTime(fields.from) ?? new Date().toISOString(),
        until: fromFieldTime(fields.until),
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog open={open} onClose={onClose} title={notice ? t`Change the notice` : t`New notice`}>
      <form className="grid gap-4" onSubmit={onSubmit(send)}>
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
          defaultValue={toFieldTime(notice?.from ?? null)}
          hint={t`Empty: from now on.`}
        />
        <TextField
          label={t`Until`}
          name="until"
          type="datetime-local"
          defaultValue={toFieldTime(notice?.until ?? null)}
          hint={t`Empty: until you remove it.`}
          error={fieldProblem(save.error, 'until')}
        />
        <FormProblem error={save.error} fields={['text', 'until']} />
        <Button type="submit" size="lg" busy={save.isPending}>
          {t`Save`}
        </Button>
      </form>
    </Dialog>
  );
}
