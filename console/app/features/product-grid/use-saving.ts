import { useLingui } from '@lingui/react/macro';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FindProblems } from './cell-problems.ts';
import { saveRows } from './grid-queries.ts';
import { isChanged } from './grid-rows.ts';
import type { GridRows } from './use-grid-rows.ts';

type Options = { grid: GridRows; findProblems: FindProblems; say: (text: string) => void };

/** Saves the changed rows, each independently; rows with an invalid cell are not sent. */
export function useSaving({ grid, findProblems, say }: Options) {
  const { t } = useLingui();
  const changed = grid.rows.filter(isChanged);
  const sendable = changed.filter((row) => findProblems(row).length === 0);
  const [done, setDone] = useState(0);
  const saving = useMutation({
    mutationFn: () =>
      saveRows(sendable, (sent, results) => {
        grid.settle(sent, results);
        setDone((count) => count + sent.length);
      }),
  });
  const save = () => {
    if (saving.isPending || changed.length === 0) return;
    const held = changed.length - sendable.length;
    if (sendable.length === 0) return say(t`Products not saved: ${held}.`);
    setDone(0);
    saving.mutate(undefined, {
      onSuccess: (results) => {
        const saved = results.filter(({ ok }) => ok).length;
        const failed = results.length - saved + held;
        if (failed === 0) toastSuccess(t`Saved`);
        say(
          failed === 0
            ? t`Products saved: ${saved}.`
            : t`Products saved: ${saved}. Products not saved: ${failed}.`,
        );
      },
    });
  };
  return {
    save,
    changed,
    isSaving: saving.isPending,
    /** Number of products sent so far and their total, while saving. */
    progress: { done, total: saving.isPending ? Math.max(done, sendable.length) : 0 },
    error: saving.error,
  };
}
export type Saving = ReturnType<typeof useSaving>;
