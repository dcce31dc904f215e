import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Keyboard, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Grid } from './use-grid.ts';

const KeysDialog = lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog);

type Props = {
  grid: Pick<Grid, 'undo' | 'redo'>;
  isReadOnly: boolean;
  mayUndo: boolean;
  mayRedo: boolean;
  /** Number of rows that cannot be saved as they are, or whose save failed. */
  failing: number;
  onNextFailing: () => void;
  hintId: string;
};

/** Undo and redo, a button to the next failing row, and help on using the grid. */
export function GridToolbar(props: Props) {
  const { grid, isReadOnly, mayUndo, mayRedo, failing, onNextFailing, hintId } = props;
  const { t } = useLingui();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  return (
    <div className="-ml-2.5 flex min-h-touch flex-wrap items-center gap-x-1 gap-y-2">
      {!isReadOnly && (
        <>
          <IconButton
            label={t`Undo`}
            title={t`Undo (Ctrl Z)`}
            aria-keyshortcuts="Control+Z"
            disabled={!mayUndo}
            onClick={grid.undo}
          >
            <Undo2 aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={t`Redo`}
            title={t`Redo (Ctrl Y)`}
            aria-keyshortcuts="Control+Y"
            disabled={!mayRedo}
            onClick={grid.redo}
          >
            <Redo2 aria-hidden="true" className="size-5" />
          </IconButton>
        </>
      )}
      <IconButton label={t`Keys of the grid`} onClick={() => setIsHelpOpen(true)}>
        <Keyboard aria-hidden="true" className="size-5" />
      </IconButton>
      <p id={hintId} className="text-sm text-muted max-md:sr-only">
        {isReadOnly
          ? t`You can look at the products and copy them, not change them. Esc, then Tab leaves the grid.`
          : t`Type to change a cell, paste from a spreadsheet. Esc, then Tab leaves the grid.`}
      </p>
      {failing > 0 && (
        <Button variant="outline" size="sm" className="ml-auto" onClick={onNextFailing}>
          <TriangleAlert aria-hidden="true" className="size-4 text-chilli" />
          {t`Next row with a problem (${failing})`}
        </Button>
      )}
      <KeysDialog open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}
