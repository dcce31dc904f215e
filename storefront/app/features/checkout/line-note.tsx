import { useLingui } from '@lingui/react/macro';
import { MAX_LINE_NOTE_LENGTH } from '@sabuja/contract/rules/if-missing';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { PenLine } from 'lucide-react';
import { useState } from 'react';

type Props = { name: string; value: string; onChange: (note: string) => void };

/** A customer's note on a line for the picker; its field opens with a tap. */
export function LineNote({ name, value, onChange }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(value !== '');
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="-ml-1 flex min-h-8 items-center gap-1.5 rounded-tag px-1 text-sm text-muted hover:text-ink"
      >
        <PenLine aria-hidden="true" className="size-3.5" />
        {t`Add a note`} <span className="sr-only">{name}</span>
      </button>
    );
  }
  return (
    <TextField
      label={t`Note for ${name}`}
      hideLabel
      autoFocus={value === ''}
      maxLength={MAX_LINE_NOTE_LENGTH}
      placeholder={t`Ripe, for today…`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setIsOpen(value.trim() !== '')}
    />
  );
}
