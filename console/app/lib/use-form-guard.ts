import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useLeaveGuard } from './leave-guard.ts';
import { type FormFields, readFields } from './on-submit.ts';

/**
 * Asks before a form with unsaved changes is left. Spread the returned props on the `<form>`.
 * @param isChanged returns whether the fields differ from what is saved
 */
export function useFormGuard(isChanged: (fields: FormFields) => boolean): {
  ref: RefObject<HTMLFormElement | null>;
  onChange: () => void;
} {
  const ref = useRef<HTMLFormElement>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [, onChange] = useReducer((changes: number) => changes + 1, 0);
  // Runs after each render, because a render may change the value of controlled fields.
  useEffect(() => {
    if (ref.current) setIsDirty(isChanged(readFields(ref.current)));
  });
  useLeaveGuard(isDirty);
  return { ref, onChange };
}
