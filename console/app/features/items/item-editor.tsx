import { useLingui } from '@lingui/react/macro';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { onSubmit } from '../../lib/on-submit.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useSession } from '../session/index.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import type { ItemForm } from './use-item-form.ts';

const LeaveDialog = lazyDialog(
  async () => (await import('@sabuja/ui/confirm-dialog.tsx')).ConfirmDialog,
);

type Props<Saved, Name extends string> = {
  form: ItemForm<Saved, Name>;
  /** The page of an item that was created. */
  pathOf: (item: Saved) => string;
  /** What stands beside the form on wide screens. */
  aside: ReactNode;
  children: ReactNode;
};

/** Creates an item, or changes one; what is not saved is not lost by accident. */
export function ItemEditor<Saved, Name extends string>({
  form,
  pathOf,
  aside,
  children,
}: Props<Saved, Name>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayManage = useSession()?.permissions.includes('catalogue.manage') ?? false;
  const { blocker, allow } = useLeaveGuard(form.isDirty);
  const save = () =>
    form.save((item) => {
      toastSuccess(t`Saved`);
      if (form.saved) return;
      allow();
      void navigate(pathOf(item), { replace: true });
    });
  return (
    <form
      onSubmit={onSubmit(save)}
      className="grid gap-4 [&_input]:scroll-mb-28 [&_select]:scroll-mb-28 [&_textarea]:scroll-mb-28"
    >
      {form.conflict && <ConflictNotice form={form} conflict={form.conflict} />}
      <fieldset disabled={!mayManage} className="grid items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-4">{children}</div>
        <div className="grid min-w-0 gap-4">{aside}</div>
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
