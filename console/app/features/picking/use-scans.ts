import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { LinePick } from '../../lib/device-actions.ts';
import { enableSound, playTones } from '../../lib/sound.ts';
import { resolveScan, type ScanOutcome } from './scan-outcome.ts';
import type { ScanCounts } from './scan-store.ts';
import type { Picks } from './use-picks.ts';
import { type ShownLine, withPick } from './waiting-picks.ts';

export type ScanMessage = { text: string; isRefused: boolean; scans: number };

/**
 * Counts the scanned units of lines, starting from `counted`. Once all units of a line were scanned, the line is
 * recorded as found. The message says what the last scan did, and in a batch for which container.
 */
export function useScans(lines: readonly ShownLine[], picks: Picks, counted: ScanCounts) {
  const { t } = useLingui();
  const [counts, setCounts] = useState(counted);
  const [message, setMessage] = useState<ScanMessage>();
  // A ref, since the next scan may come before the next render.
  const latest = useRef(counts);
  // Picks that were sent but are not in `lines` yet: a unit scanned meanwhile belongs to the next line, or to none.
  const sent = useRef(new Map<string, LinePick>());
  useEffect(() => {
    for (const { uid, pick } of lines)
      if (pick && pick.found === sent.current.get(uid)?.found) sent.current.delete(uid);
  }, [lines]);
  const record = async (line: ShownLine, pick: LinePick) => {
    sent.current.set(line.uid, pick);
    if (!(await picks.pick(line, pick))) sent.current.delete(line.uid);
  };
  const show = (text: string, isRefused: boolean) => {
    void enableSound().then(() => playTones(isRefused ? [220, 160] : [990]));
    if (isRefused) navigator.vibrate?.(200);
    setMessage((last) => ({ text, isRefused, scans: (last?.scans ?? 0) + 1 }));
  };
  const count = (uid: string, counted: number) => {
    latest.current = { ...latest.current, [uid]: counted };
    setCounts(latest.current);
  };
  const refusalOf = (outcome: ScanOutcome<ShownLine>, barcode: string): string | undefined => {
    if (outcome.kind === 'unknown')
      return t`No line has the barcode ${barcode}. Nothing was changed.`;
    const { name } = outcome.line;
    if (outcome.kind === 'all_found') {
      const { quantity } = outcome;
      return t`All ${quantity} of ${name} are found already.`;
    }
    if (outcome.kind === 'recorded')
      return t`${name} is recorded already. Please change it at its line.`;
    if (outcome.kind === 'in_combo')
      return t`This is a part of ${name}. Please mark the whole at its line.`;
    return undefined;
  };
  const scan = (barcode: string) => {
    const current = lines.map((line) => {
      const pick = sent.current.get(line.uid);
      return pick ? withPick(line, pick) : line;
    });
    const outcome = resolveScan(current, latest.current, barcode);
    const refusal = refusalOf(outcome, barcode);
    if (refusal !== undefined) return show(refusal, true);
    if (outcome.kind !== 'counted' && outcome.kind !== 'found') return;
    const { line } = outcome;
    const { name, quantity } = line;
    const { tag } = line.order;
    const found = outcome.kind === 'counted' ? outcome.counted : outcome.found;
    count(line.uid, found);
    const progress = t`${name}: ${found} of ${quantity}`;
    show(tag === undefined ? progress : t`Into ${tag} · ${progress}`, false);
    if (outcome.kind === 'counted') return;
    const reason = found < quantity ? (line.pick?.reason ?? undefined) : undefined;
    void record(line, { found, ...(reason && { reason }) });
  };
  /** Resets the count of a line, which is then scanned again from the first unit. */
  const restart = (uid: string) => {
    sent.current.delete(uid);
    count(uid, 0);
    setMessage(undefined);
  };
  return { scan, refuse: (text: string) => show(text, true), counts, message, restart };
}
