import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AnswerTemplate } from '@sabuja/contract';
import { MAX_COMPLAINT_LENGTH, MAX_TEMPLATE_NAME_LENGTH } from '@sabuja/contract/limits';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { SequenceField } from '../../lib/draft-fields.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { RecordForm } from '../../lib/record-form.tsx';
import { useDraftForm } from '../../lib/use-draft-form.ts';
import { PlaceholderList } from './placeholder-list.tsx';
import { emptyTemplate, templateDrafts } from './template-draft.ts';
import { saveTemplate } from './templates-query.ts';

const labels = {
  name: msg`Name`,
  body: msg`Answer`,
  body_hi: msg`Answer in Hindi`,
  body_or: msg`Answer in Odia`,
  sequence: msg`Place in its list`,
};

type Props = { open: boolean; onClose: () => void; template?: AnswerTemplate };

/** Creates or changes an answer template. Import it only from lazily loaded modules. */
export function TemplateDialog({ open, onClose, template }: Props) {
  const { t } = useLingui();
  const title = template ? t`Change the template` : t`New template`;
  return (
    <FormDialog open={open} onClose={onClose} title={title}>
      <TemplateForm template={template} onSaved={onClose} />
    </FormDialog>
  );
}

type FormProps = { template: AnswerTemplate | undefined; onSaved: () => void };

function TemplateForm({ template, onSaved }: FormProps) {
  const { t } = useLingui();
  const form = useDraftForm({
    record: template,
    drafts: templateDrafts,
    labels,
    send: (change, saved) =>
      saved
        ? saveTemplate({ id: saved.template_id, body: { ...change, version: saved.version } })
        : saveTemplate({ id: undefined, body: { ...emptyTemplate, ...change } }),
  });
  const maxLength = MAX_COMPLAINT_LENGTH;
  return (
    <RecordForm form={form} onSaved={onSaved} note={t`Answers that were sent stay as they are.`}>
      <TextField
        {...form.bind('name')}
        hint={t`For staff, for example: damaged, refunded.`}
        maxLength={MAX_TEMPLATE_NAME_LENGTH}
        required
      />
      <TextArea {...form.bind('body')} rows={6} maxLength={maxLength} required />
      <PlaceholderList />
      <TextArea {...form.bind('body_hi')} rows={5} lang="hi" maxLength={maxLength} />
      <TextArea {...form.bind('body_or')} rows={5} lang="or" maxLength={maxLength} />
      <SequenceField form={form} />
    </RecordForm>
  );
}
