import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffPermission } from '@sabuja/contract/rules/staff-roles';
import { UserRound } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { paths } from '../../lib/paths.ts';

export type NavItem = {
  to: string;
  label: MessageDescriptor;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  may: StaffPermission;
};
type NavGroup = { label: MessageDescriptor; items: readonly NavItem[] };

/** The pages of the console by what they are for. */
export const navGroups: readonly NavGroup[] = [
  {
    label: msg`Me`,
    items: [{ to: paths.account, label: msg`My account`, Icon: UserRound, may: 'own.account' }],
  },
];
