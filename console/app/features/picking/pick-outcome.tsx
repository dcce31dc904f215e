import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '@sabuja/kit';
import { reasonLabels } from './reason-labels.ts';
import type { ShownLine } from './waiting-picks.ts';

type Props = { line: ShownLine; pick: NonNullable<ShownLine['pick']> };

/** What was found of a line, as text. */
export function PickOutcome({ line, pick }: Props) {
  const { t, i18n } = useLingui();
  const { found, grams, substitute, reason } = pick;
  if (found === line.quantity && grams === null) {
    return (
      <p className="mt-1 font-semibold text-leaf-deep">
        {t`All found`}
        {line.isWaiting && ` · ${t`Waiting to be sent`}`}
      </p>
    );
  }
  const { quantity } = line;
  return (
    <div className="mt-1 grid gap-0.5 font-semibold text-haldi-text">
      <p>
        {t`${found} of ${quantity} found`}
        {grams !== null && ` · ${t`${grams} g in all`}`}
        {reason !== null && ` · ${i18n._(reasonLabels[reason])}`}
        {line.isWaiting && ` · ${t`Waiting to be sent`}`}
      </p>
      {substitute?.name !== undefined && (
        <p>{t`Instead: ${substitute.quantity} × ${substitute.name}, ${substitute.units}`}</p>
      )}
      {!line.isWaiting && (
        <p className="tabular font-normal">
          <del>{formatRupees(line.amount)}</del> {formatRupees(pick.amount)}
        </p>
      )}
    </div>
  );
}
