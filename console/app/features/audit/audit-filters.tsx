import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import type { ComponentProps } from 'react';
import { onSubmit } from '../../lib/on-submit.ts';

type Values = Readonly<Record<string, string>>;

/** What the audit log shows; it stands in the address. */
export function AuditFilters(props: { filter: Values; onChange: (filter: Values) => void }) {
  const { t } = useLingui();
  const { filter, onChange } = props;
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={onSubmit(onChange)}>
      <Labelled label={t`From`} name="from" type="date" defaultValue={filter.from} />
      <Labelled label={t`To`} name="to" type="date" defaultValue={filter.to} />
      <Labelled
        label={t`Action`}
        name="action"
        placeholder="order.move"
        maxLength={60}
        defaultValue={filter.action}
      />
      <Labelled
        label={t`Subject`}
        name="subject"
        placeholder="order"
        maxLength={40}
        defaultValue={filter.subject}
      />
      <Labelled
        label={t`Id of the subject`}
        name="subject_id"
        maxLength={60}
        defaultValue={filter.subject_id}
      />
      <Button type="submit" variant="outline" size="sm">
        {t`Show`}
      </Button>
    </form>
  );
}

const Labelled = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <label className="grid gap-1 text-xs font-semibold text-muted">
    {label}
    <input
      {...input}
      className="min-h-9 w-40 rounded-control border border-line-strong bg-surface px-2 text-sm font-normal text-ink max-md:min-h-touch"
    />
  </label>
);
