import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import clsx from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';

type Props = {
  label: string;
  /** From 0 to 1 while files are uploaded. */
  progress: number | undefined;
  /** Content types and endings, as for an input. */
  accept: string;
  multiple?: boolean;
  describedBy?: string;
  onChoose: (files: File[]) => void;
};

/** A button that opens the file dialog, onto which files can be dropped as well. */
export function FileDrop({
  label,
  progress,
  accept,
  multiple = false,
  describedBy,
  onChoose,
}: Props) {
  const { t, i18n } = useLingui();
  const busy = progress !== undefined;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const percent = i18n.number(Math.floor((progress ?? 0) * 100) / 100, { style: 'percent' });
  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !busy) onChoose(files);
  };
  return (
    <div>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={busy}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={({ target }) => {
          choose(target.files);
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          choose(event.dataTransfer.files);
        }}
        className={clsx(
          'flex min-h-20 cursor-pointer flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-card border-2 border-dashed px-4 py-3 font-semibold text-leaf peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          isOver ? 'border-leaf bg-leaf-soft' : 'border-line-strong hover:bg-sunk',
        )}
      >
        {busy ? (
          <Spinner className="size-4.5" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-4.5" />
        )}
        {busy ? t`Uploading ${percent}` : label}
        <span aria-hidden="true" className="text-sm font-normal text-muted pointer-coarse:hidden">
          {t`or drop here`}
        </span>
      </label>
    </div>
  );
}
