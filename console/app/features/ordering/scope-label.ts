import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { departmentLabels } from '../../lib/order-labels.ts';

const ZONE = 'zone:';

/** The scope of a zone, as the server names it. */
export const zoneScope = (name: string): string => ZONE + name;

/** The scope of a pause as text: 'Whole shop', 'Kitchen', or the name of a zone. */
export function scopeLabel(i18n: I18n, scope: string): string {
  if (scope === 'KITCHEN' || scope === 'GROCERY') return i18n._(departmentLabels[scope]);
  return scope.startsWith(ZONE) ? scope.slice(ZONE.length) : i18n._(msg`Whole shop`);
}
