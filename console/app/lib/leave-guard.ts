import { createContext, use, useEffect, useId } from 'react';

/** Ids of the forms on the page with unsaved changes. */
const unsaved = new Set<string>();
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Lets the page be left at once, without a question: the user has chosen to, or the changes belong to somebody else. */
export function discardUnsaved(): void {
  unsaved.clear();
  window.removeEventListener('beforeunload', ask);
}

/** False inside a closing dialog: its form is not guarded any more. */
export const IsShown = createContext(true);

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Asks before a form with unsaved changes is left: the browser asks before the tab is closed or reloaded, the shell
 * before a navigation, a `FormDialog` before it is closed. `allow` lets the user leave without a question.
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
