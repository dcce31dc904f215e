const submissions = new Map<number, Promise<void>>();

/**
 * Submits a stored action whose form waits for the response; a second call meanwhile, as after a double click, gets the
 * response to the first. Until then the action is not shown as done, which would unmount the form, and with it the
 * refusal that it is to show.
 */
export function submitOnce(seq: number, submit: () => Promise<void>): Promise<void> {
  const running = submissions.get(seq);
  if (running) return running;
  const submission = submit().finally(() => submissions.delete(seq));
  submissions.set(seq, submission);
  return submission;
}

export const isSubmitted = ({ seq }: { seq: number }): boolean => submissions.has(seq);
