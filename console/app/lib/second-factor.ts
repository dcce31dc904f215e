import { createStore } from '@sabuja/ui/lib/create-store.ts';

type Question = { answer: (isConfirmed: boolean) => void };

/** The open question for the second factor; undefined when none is asked. */
export const secondFactorQuestion = createStore<Question | undefined>(undefined);

let asked: Promise<boolean> | undefined;

/**
 * Asks for the second factor, once for all calls that wait for it.
 * @returns false when the person gave up
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
