import { type ReactNode, useState } from 'react';

type DialogState = { open: boolean; onClose: () => void };

/** A dialog with a button 'Open', which opens it as often as it is pressed. */
export function DialogOpener({ children }: { children: (state: DialogState) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  );
}
