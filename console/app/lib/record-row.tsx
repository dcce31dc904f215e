import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type RecordAction, RecordButtons } from './record-buttons.tsx';

type Props = {
  /** Name of the record, used in the accessible label of 'Change'. */
  name: string;
  /** The name, with badges such as the state. */
  title: ReactNode;
  onEdit: () => void;
  /** The second button. */
  action: RecordAction;
  isAtTop?: boolean;
  /** Content of the record. */
  children: ReactNode;
  /** The dialog that 'Change' opens. */
  dialog: ReactNode;
};

/** A row in a list of records: content, the button 'Change', and one more button. */
export function RecordRow({ name, title, onEdit, action, isAtTop, children, dialog }: Props) {
  return (
    <li
      className={clsx(
        'flex flex-wrap gap-x-4 gap-y-2 px-4 py-3',
        isAtTop ? 'items-start' : 'items-center',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">{title}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        <RecordButtons name={name} onEdit={onEdit} action={action} />
      </div>
      {dialog}
    </li>
  );
}
