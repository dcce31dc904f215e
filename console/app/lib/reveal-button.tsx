import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Eye } from 'lucide-react';
import { FormProblem } from './form-problem.tsx';

type Props = {
  label: string;
  /** The mutation that loads the unmasked data; the server records it in the audit log. */
  reveal: { mutate: () => void; isPending: boolean; error: unknown };
};

/** A button that reveals masked data, with a note that this is recorded. */
export function RevealButton({ label, reveal }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-1">
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        busy={reveal.isPending}
        onClick={() => reveal.mutate()}
      >
        <Eye aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <p className="text-xs text-muted">{t`It is recorded that you looked.`}</p>
      <FormProblem error={reveal.error} />
    </div>
  );
}
