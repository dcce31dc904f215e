import { useLingui } from '@lingui/react/macro';
import { LineChoice } from '../../lib/line-choice.tsx';
import { LineNote } from '../../lib/line-note.tsx';
import { ExpiryPart } from './expiry-part.tsx';
import { PickOutcome } from './pick-outcome.tsx';
import { RecalledPart } from './recalled-part.tsx';
import type { ShownLine } from './waiting-picks.ts';

type Props = {
  line: ShownLine;
  /** Units scanned so far, for a line that is not picked yet. */
  scanned: number;
};

/** Notes on a line: parts of a combo, recalled and expiring batches, the customer's wishes, and what was found. */
export function LineRemarks({ line, scanned }: Props) {
  const { t } = useLingui();
  const { quantity } = line;
  return (
    <>
      {line.parts.length > 0 && (
        <ul className="text-sm text-muted">
          {line.parts.map((part) => (
            <li key={part.name}>
              {part.quantity} × {part.name}, {part.units}
            </li>
          ))}
        </ul>
      )}
      {line.recalled?.map((part) => (
        <RecalledPart key={`${part.name} ${part.batch} ${part.supplier}`} part={part} />
      ))}
      {!line.pick &&
        line.expiring?.map((part) => (
          <ExpiryPart key={`${part.name} ${part.batch} ${part.expires_on}`} part={part} />
        ))}
      {line.note && <LineNote note={line.note} />}
      <LineChoice choice={line.if_missing} />
      {line.pick === null && scanned > 0 && (
        <p className="tabular font-bold text-leaf">{t`${scanned} of ${quantity} scanned`}</p>
      )}
      {line.pick && <PickOutcome line={line} pick={line.pick} />}
    </>
  );
}
