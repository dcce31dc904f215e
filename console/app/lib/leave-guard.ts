import { createContext, use, useEffect, useId } from 'react';

/** Ids of the forms on the page with unsaved changes. */
const unsaved = new Set<string>();
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Lets the page be left at once, without a question: the user has chosen to, or the changes belong to somebody else. */
export function discardUnsaved(): void {
  unsaved.clear();
  window.removeEventListener('beforeunload', ask);
}

/** The page or dialog of a form. `isShown`: a closing dialog does not guard its form any more. `unsaved`: its forms. */
export const GuardScope = createContext({ isShown: true, unsaved: new Set<string>() });

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Asks before a form with unsaved changes is left: the browser asks before the tab is closed or reloaded, the shell
 * before a navigation, a `FormDialog` before it is closed. `allow` lets the user leave without a question.
 */
export function useLeaveGuard(isDirty: boolean): { allow: () => void } {
  const form = useId();
  const scope = use(GuardScope);
  const isGuarded = scope.isShown && isDirty;
  const inScope = scope.unsaved;
  useEffect(() => {
    if (!isGuarded) return;
    unsaved.add(form);
    inScope.add(form);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(form);
      inScope.delete(form);
      if (!hasUnsaved()) window.removeEventListener('beforeunload', ask);
    };
  }, [form, isGuarded, inScope]);
  const allow = () => {
    unsaved.delete(form);
    inScope.delete(form);
  };
  return { allow };
}
