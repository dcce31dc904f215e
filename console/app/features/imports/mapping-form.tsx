import { useLingui } from '@lingui/react/macro';
import type { SheetHeading } from '@sabuja/contract';
import { importColumns } from '@sabuja/contract/rules/import-columns';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { useState } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { columnLabels } from './import-labels.ts';
import type { UploadedSheet } from './imports-queries.ts';

/** True when a heading has no column yet, or a guessed one that staff should check. */
export const needsMapping = ({ headings }: UploadedSheet): boolean =>
  headings.some(({ from }) => from === 'guessed' || from === 'none');

type Columns = Record<string, string | null>;
type Props = {
  sheet: UploadedSheet;
  busy: boolean;
  error: unknown;
  onDone: (columns: Columns) => void;
  onCancel: () => void;
};

/** Maps each heading of a sheet to a column; the server stores the mapping for the next sheet. */
export function MappingForm({ sheet, busy, error, onDone, onCancel }: Props) {
  const { t } = useLingui();
  const [columns, setColumns] = useState<Columns>(() =>
    Object.fromEntries(sheet.headings.map(({ heading, column }) => [heading, column])),
  );
  const chosen = Object.values(columns);
  const isTwice = (column: string | null | undefined) =>
    Boolean(column) && chosen.filter((each) => each === column).length > 1;
  const missing = importColumns[sheet.kind].required.filter((name) => !chosen.includes(name));
  const send = () => {
    if (missing.length === 0 && !chosen.some(isTwice)) onDone(columns);
  };
  return (
    <form className="grid gap-4" onSubmit={onSubmit(send)} noValidate>
      <p>
        {t`This sheet has other headings than ours. Say once what they stand for; the next sheet with these headings is read by itself.`}
      </p>
      <ul className="grid gap-3">
        {sheet.headings.map((each) => (
          <MappedHeading
            key={each.heading}
            heading={each}
            sheet={sheet}
            column={columns[each.heading] ?? null}
            isTwice={isTwice(columns[each.heading])}
            onChange={(column) => setColumns({ ...columns, [each.heading]: column })}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <p role="alert" className="text-sm font-medium text-chilli">
          {t`No heading stands for ${missing.join(', ')}, which is needed.`}
        </p>
      )}
      <FormProblem error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t`Check the file`}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t`Choose another file`}
        </Button>
      </div>
    </form>
  );
}

type HeadingProps = {
  heading: SheetHeading;
  sheet: UploadedSheet;
  column: string | null;
  isTwice: boolean;
  onChange: (column: string | null) => void;
};

function MappedHeading({
  heading: { heading, samples },
  sheet,
  column,
  isTwice,
  onChange,
}: HeadingProps) {
  const { t, i18n } = useLingui();
  const { all } = importColumns[sheet.kind];
  const label = all.find((name) => name === column);
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line pb-3 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">{heading}</p>
        <p className="text-sm break-words text-muted">
          {samples.length > 0 ? samples.join(' · ') : t`empty in the first rows`}
        </p>
      </div>
      <Select
        label={t`Column for ${heading}`}
        hideLabel
        value={column ?? ''}
        hint={label ? i18n._(columnLabels[label]) : t`Its cells are left out.`}
        error={isTwice ? t`Two headings stand for this column.` : undefined}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{t`Not imported`}</option>
        {all.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </li>
  );
}
