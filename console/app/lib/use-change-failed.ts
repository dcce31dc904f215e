import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';

/** Shows why a change was refused. */
export function useChangeFailed(): (error: Error) => void {
  const { t } = useLingui();
  return (error) => toastError(errorMessage(error, t`The change could not be made.`));
}
