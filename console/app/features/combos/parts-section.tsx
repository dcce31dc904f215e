import { useLingui } from '@lingui/react/macro';
import { MAX_COMBO_PARTS } from '@sabuja/contract/limits';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormSection } from '../items/index.ts';
import { PartRow } from './part-row.tsx';
import type { ComboForm } from './use-combo-form.ts';

const PartsSheet = lazyDialog(async () => (await import('./parts-sheet.tsx')).PartsSheet);

/** The products of a combo with their quantities. */
export function PartsSection({ form }: { form: ComboForm }) {
  const { t } = useLingui();
  const [isChoosing, setIsChoosing] = useState(false);
  const { parts } = form;
  const { error } = form.bind('parts');
  return (
    <FormSection title={t`Products of the combo`}>
      {parts.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {parts.map((part) => (
            <PartRow key={part.stock_id} form={form} part={part} />
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">
        {t`All of one department. The combo is in stock as often as its products suffice.`}
      </p>
      {error && (
        <p role="alert" className="text-sm font-medium text-chilli">
          {error}
        </p>
      )}
      {parts.length < MAX_COMBO_PARTS && (
        <Button variant="outline" className="w-fit" onClick={() => setIsChoosing(true)}>
          <Plus aria-hidden="true" className="size-4.5" />
          {t`Add products`}
        </Button>
      )}
      <PartsSheet open={isChoosing} onClose={() => setIsChoosing(false)} form={form} />
    </FormSection>
  );
}
