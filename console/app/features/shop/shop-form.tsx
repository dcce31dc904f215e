import { useLingui } from '@lingui/react/macro';
import type { StaffShopProfile } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useState } from 'react';
import { FormProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { ContactFields, GrievanceFields, LinkFields, NameFields, PlaceFields } from './parts.tsx';
import { findChanged, toChange, toFields } from './shop-fields.ts';
import { useChangeShop } from './shop-query.ts';

/** The form of the shop profile; the typed values stay when the server refuses them. */
export function ShopForm({ shop }: { shop: StaffShopProfile }) {
  const { t } = useLingui();
  const change = useChangeShop();
  // The values as shown: only those that differ are sent, so that changes by others stay.
  const [shown, setShown] = useState<FormFields>(() => toFields(shop));
  const guard = useFormGuard((fields) => findChanged(shown, fields).length > 0);
  const save = (fields: FormFields) =>
    change.mutate(toChange(shown, fields), {
      onSuccess: () => {
        setShown(fields);
        toastSuccess(t`Saved. Customers see it from now on.`);
      },
    });
  const problem = problemOf(change.error);
  const field = problem?.field?.split('.')[0] ?? '';
  const errorOf = (name: string) => (field === name ? problem?.message : undefined);
  const parts = { shown, translations: shop.translations, errorOf };
  return (
    <form {...guard} noValidate className="grid max-w-4xl gap-6" onSubmit={onSubmit(save)}>
      <NameFields {...parts} />
      <ContactFields {...parts} />
      <PlaceFields {...parts} />
      <GrievanceFields {...parts} />
      <LinkFields {...parts} />
      <FormProblem error={change.error} fields={field in shown ? [problem?.field ?? ''] : []} />
      <Button type="submit" size="lg" className="justify-self-start" busy={change.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}
