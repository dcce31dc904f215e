import { useLingui } from '@lingui/react/macro';
import type { StaffPlan } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { HideableActions } from '../../lib/hideable-actions.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { useDeletePlan, useSetHidden } from './plans-query.ts';

const PlanDialog = lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog);

/** A plan with its terms; hiding it removes it from the customers' wallet page. */
export function PlanRow({ plan }: { plan: StaffPlan }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const { plan_name: name, is_hidden } = plan;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name} {is_hidden && <Badge tone="plain">{t`Not offered`}</Badge>}
        </p>
        <PlanTerms plan={plan} />
      </div>
      <HideableActions
        name={name}
        isHidden={is_hidden}
        show={{ label: t`Offer`, description: t`Offer: ${name}` }}
        removal={t`Nobody can buy it any more. Who has bought it keeps it.`}
        onEdit={() => setIsEditing(true)}
        setHidden={useSetHidden(plan.plan_id)}
        remove={useDeletePlan(plan.plan_id)}
      />
      <PlanDialog open={isEditing} onClose={() => setIsEditing(false)} plan={plan} />
    </li>
  );
}
