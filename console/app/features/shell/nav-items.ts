import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffPermission } from '@sabuja/contract/rules/staff-roles';
import {
  Bike,
  CalendarClock,
  ClipboardList,
  ListChecks,
  ScrollText,
  UserRound,
  UsersRound,
} from 'lucide-react';
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
    label: msg`Floor`,
    items: [
      { to: paths.orders, label: msg`Orders`, Icon: ClipboardList, may: 'orders.read' },
      { to: paths.sheets, label: msg`Sheets`, Icon: ListChecks, may: 'orders.read' },
      { to: paths.slots, label: msg`Slots`, Icon: CalendarClock, may: 'slots.read' },
      { to: paths.rounds, label: msg`Rounds`, Icon: Bike, may: 'orders.dispatch' },
    ],
  },
  {
    label: msg`Shop`,
    items: [
      { to: paths.people, label: msg`People`, Icon: UsersRound, may: 'members.manage' },
      { to: paths.audit, label: msg`Audit`, Icon: ScrollText, may: 'audit.read' },
    ],
  },
  {
    label: msg`Me`,
    items: [{ to: paths.account, label: msg`My account`, Icon: UserRound, may: 'own.account' }],
  },
];
