import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';

/** Puts a text on the clipboard; `label` says which, for those who do not see what it stands beside. */
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
