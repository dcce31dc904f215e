import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Check } from 'lucide-react';
import type { Picks } from './use-picks.ts';
import type { ShownLine } from './waiting-picks.ts';

type Props = { line: ShownLine; picks: Picks; onChange: () => void };

/** A button for a line that is completely there, and another one for any other outcome. */
export function LineButtons({ line, picks, onChange }: Props) {
  const { t } = useLingui();
  const { tag } = line.order;
  const name = (
    <span className="sr-only">{tag === undefined ? line.name : `${line.name}, ${tag}`}</span>
  );
  return (
    <div className="flex w-full gap-2 sm:w-auto">
      {line.pick === null && (
        <Button
          size="lg"
          className="flex-1"
          busy={picks.pendingItem === line.uid}
          onClick={() => picks.pick(line, { found: line.quantity })}
        >
          <Check aria-hidden="true" className="size-5" />
          {t`Found`} {name}
        </Button>
      )}
      <Button size="lg" variant="outline" className="flex-1" onClick={onChange}>
        {line.pick === null ? t`Not all` : t`Change`} {name}
      </Button>
    </div>
  );
}
