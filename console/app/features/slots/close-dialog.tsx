import { useLingui } from '@lingui/react/macro';
import type { Department } from '@sabuja/contract';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { departmentLabels } from '../../lib/order-labels.ts';
import { readTranslations, TranslatedFields } from '../../lib/translated-fields.tsx';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import type { Closure } from './slot-mutations.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Asks for the department to close; omitted: one slot is closed. */
  byDepartment?: boolean;
  error: unknown;
  busy: boolean;
  onSend: (closure: Closure & { department?: Department }) => void;
};

/** Closes a slot or a day with a reason that customers read. Import it only from lazily loaded modules. */
export function CloseDialog({ open, onClose, title, ...form }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={t`Nobody can order for it any more. Orders that are booked stay until you move them.`}
    >
      <CloseForm {...form} />
    </FormDialog>
  );
}

function CloseForm({
  byDepartment,
  error,
  busy,
  onSend,
}: Omit<Props, 'open' | 'onClose' | 'title'>) {
  const { t, i18n } = useLingui();
  const guard = useFormGuard(({ department: _, ...texts }) => Object.values(texts).some(Boolean));
  const send = (fields: Readonly<Record<string, string>>) => {
    const { department, closed_reason = '' } = fields;
    const translations = readTranslations(fields, ['closed_reason']);
    const scope = department ? { department: department as Department } : {};
    onSend({ ...scope, closed_reason, translations });
  };
  return (
    <form {...guard} className="grid gap-4" onSubmit={onSubmit(send)}>
      {byDepartment && (
        <Select label={t`Department`} name="department" defaultValue="">
          <option value="">{t`Grocery and kitchen`}</option>
          {staffDepartments.map((department) => (
            <option key={department} value={department}>
              {i18n._(departmentLabels[department])}
            </option>
          ))}
        </Select>
      )}
      <TranslatedFields
        name="closed_reason"
        label={t`Reason`}
        hint={t`Customers read it, for example: Ratha Yatra holiday.`}
        value=""
        translations={{}}
        maxLength={200}
        stacked
        required
      />
      <FormProblem error={error} />
      <Button type="submit" size="lg" variant="danger" busy={busy}>
        {t`Close it`}
      </Button>
    </form>
  );
}
