import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffPermission } from '@sabuja/contract/rules/staff-roles';
import {
  Banknote,
  BellRing,
  Bike,
  Boxes,
  CalendarClock,
  ChartColumnBig,
  ChartNoAxesColumn,
  ClipboardList,
  Contact,
  FileUp,
  FolderTree,
  GalleryHorizontal,
  HeartPulse,
  Landmark,
  ListChecks,
  ListTodo,
  MapPinned,
  Megaphone,
  MessageSquareQuote,
  MessageSquareText,
  MessageSquareWarning,
  Package,
  PackagePlus,
  Route,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  Store,
  TabletSmartphone,
  TextSearch,
  TicketPercent,
  UserRound,
  UsersRound,
  WalletCards,
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

/** The pages of the console, grouped by purpose. */
export const navGroups: readonly NavGroup[] = [
  {
    label: msg`Floor`,
    items: [
      { to: paths.orders, label: msg`Orders`, Icon: ClipboardList, may: 'orders.read' },
      { to: paths.sheets, label: msg`Sheets`, Icon: ListChecks, may: 'orders.read' },
      { to: paths.picking, label: msg`Picking`, Icon: ShoppingBasket, may: 'orders.pick' },
      { to: paths.slots, label: msg`Slots`, Icon: CalendarClock, may: 'slots.read' },
      { to: paths.rounds, label: msg`Rounds`, Icon: Route, may: 'orders.dispatch' },
      { to: paths.rider, label: msg`My deliveries`, Icon: Bike, may: 'orders.deliver' },
      { to: paths.cash, label: msg`Cash`, Icon: Banknote, may: 'cash.close' },
    ],
  },
  {
    label: msg`Support`,
    items: [
      { to: paths.today, label: msg`Today`, Icon: ChartNoAxesColumn, may: 'figures.read' },
      { to: paths.figures, label: msg`Figures`, Icon: ChartColumnBig, may: 'figures.read' },
      { to: paths.settlement, label: msg`Settlement`, Icon: Landmark, may: 'settlements.read' },
      { to: paths.attention, label: msg`Needs attention`, Icon: BellRing, may: 'attention.read' },
      { to: paths.customers, label: msg`Customers`, Icon: Contact, may: 'customers.read' },
      {
        to: paths.complaints,
        label: msg`Complaints`,
        Icon: MessageSquareWarning,
        may: 'complaints.manage',
      },
      {
        to: paths.answerTemplates,
        label: msg`Answer templates`,
        Icon: MessageSquareText,
        may: 'complaints.manage',
      },
      { to: paths.privacy, label: msg`Privacy requests`, Icon: ShieldCheck, may: 'privacy.manage' },
    ],
  },
  {
    label: msg`Goods`,
    items: [
      { to: paths.products, label: msg`Products`, Icon: Package, may: 'catalogue.read' },
      { to: paths.combos, label: msg`Combos`, Icon: PackagePlus, may: 'catalogue.read' },
      { to: paths.categories, label: msg`Categories`, Icon: FolderTree, may: 'catalogue.read' },
      { to: paths.search, label: msg`Search`, Icon: TextSearch, may: 'catalogue.read' },
      { to: paths.imports, label: msg`Import`, Icon: FileUp, may: 'catalogue.manage' },
      { to: paths.stock, label: msg`Stock`, Icon: Boxes, may: 'stock.read' },
    ],
  },
  {
    label: msg`Offers`,
    items: [
      { to: paths.banners, label: msg`Banners`, Icon: GalleryHorizontal, may: 'catalogue.manage' },
      { to: paths.coupons, label: msg`Coupons`, Icon: TicketPercent, may: 'coupons.manage' },
      { to: paths.plans, label: msg`Plans`, Icon: WalletCards, may: 'settings.manage' },
      { to: paths.notices, label: msg`Notices`, Icon: Megaphone, may: 'notices.manage' },
    ],
  },
  {
    label: msg`Shop`,
    items: [
      { to: paths.opening, label: msg`Setup guide`, Icon: ListTodo, may: 'opening.manage' },
      { to: paths.shop, label: msg`About the shop`, Icon: Store, may: 'settings.manage' },
      {
        to: paths.legal,
        label: msg`Terms, privacy, About Us`,
        Icon: Scale,
        may: 'settings.manage',
      },
      { to: paths.zones, label: msg`Zones`, Icon: MapPinned, may: 'settings.manage' },
      { to: paths.settings, label: msg`Settings`, Icon: Settings, may: 'settings.manage' },
      {
        to: paths.complaintReasons,
        label: msg`Complaint reasons`,
        Icon: MessageSquareQuote,
        may: 'settings.manage',
      },
      { to: paths.people, label: msg`People`, Icon: UsersRound, may: 'members.manage' },
      { to: paths.devices, label: msg`Devices`, Icon: TabletSmartphone, may: 'devices.manage' },
      { to: paths.audit, label: msg`Audit`, Icon: ScrollText, may: 'audit.read' },
      { to: paths.health, label: msg`Health`, Icon: HeartPulse, may: 'health.manage' },
    ],
  },
  {
    label: msg`Me`,
    items: [{ to: paths.account, label: msg`My account`, Icon: UserRound, may: 'own.account' }],
  },
];
