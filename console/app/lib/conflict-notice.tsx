import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { useEffect, useRef } from 'react';
import type { Conflict, DraftForm } from './use-draft-form.ts';

type Props<Saved, Name extends string> = {
  form: DraftForm<Saved, Name>;
  conflict: Conflict<Name>;
};

/** Shows what somebody else saved in the meantime. Where both changed a field, the other value can be taken over. */
export function ConflictNotice<Saved, Name extends string>({ form, conflict }: Props<Saved, Name>) {
  const { t } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  // The form may be scrolled far down to its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another conflict
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [conflict]);
  const name = conflict.by ?? t`Somebody`;
  const theirs = conflict.theirs.map((field) => form.bind(field).label).join(', ');
  return (
    <Alert ref={notice} tabIndex={-1} tone="haldi" size="lg" role="alert" className="grid gap-2">
      <p className="font-semibold">
        {t`${name} has changed this meanwhile: ${theirs}. Their changes are in the form; yours are not saved yet.`}
      </p>
      {conflict.conflicts
        .filter((field) => form.draft[field] !== conflict.current[field])
        .map((field) => (
          <p key={field} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-words">
              {form.bind(field).label}: {form.describe(field, conflict.current[field]) || '–'}
            </span>
            <Button
              size="sm"
              variant="outline"
              onClick={() => form.set(field, conflict.current[field])}
            >
              {t`Use theirs`}
            </Button>
          </p>
        ))}
    </Alert>
  );
}
