import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@sabuja/contract/rules/staff-roles';

export const roleLabels: Record<StaffRole, MessageDescriptor> = {
  owner: msg`Owner`,
  manager: msg`Manager`,
  picker: msg`Picker`,
  kitchen: msg`Kitchen`,
  rider: msg`Rider`,
  support: msg`Support`,
  catalogue: msg`Catalogue`,
  accounts: msg`Accounts`,
};
