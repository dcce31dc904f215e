import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Act, ActButtons } from './act-buttons.tsx';

type Props = {
  /** What the record is called, beside 'Change'. */
  name: string;
  /** The name with what is to know at once. */
  title: ReactNode;
  onEdit: () => void;
  /** What else can be done with one click. */
  act: Act;
  isAtTop?: boolean;
  /** What the record contains. */
  children: ReactNode;
  /** The form that opens on 'Change'. */
  dialog: ReactNode;
};

/** A row of records that staff change in a form: what it is, 'Change', and one more act. */
export function RecordRow({ name, title, onEdit, act, isAtTop, children, dialog }: Props) {
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
        <ActButtons name={name} onEdit={onEdit} act={act} />
      </div>
      {dialog}
    </li>
  );
}
