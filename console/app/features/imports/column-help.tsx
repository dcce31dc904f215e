import { useLingui } from '@lingui/react/macro';
import type { SheetKind } from '@sabuja/contract';
import { importColumns, newProductColumns } from '@sabuja/contract/rules/import-columns';
import { Button } from '@sabuja/ui/button.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { categoriesQuery, groupCategories } from '../../lib/categories-query.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ExampleSheetButton } from './example-sheet-button.tsx';
import { columnLabels } from './import-labels.ts';

/** Explains the columns of a sheet, and offers an empty sheet as a template. */
export function ColumnHelp({ kind }: { kind: SheetKind }) {
  const { t, i18n } = useLingui();
  const { all, required } = importColumns[kind];
  const needed = kind === 'stocks' ? newProductColumns : required;
  const saveTemplate = () =>
    saveFile(`${kind}.csv`, new Blob([`\uFEFF${all.join(',')}\r\n`], { type: 'text/csv' }));
  return (
    <div className="grid gap-1">
      <Disclosure summary={t`Columns of the file`}>
        <p>
          {kind === 'stocks'
            ? t`The first row names the columns, in any order. A row with a SKU of the shop changes that product; any other SKU is a new product, which needs the columns marked *. An empty cell changes nothing.`
            : t`The first row names the columns, in any order. Columns marked * are needed. An empty cell changes nothing.`}
        </p>
        <dl className="grid gap-x-4 sm:grid-cols-[auto_1fr]">
          {all.map((column) => (
            <div key={column} className="contents">
              <dt className="font-semibold">
                <code>{column}</code>
                {needed.includes(column) && ' *'}
              </dt>
              <dd className="max-sm:mb-2">{i18n._(columnLabels[column])}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={saveTemplate}>
            {t`Save an empty sheet`}
          </Button>
          {kind === 'stocks' && <ExampleSheetButton />}
        </div>
      </Disclosure>
      {kind === 'stocks' && (
        <Disclosure summary={t`Numbers of the subcategories`}>
          <SubcategoryNumbers />
        </Disclosure>
      )}
    </div>
  );
}

function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center font-semibold text-leaf underline">
        {summary}
      </summary>
      {isOpen && <div className="grid gap-3 pb-3 text-sm">{children}</div>}
    </details>
  );
}

function SubcategoryNumbers() {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(categoriesQuery);
  if (isError && !data) {
    return (
      <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
        {t`The categories could not be loaded.`}
      </PartFailed>
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  return (
    <ul className="columns-1 gap-6 sm:columns-2 xl:columns-3">
      {groupCategories(data.results).map(({ top, subcategories }) =>
        subcategories.map(({ category_id, name }) => (
          <li key={category_id} className="break-inside-avoid">
            <b className="tabular">{category_id}</b> {top.name}: {name}
          </li>
        )),
      )}
    </ul>
  );
}
