import { useLingui } from '@lingui/react/macro';
import { type ImportColumn, importColumns } from '@sabuja/contract/rules/import-columns';
import { Button } from '@sabuja/ui/button.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { categoriesQuery } from '../../lib/categories-query.ts';
import { saveFile } from '../../lib/save-file.ts';

type Row = Partial<Record<ImportColumn, string>>;

/** Realistic products. Their state is draft, so that importing them by mistake puts nothing on sale. */
const exampleRows: readonly Row[] = [
  {
    sku: 'TOMATO-500G',
    name: 'Tomato',
    name_hi: 'टमाटर',
    name_or: 'ଟମାଟୋ',
    description: 'Ripe and firm.',
    units: '500 g',
    department: 'grocery',
    cost: '28',
    gst: '0',
    hsn: '0702',
    veg: 'veg',
    quantity: '40',
  },
  {
    sku: 'ATTA-5KG',
    name: 'Wheat flour',
    name_hi: 'आटा',
    name_or: 'ଅଟା',
    description: 'Whole wheat, stone-ground.',
    units: '5 kg',
    department: 'grocery',
    cost: '249',
    mrp: '265',
    gst: '5',
    hsn: '1101',
    veg: 'veg',
    quantity: '25',
  },
];

/** Downloads an example sheet with two products, in the shop's first subcategory. */
export function ExampleSheetButton() {
  const { t } = useLingui();
  const save = useMutation({
    mutationFn: async () => {
      const { results } = await queryClient().fetchQuery(categoriesQuery);
      const subcategory = results.find(({ parent_id }) => parent_id !== null);
      saveFile('example.csv', toSheet(String(subcategory?.category_id ?? '')));
    },
  });
  return (
    <div className="grid gap-1">
      <Button variant="outline" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
        {t`Save an example sheet`}
      </Button>
      {save.isError && (
        <p role="alert" className="text-sm text-chilli">
          {errorMessage(save.error, t`The file could not be saved. Please try again.`)}
        </p>
      )}
    </div>
  );
}

function toSheet(subcategory_id: string): Blob {
  const { all } = importColumns.stocks;
  const lines = exampleRows.map((row) => {
    const cells: Row = { subcategory_id, state: 'draft', ...row };
    return all.map((column) => quote(cells[column] ?? '')).join(',');
  });
  return new Blob([`\uFEFF${[all.join(','), ...lines].join('\r\n')}\r\n`], { type: 'text/csv' });
}

const quote = (value: string): string => (/[",]/.test(value) ? `"${value}"` : value);
