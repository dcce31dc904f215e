import { createContext, use, useEffect, useId } from 'react';

/** The forms on the page with something that is not saved. */
const unsaved = new Set<string>();
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Whether what surrounds a form is still shown: one in a closing dialog is left already. */
export const IsShown = createContext(true);

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Asks before a form with unsaved changes is left: the browser itself asks before the page is closed or loaded again,
 * the shell before another page is opened, a `FormDialog` before it is closed. `allow` lets the next one pass.
 */
export function useLeaveGuard(isDirty: boolean): { allow: () => void } {
  const form = useId();
  const isGuarded = use(IsShown) && isDirty;
  useEffect(() => {
    if (!isGuarded) return;
    unsaved.add(form);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(form);
      if (!hasUnsaved()) window.removeEventListener('beforeunload', ask);
    };
  }, [form, isGuarded]);
  return { allow: () => void unsaved.delete(form) };
}
