import { useLingui } from '@lingui/react/macro';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { readTranslations, TranslatedFields } from '../../lib/translated-fields.tsx';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { useSetPause } from './ordering-query.ts';
import { scopeLabel, zoneScope } from './scope-label.ts';

type Props = { open: boolean; onClose: () => void; zones: readonly string[] };

/** Pauses ordering for the shop, a department or a zone. Import it only from lazily loaded modules. */
export function PauseDialog({ open, onClose, zones }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t`Pause ordering?`}
      description={t`At once, for every day, until you resume it. Orders that are placed stay.`}
    >
      <PauseForm zones={zones} onPaused={onClose} />
    </FormDialog>
  );
}

function PauseForm({ zones, onPaused }: { zones: readonly string[]; onPaused: () => void }) {
  const { t, i18n } = useLingui();
  const pause = useSetPause();
  const guard = useFormGuard(({ scope: _, ...texts }) => Object.values(texts).some(Boolean));
  const send = (fields: FormFields) => {
    const { scope = '', message = '' } = fields;
    const translations = readTranslations(fields, ['message']);
    pause.mutate({ scope, message, translations }, { onSuccess: onPaused });
  };
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit(send)}>
      <Select label={t`For`} name="scope" defaultValue="shop">
        {['shop', ...staffDepartments, ...zones.map(zoneScope)].map((scope) => (
          <option key={scope} value={scope}>
            {scopeLabel(i18n, scope)}
          </option>
        ))}
      </Select>
      <TranslatedFields
        name="message"
        label={t`Message`}
        hint={t`Customers read it, for example: Heavy rain, we start again at 5 PM.`}
        value=""
        translations={{}}
        maxLength={200}
        stacked
        required
      />
      <FormProblem error={pause.error} />
      <Button type="submit" size="lg" variant="danger" busy={pause.isPending}>
        {t`Pause ordering`}
      </Button>
    </form>
  );
}
