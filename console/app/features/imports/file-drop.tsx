import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

type Props = {
  file: File | undefined;
  onChoose: (file: File) => void;
  /** Media types and file extensions, as in the `accept` attribute of an input. */
  accept: string;
  hint: string;
  error: string | undefined;
  isDisabled: boolean;
};

/** A field for one file, which is chosen or dropped. */
export function FileDrop({ file, onChoose, accept, hint, error, isDisabled }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !isDisabled) onChoose(first);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <fieldset
      aria-label={t`File`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={clsx(
        'grid justify-items-center gap-2 rounded-card border-2 border-dashed p-6 text-center',
        isOver ? 'border-leaf bg-leaf-soft' : error ? 'border-chilli' : 'border-line-strong',
      )}
    >
      <FileUp aria-hidden="true" className="size-7 text-muted" />
      {file && (
        <p className="font-semibold break-all">
          {file.name} · {Math.ceil(file.size / 1024)} KB
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className="peer sr-only"
        onChange={({ target }) => {
          choose(target.files);
          // Without this, choosing the same file again after correcting it would fire no change event.
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass('outline')} cursor-pointer peer-disabled:opacity-50 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        {file ? t`Choose another file` : t`Choose a file`}
      </label>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={clsx('text-sm', error ? 'font-medium text-chilli' : 'text-muted')}
      >
        {error ?? hint}
      </p>
    </fieldset>
  );
}
