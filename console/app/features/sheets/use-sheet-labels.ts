import { useLingui } from '@lingui/react/macro';
import type { PrintKind } from './sheet-filter.ts';

/** Returns the name of each sheet. */
export function useSheetLabels(): Record<PrintKind, string> {
  const { t } = useLingui();
  return { harvest: t`Harvest list`, kitchen: t`Kitchen sheet`, labels: t`Labels` };
}
