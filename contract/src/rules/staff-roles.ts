/** Every role of a member of staff. */
export const staffRoles = [
  'owner',
  'manager',
  'picker',
  'kitchen',
  'rider',
  'support',
  'catalogue',
  'accounts',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * The roles that hold each permission; no other table has them. A staff call names one permission in the contract.
 * All roles hold `own.account`: it allows members to manage their own sessions and second factor.
 */
export const staffPermissions = {
  'own.account': staffRoles,
  'members.manage': ['owner'],
  'devices.manage': ['owner', 'manager'],
  'audit.read': ['owner', 'manager', 'accounts'],
  'orders.read': ['owner', 'manager', 'picker', 'kitchen', 'support', 'accounts'],
  'orders.place': ['owner', 'manager', 'support'],
  'orders.contact': ['owner', 'manager', 'support'],
  'orders.documents': ['owner', 'manager', 'support', 'accounts'],
  'orders.move': ['owner', 'manager', 'picker', 'kitchen', 'support'],
  'orders.confirm': ['owner', 'manager'],
  'orders.cancel': ['owner', 'manager', 'support'],
  'orders.pick': ['owner', 'manager', 'picker', 'kitchen'],
  'orders.undo': ['owner', 'manager', 'picker', 'kitchen', 'rider'],
  'orders.dispatch': ['owner', 'manager'],
  'orders.deliver': ['owner', 'manager', 'rider'],
  'cash.close': ['owner', 'manager', 'accounts'],
  'orders.correct': ['owner', 'manager', 'support'],
  'orders.reschedule': ['owner', 'manager', 'support'],
  'complaints.manage': ['owner', 'manager', 'support'],
  'attention.read': ['owner', 'manager', 'support', 'accounts'],
  'attention.resolve': ['owner', 'manager'],
  'health.manage': ['owner', 'manager'],
  'opening.manage': ['owner', 'manager'],
  'opening.open': ['owner'],
  'figures.read': ['owner', 'manager', 'accounts'],
  'settlements.read': ['owner', 'manager', 'accounts'],
  'settlements.manage': ['owner', 'accounts'],
  'deposits.read': ['owner', 'manager', 'accounts'],
  'deposits.record': ['owner', 'manager', 'accounts'],
  'deposits.verify': ['owner', 'accounts'],
  'days.read': ['owner', 'manager', 'accounts'],
  'days.sign': ['owner', 'accounts'],
  'days.reopen': ['owner'],
  'customers.read': ['owner', 'manager', 'support', 'accounts'],
  'customers.contact': ['owner', 'manager', 'support'],
  'customers.note': ['owner', 'manager', 'support', 'accounts'],
  'customers.block': ['owner', 'manager'],
  'customers.write_off': ['owner', 'manager', 'accounts'],
  'privacy.manage': ['owner', 'manager', 'support'],
  'privacy.erase': ['owner', 'manager'],
  'refunds.make': ['owner', 'manager', 'support'],
  'refunds.approve': ['owner', 'manager'],
  'refunds.credit': ['owner', 'manager', 'accounts'],
  'slots.read': ['owner', 'manager', 'kitchen', 'support'],
  'slots.manage': ['owner', 'manager'],
  'settings.manage': ['owner', 'manager'],
  'notices.manage': ['owner', 'manager', 'support'],
  'coupons.manage': ['owner', 'manager'],
  'stock.read': ['owner', 'manager', 'picker', 'kitchen', 'catalogue', 'accounts'],
  'stock.count': ['owner', 'manager', 'picker', 'catalogue'],
  'stock.manage': ['owner', 'manager', 'catalogue'],
  'catalogue.read': ['owner', 'manager', 'catalogue', 'support', 'picker', 'kitchen'],
  'catalogue.manage': ['owner', 'manager', 'catalogue'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type StaffPermission = keyof typeof staffPermissions;

/** The roles that hold a permission. */
export const rolesThatMay = (permission: StaffPermission): readonly StaffRole[] =>
  staffPermissions[permission];

/** True when a role holds a permission. */
export const mayStaff = (role: StaffRole, permission: StaffPermission): boolean =>
  rolesThatMay(permission).includes(role);

/** The permissions of a role. */
export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  (Object.keys(staffPermissions) as StaffPermission[]).filter((name) => mayStaff(role, name));

/** Roles that may sign in by passphrase alone; all others need a second factor. */
export const rolesWithoutSecondFactor: readonly StaffRole[] = ['picker', 'rider'];

/** Roles that may sign in by PIN on a shared device of the shop. */
export const rolesWithPin = ['picker', 'rider'] as const satisfies readonly StaffRole[];
export type PinRole = (typeof rolesWithPin)[number];

export const hasPinRole = (role: StaffRole): role is PinRole =>
  (rolesWithPin as readonly StaffRole[]).includes(role);
