import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Shows recovery codes, with buttons to copy them or to save them as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toastSuccess(t`Copied`),
      () => toastError(t`This browser does not let pages copy. Select the codes and copy them.`),
    );
  const save = () =>
    saveFile('sabuja-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }));
  return (
    <>
      <ul className="tabular grid grid-cols-2 gap-x-6 gap-y-1 rounded-field bg-sunk p-4 text-base font-semibold">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        <Button variant="outline" onClick={save}>
          {t`Save as a file`}
        </Button>
      </div>
    </>
  );
}
