const submissions = new Map<number, Promise<void>>();

/**
 * Submits a stored action whose form waits for the response; a second call during the submission, as after a double
 * click, gets the same promise. A submitted action is not shown as done yet: that would unmount the form, which has to
 * show a refusal.
 */
export function submitOnce(seq: number, submit: () => Promise<void>): Promise<void> {
  const running = submissions.get(seq);
  if (running) return running;
  const submission = submit().finally(() => submissions.delete(seq));
  submissions.set(seq, submission);
  return submission;
}

export const isSubmitted = ({ seq }: { seq: number }): boolean => submissions.has(seq);
