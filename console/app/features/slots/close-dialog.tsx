import { useLingui } from '@lingui/react/macro';
import type { Department } from '@sabuja/contract';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { departmentLabels } from '../../lib/order-labels.ts';
import { readTranslations, TranslatedFields } from '../../lib/translated-fields.tsx';
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
export function CloseDialog({ open, onClose, title, byDepartment, error, busy, onSend }: Props) {
  const { t, i18n } = useLingui();
  const send = (fields: Readonly<Record<string, string>>) => {
    const { department, closed_reason = '' } = fields;
    const translations = readTranslations(fields, ['closed_reason']);
    const scope = department ? { department: department as Department } : {};
    onSend({ ...scope, closed_reason, translations });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={t`Nobody can order for it any more. Orders that are booked stay until you move them.`}
    >
      <form className="grid gap-4" onSubmit={onSubmit(send)}>
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
    </Dialog>
  );
}
