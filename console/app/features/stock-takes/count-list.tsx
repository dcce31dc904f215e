import { useLingui } from '@lingui/react/macro';
import type { StockTake } from '@sabuja/contract';
import { useRef, useState } from 'react';
import { enableSound, playTones } from '../../lib/sound.ts';
import { isSameBarcode, ScanBar, type ScanMessage, useScanner } from '../picking/index.ts';
import { CountLine } from './count-line.tsx';

/** The products of an aisle, each with a field for its quantity; a scan focuses the field of its product. */
export function CountList({ take }: { take: StockTake }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState<ScanMessage>();
  const show = (text: string, isRefused: boolean) => {
    void enableSound().then(() => playTones(isRefused ? [220, 160] : [990]));
    setMessage((last) => ({ text, isRefused, scans: (last?.scans ?? 0) + 1 }));
  };
  const focusLine = (index: number) => {
    const field = list.current?.querySelectorAll('input')[index];
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
    field?.select();
  };
  const onScan = (barcode: string) => {
    const index = take.lines.findIndex((line) => isSameBarcode(line.barcode, barcode));
    const line = take.lines[index];
    if (!line)
      return show(
        t`No product of this aisle has the barcode ${barcode}. Nothing was changed.`,
        true,
      );
    focusLine(index);
    const { name } = line;
    show(t`${name}: how many are there?`, false);
  };
  useScanner(onScan);
  return (
    <>
      <ScanBar message={message} onScan={onScan} />
      <ul ref={list} className="grid max-w-4xl gap-2">
        {take.lines.map((line, index) => (
          <li key={line.stock_id}>
            <CountLine
              take={take}
              line={line}
              onScan={onScan}
              onNext={() => focusLine(index + 1)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
