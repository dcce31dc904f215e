import { useLingui } from '@lingui/react/macro';
import type { PickingOrder } from '@sabuja/contract';
import { useRef, useState } from 'react';
import { allowSound, playTones } from '../../lib/sound.ts';
import { resolveScan, type ScanOutcome } from './scan-outcome.ts';
import type { ScanCounts } from './scan-store.ts';
import type { Picks } from './use-picks.ts';

export type ScanMessage = { text: string; isRefused: boolean; scans: number };

/**
 * What was scanned of an order, with what was counted before. Units of a line are counted until all were scanned; then it is recorded as found. The
 * message says what the last scan did.
 */
export function useScans(order: PickingOrder, picks: Picks, counted: ScanCounts) {
  const { t } = useLingui();
  const [counts, setCounts] = useState(counted);
  const [message, setMessage] = useState<ScanMessage>();
  // A scanner is faster than a render.
  const latest = useRef(counts);
  const show = (text: string, isRefused: boolean) => {
    void allowSound().then(() => playTones(isRefused ? [220, 160] : [990]));
    if (isRefused) navigator.vibrate?.(200);
    setMessage((last) => ({ text, isRefused, scans: (last?.scans ?? 0) + 1 }));
  };
  const count = (uid: string, counted: number) => {
    latest.current = { ...latest.current, [uid]: counted };
    setCounts(latest.current);
  };
  const refusalOf = (outcome: ScanOutcome, barcode: string): string | undefined => {
    if (outcome.kind === 'unknown')
      return t`No line has the barcode ${barcode}. Nothing was changed.`;
    const { name, quantity } = outcome.line;
    if (outcome.kind === 'all_found') return t`All ${quantity} of ${name} are found already.`;
    if (outcome.kind === 'recorded')
      return t`${name} is recorded already. Please change it at its line.`;
    if (outcome.kind === 'in_combo')
      return t`This is a part of ${name}. Please mark the whole at its line.`;
    return undefined;
  };
  const scan = (barcode: string) => {
    const outcome = resolveScan(order.lines, latest.current, barcode);
    const refusal = refusalOf(outcome, barcode);
    if (refusal !== undefined) return show(refusal, true);
    if (outcome.kind !== 'counted' && outcome.kind !== 'found') return;
    const { line } = outcome;
    const { name, quantity } = line;
    const found = outcome.kind === 'counted' ? outcome.counted : outcome.found;
    count(line.uid, found);
    show(t`${name}: ${found} of ${quantity}`, false);
    if (outcome.kind === 'counted') return;
    const reason = found < quantity ? (line.pick?.reason ?? undefined) : undefined;
    picks.pick(line, { found, ...(reason && { reason }) });
  };
  /** A line is to be scanned again from the first unit. */
  const restart = (uid: string) => {
    count(uid, 0);
    setMessage(undefined);
  };
  return { scan, refuse: (text: string) => show(text, true), counts, message, restart };
}
