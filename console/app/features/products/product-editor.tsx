import { useLingui } from '@lingui/react/macro';
import type { StaffStock } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useNavigate } from 'react-router';
import { onSubmit } from '../../lib/on-submit.ts';
import { paths } from '../../lib/paths.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { FormProblem, useSession } from '../session/index.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DetailsSection } from './details-section.tsx';
import { LabelSection } from './label-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PreviewSection } from './preview-section.tsx';
import { PriceSection } from './price-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { TextsSection } from './texts-section.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';

const LeaveDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** Creates a product, or changes one; what is not saved is not lost by accident. */
export function ProductEditor({ stock }: { stock: StaffStock | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayManage = useSession()?.permissions.includes('catalogue.manage') ?? false;
  const form = useProductForm(stock);
  const { blocker, allow } = useLeaveGuard(form.isDirty);
  const save = () =>
    form.save(({ stock_id }) => {
      toastSuccess(t`Saved`);
      if (form.saved) return;
      allow();
      void navigate(paths.product(stock_id), { replace: true });
    });
  return (
    <form
      onSubmit={onSubmit(save)}
      className="grid gap-4 [&_input]:scroll-mb-28 [&_select]:scroll-mb-28 [&_textarea]:scroll-mb-28"
    >
      {form.conflict && <ConflictNotice form={form} conflict={form.conflict} />}
      <fieldset disabled={!mayManage} className="grid items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-4">
          <TextsSection form={form} />
          <PicturesSection form={form} />
          <PriceSection form={form} />
          <LabelSection form={form} />
          <PlaceSection form={form} />
          <DetailsSection form={form} />
        </div>
        <div className="grid min-w-0 gap-4">
          <PreviewSection form={form} />
          {form.saved && <PricesSection id={form.saved.stock_id} />}
        </div>
      </fieldset>
      {mayManage && <SaveBar form={form} />}
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t`Leave without saving?`}
        description={t`What you have changed here is not saved yet.`}
        confirm={t`Leave`}
        onConfirm={() => blocker.proceed?.()}
      />
    </form>
  );
}

function SaveBar({ form }: { form: ProductForm }) {
  const { t } = useLingui();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 lg:-mx-6 lg:px-6">
      <FormProblem error={form.error} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {form.isDirty && <span className="mr-auto text-sm text-muted">{t`Not saved yet`}</span>}
        {form.isDirty && form.saved && (
          <Button variant="outline" onClick={form.discard}>
            {t`Discard`}
          </Button>
        )}
        <Button type="submit" busy={form.isSaving} disabled={!form.isDirty}>
          {t`Save`}
        </Button>
      </div>
    </div>
  );
}
