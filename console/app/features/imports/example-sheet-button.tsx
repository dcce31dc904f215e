import { useLingui } from '@lingui/react/macro';
import { type ImportColumn, importColumns } from '@sabuja/contract/rules/import-columns';
import { Button } from '@sabuja/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
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
  const categories = useQuery(categoriesQuery);
  const save = () => {
    const subcategory = categories.data?.results.find(({ parent_id }) => parent_id !== null);
    const { all } = importColumns.stocks;
    const filled = { subcategory_id: String(subcategory?.category_id ?? ''), state: 'draft' };
    const lines = exampleRows.map((row) => {
      const cells: Row = { ...filled, ...row };
      return all.map((column) => quote(cells[column] ?? '')).join(',');
    });
    const sheet = `\uFEFF${[all.join(','), ...lines].join('\r\n')}\r\n`;
    saveFile('example.csv', new Blob([sheet], { type: 'text/csv' }));
  };
  return (
    <Button variant="outline" size="sm" onClick={save}>
      {t`Save an example sheet`}
    </Button>
  );
}

const quote = (value: string): string => (/[",]/.test(value) ? `"${value}"` : value);
