import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { UploadState } from '../../lib/upload-file.ts';
import { UploadStatus } from '../../lib/upload-status.tsx';

type Props = {
  label: string;
  /** The running upload, shown in place of the button. */
  upload: { isBusy: boolean; state: UploadState | undefined; cancel: () => void };
  /** Content types and file extensions, as in `accept` of an input. */
  accept: string;
  multiple?: boolean;
  describedBy?: string;
  onChoose: (files: File[]) => void;
};

/** A button that opens the file dialog and accepts dropped files; during an upload, its progress. */
export function FileDrop({
  label,
  upload: { isBusy, state, cancel },
  accept,
  multiple = false,
  describedBy,
  onChoose,
}: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onChoose(files);
  };
  if (isBusy) {
    return (
      <div className="grid min-h-20 content-center rounded-card border-2 border-line px-4 py-3">
        <UploadStatus state={state} onCancel={cancel} />
      </div>
    );
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
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
        <ImagePlus aria-hidden="true" className="size-4.5" />
        {label}
        <span aria-hidden="true" className="text-sm font-normal text-muted pointer-coarse:hidden">
          {t`or drop here`}
        </span>
      </label>
    </div>
  );
}
