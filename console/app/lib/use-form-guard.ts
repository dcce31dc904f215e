import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useLeaveGuard } from './leave-guard.ts';
import { type FormFields, readFields } from './on-submit.ts';

/**
 * Asks before a form is left whose fields differ from what is saved. Spread what it returns on the `<form>`.
 * @param isChanged whether fields hold something that is not saved
 */
export function useFormGuard(isChanged: (fields: FormFields) => boolean): {
  ref: RefObject<HTMLFormElement | null>;
  onChange: () => void;
} {
  const ref = useRef<HTMLFormElement>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [, onChange] = useReducer((changes: number) => changes + 1, 0);
  // After each render: some fields get their value with it.
  useEffect(() => {
    if (ref.current) setIsDirty(isChanged(readFields(ref.current)));
  });
  useLeaveGuard(isDirty);
  return { ref, onChange };
}
