import type { Paise } from '@sabuja/kit';
import type { DebtLine } from './debt-store.ts';

/**
 * Returns how much of the debt that a reversal caused is written off, in paise. Payments pay the oldest debt first,
 * returned money first that of its own reversal; a write-off ends all of it.
 */
export function writtenOffOf(lines: readonly DebtLine[], reversal: string): Paise {
  const owed = new Map<string, Paise>();
  const writtenOff = new Map<string, Paise>();
  const add = (to: Map<string, Paise>, key: string, amount: Paise) =>
    to.set(key, (to.get(key) ?? 0) + amount);
  const pay = (amount: Paise, first: string) => {
    let left = amount;
    for (const key of [first, ...owed.keys()]) {
      const part = Math.min(left, owed.get(key) ?? 0);
      if (part === 0) continue;
      add(owed, key, -part);
      left -= part;
    }
  };
  for (const { kind, reference, amount } of lines) {
    const [key = reference] = reference.split('/');
    if (kind === 'reversal' || kind === 'cashback_reversal') add(owed, key, -amount);
    else if (kind === 'written_off') {
      for (const [debt, part] of owed) add(writtenOff, debt, part);
      owed.clear();
    } else if (kind === 'write_off_undone') {
      add(writtenOff, key, amount);
      add(owed, key, -amount);
    } else pay(amount, key);
  }
  return writtenOff.get(reversal.split('/')[0] ?? reversal) ?? 0;
}
