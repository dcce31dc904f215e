import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

/** Stands in place of a part of the page that could not be loaded. */
export function FailedPart({ words, retry }: { words: ReactNode; retry: () => unknown }) {
  const { t } = useLingui();
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-chilli-line bg-chilli-soft p-4 font-semibold text-chilli"
    >
      <p>{words}</p>
      <Button variant="outline" size="sm" onClick={() => void retry()}>
        {t`Try again`}
      </Button>
    </div>
  );
}
