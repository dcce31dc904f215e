import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';

/** Returns an error handler that shows as a toast why a change failed. */
export function useChangeFailed(): (error: Error) => void {
  const { t } = useLingui();
  return (error) => toastError(errorMessage(error, t`The change could not be made.`));
}
