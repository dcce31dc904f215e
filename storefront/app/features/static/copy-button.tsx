import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { Copy } from 'lucide-react';

/** Copies a text to the clipboard; `label` names it for screen readers. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(t`Address copied`);
    } catch {
      toastError(t`The address could not be copied.`);
    }
  };
  return (
    <Button variant="soft" size="sm" aria-label={label} onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" /> {t`Copy`}
    </Button>
  );
}
