const submitted = new Set<number>();

/**
 * Runs while a form waits for the response to its action. Until then the action is not shown as done, which would unmount
 * the form, and with it the refusal that it is to show.
 */
export async function whileSubmitted<T>(seq: number, task: () => Promise<T>): Promise<T> {
  submitted.add(seq);
  try {
    return await task();
  } finally {
    submitted.delete(seq);
  }
}

export const isSubmitted = ({ seq }: { seq: number }): boolean => submitted.has(seq);
