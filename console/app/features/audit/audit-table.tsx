import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@sabuja/contract';
import { formatIstDateTime } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';

/** Rows of the audit log, newest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-label={t`Audit`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-3xl text-left text-sm">
        <thead className="bg-sunk text-xs text-muted">
          <tr>
            {[
              t`When`,
              t`Who`,
              t`Action`,
              t`Subject`,
              t({ message: 'Change', context: 'heading' }),
              t`Reason`,
            ].map((heading) => (
              <th key={heading} scope="col" className="px-3 py-2 font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {entries.map((entry) => (
            <tr key={entry.id} className="align-top">
              <td className="tabular px-3 py-2 whitespace-nowrap">
                {formatIstDateTime(new Date(entry.at))}
              </td>
              <td className="px-3 py-2">
                {entry.member ?? t`Command line`}
                <span className="block text-xs text-muted">{entry.address}</span>
              </td>
              <td className="px-3 py-2 font-semibold">{entry.action}</td>
              <td className="px-3 py-2">
                {entry.subject}
                <span className="block max-w-40 truncate text-xs text-muted">
                  {entry.subject_id}
                </span>
              </td>
              <td className="max-w-72 px-3 py-2 text-xs break-words">
                {changesOf(entry).map((change) => (
                  <span key={change} className="block">
                    {change}
                  </span>
                ))}
              </td>
              <td className="px-3 py-2">{reasonOf(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Returns a text such as 'status: PLACED → CONFIRMED' for each value that differs. */
function changesOf({ before, after }: AuditEntry): string[] {
  const [old, next] = [toRecord(before), toRecord(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names.flatMap((name) => {
    const [from, to] = [toText(old[name]), toText(next[name])];
    if (from === to) return [];
    return from === '' ? `${name}: ${to}` : `${name}: ${from} → ${to}`;
  });
}

/** A reason in somebody's own words is erased with the customer, and shown to those who may see customers' contacts. */
const reasonOf = ({ reason, personal }: AuditEntry): string =>
  reason ?? toText(toRecord(personal).reason);

const toRecord = (value: object | null): Record<string, unknown> =>
  (value ?? {}) as Record<string, unknown>;

const toText = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
