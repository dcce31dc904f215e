import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  Home: msg`Home`,
  Office: msg`Office`,
  Other: msg`Other`,
};

/** The label of an address type. */
export const addressLabel = (type: string): MessageDescriptor => labels[type] ?? msg`Address`;
