import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { errorMessage, problemOf } from '@sabuja/ui/lib/api-error.ts';

/** The message for one field of a failed form; undefined when the problem is about another. */
export const fieldProblem = (error: unknown, field: string): string | undefined => {
  const problem = problemOf(error);
  return problem?.field === field ? problem.message : undefined;
};

/** Why a form failed, unless the message stands beside one of its fields. */
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
