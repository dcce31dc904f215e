import { useLingui } from '@lingui/react/macro';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Shows by line how the text that somebody else saved differs from one's own. */
export function LineDifferences({ theirs, own }: { theirs: string; own: string }) {
  const { t } = useLingui();
  const added = linesOf(theirs).filter((line) => !linesOf(own).includes(line));
  const removed = linesOf(own).filter((line) => !linesOf(theirs).includes(line));
  return (
    <span className="mt-1 grid max-h-60 gap-1 overflow-auto text-sm">
      {added.map((line) => (
        <span key={`+${line}`}>
          <span className="font-semibold">{t`Theirs`}:</span> {line}
        </span>
      ))}
      {removed.map((line) => (
        <span key={`-${line}`} className="text-muted">
          <span className="font-semibold">{t`Yours`}:</span> {line}
        </span>
      ))}
    </span>
  );
}
