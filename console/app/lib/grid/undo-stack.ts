/** Steps that can be undone, one per user action, and undone steps that can be redone. */
export type UndoStack<Step> = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

/** Maximum number of steps that can be undone. */
const MAX_STEPS = 200;

export const emptyUndoStack: UndoStack<never> = { done: [], undone: [] };

/** Adds a step, and clears the steps that could be redone. */
export const pushStep = <Step>({ done }: UndoStack<Step>, step: Step): UndoStack<Step> => ({
  done: [...done, step].slice(-MAX_STEPS),
  undone: [],
});

/** Returns the newest step, and the stack after undoing it; undefined when there is nothing to undo. */
export function undoStep<Step>({ done, undone }: UndoStack<Step>) {
  const step = done.at(-1);
  if (step === undefined) return undefined;
  return { step, stack: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** Returns the step that was undone last, and the stack after redoing it; undefined when there is none. */
export function redoStep<Step>({ done, undone }: UndoStack<Step>) {
  const step = undone.at(-1);
  if (step === undefined) return undefined;
  return { step, stack: { done: [...done, step], undone: undone.slice(0, -1) } };
}
