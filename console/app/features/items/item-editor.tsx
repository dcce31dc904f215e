import { useLingui } from '@lingui/react/macro';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConflictNotice } from '../../lib/conflict-notice.tsx';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { onSubmit } from '../../lib/on-submit.ts';
import type { DraftForm } from '../../lib/use-draft-form.ts';
import { useSession } from '../session/index.ts';
import { SaveBar } from './save-bar.tsx';

type Props<Saved, Name extends string> = {
  form: DraftForm<Saved, Name>;
  /** Path of the page to open after the item was created. */
  pathOf: (item: Saved) => string;
  /** Content beside the form on wide screens. */
  aside: ReactNode;
  children: ReactNode;
};

/** Creates or changes an item; asks before unsaved changes are left. */
export function ItemEditor<Saved, Name extends string>({
  form,
  pathOf,
  aside,
  children,
}: Props<Saved, Name>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayManage = useSession()?.permissions.includes('catalogue.manage') ?? false;
  const { allow } = useLeaveGuard(form.isDirty || form.isUploading);
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
    </form>
  );
}
