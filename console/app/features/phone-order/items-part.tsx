import { useLingui } from '@lingui/react/macro';
import { TitledCard } from '../../lib/titled-card.tsx';
import { ItemSearch } from './item-search.tsx';
import { LineRow } from './line-row.tsx';
import { addLine, changeLine } from './phone-draft.ts';
import type { PhoneForm } from './use-phone-draft.ts';

/** The ordered items: a search by keyboard, and lines with quantity, note and choice for a missing item. */
export function ItemsPart({ form }: { form: PhoneForm }) {
  const { t } = useLingui();
  const { draft, setDraft } = form;
  return (
    <TitledCard title={t`What is ordered`}>
      <ItemSearch
        onAdd={(line) => setDraft((last) => ({ ...last, lines: addLine(last.lines, line) }))}
      />
      {draft.lines.length === 0 ? (
        <p className="mt-4 text-muted">{t`Nothing yet. Search, choose with the arrow keys, and press Enter.`}</p>
      ) : (
        <ul aria-label={t`Items`} className="mt-4 divide-y divide-line border-t border-line">
          {draft.lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              isPlaced={draft.sent[line.department]?.uid !== undefined}
              onChange={(change) =>
                setDraft((last) => ({ ...last, lines: changeLine(last.lines, line.id, change) }))
              }
            />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
