import { useLingui } from '@lingui/react/macro';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useEffect, useRef, useState } from 'react';
import {
  fieldErrors,
  fieldNames,
  fieldOfProblem,
  missingFields,
  missingMessage,
  type RequiredField,
} from './checkout-form.ts';
import type { SubmissionFailure } from './submission-store.ts';
import type { Checkout } from './use-checkout.ts';

export type FieldErrors = Partial<Record<RequiredField, string>>;

/**
 * Errors of each field: missing ones from the first press of the main button on, and the server's
 * rejection. `reportMissing` shows all missing fields in one toast, focuses the first, and returns
 * whether there are any.
 */
export function useFieldErrors(checkout: Checkout, failure: SubmissionFailure | undefined) {
  const { t } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const { orderable, orderedDepartments, estimate } = checkout;
  const missing = missingFields(orderable, orderedDepartments);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const errors: FieldErrors = {};
  const [first] = orderedDepartments;
  const estimateField = first && fieldOfProblem(estimate.field, first);
  if (estimateField && estimate.failure) errors[estimateField] = estimate.failure;
  const problem = problemOf(failure?.error);
  if (failure && problem) {
    const failedField = fieldOfProblem(problem.field, failure.department);
    if (failedField) errors[failedField] = problem.message;
  }
  if (attempts > 0) for (const field of missing) errors[field] ??= t(fieldErrors[field]);
  const reportMissing = (): boolean => {
    if (missing.length === 0) return false;
    const fields = missing.map((field) => t(fieldNames[field])).join(', ');
    toastError(t(missingMessage(fields)));
    setAttempts((count) => count + 1);
    return true;
  };
  return { form, errors, reportMissing };
}
