import { createStore } from '@sabuja/ui/lib/create-store.ts';

type Question = { answer: (isConfirmed: boolean) => void };

/** The open request for the second factor; undefined when there is none. */
export const secondFactorQuestion = createStore<Question | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/**
 * Asks for the second factor; concurrent calls share one dialog.
 * @returns false when the member cancelled
 */
export function askForSecondFactor(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    secondFactorQuestion.set({ answer: resolve });
  }).finally(() => {
    asked = undefined;
    secondFactorQuestion.set(undefined);
  });
  return asked;
}
