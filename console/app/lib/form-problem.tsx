import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { errorMessage, problemOf } from '@sabuja/ui/lib/api-error.ts';

/** Returns the error message for one field of a form; undefined when the problem refers to another field. */
export const fieldProblem = (error: unknown, field: string): string | undefined => {
  const problem = problemOf(error);
  return problem?.field === field ? problem.message : undefined;
};

/** The error of a form, unless the message is shown beside one of `fields`. */
export function FormProblem({
  error,
  fields = [],
}: {
  error: unknown;
  fields?: readonly string[];
}) {
  const { t } = useLingui();
  if (!error || fields.some((field) => fieldProblem(error, field))) return null;
  return (
    <Alert tone="chilli" role="alert">
      {errorMessage(error, t`The server did not respond. Please check the network and try again.`)}
    </Alert>
  );
}
