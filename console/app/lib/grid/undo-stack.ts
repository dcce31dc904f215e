/** What was changed and can be undone, one step for each act of the user, and what was undone. */
export type UndoStack<Step> = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

/** How many steps can be undone. */
const MAX_STEPS = 200;

export const emptyUndoStack: UndoStack<never> = { done: [], undone: [] };

/** Adds a step; what was undone before it cannot be redone any more. */
export const pushStep = <Step>({ done }: UndoStack<Step>, step: Step): UndoStack<Step> => ({
  done: [...done, step].slice(-MAX_STEPS),
  undone: [],
});

/** The newest step, and the stack without it; undefined when there is nothing to undo. */
export function undoStep<Step>({ done, undone }: UndoStack<Step>) {
  const step = done.at(-1);
  if (step === undefined) return undefined;
  return { step, stack: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** The step that was undone last, and the stack with it; undefined when there is nothing to redo. */
export function redoStep<Step>({ done, undone }: UndoStack<Step>) {
  const step = undone.at(-1);
  if (step === undefined) return undefined;
  return { step, stack: { done: [...done, step], undone: undone.slice(0, -1) } };
}
