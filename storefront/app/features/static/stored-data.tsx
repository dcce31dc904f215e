/** Data, why it is kept, and how long. */
export type StoredDataRow = readonly [data: string, purpose: string, retention: string];

type Props = {
  rows: readonly StoredDataRow[];
  /** The labels before the purpose and the retention, and the mark that ends a sentence. */
  labels: { why: string; howLong: string; stop: string };
};

/** Which data is stored, why and how long: one row each, readable on a phone. */
export const StoredData = ({ rows, labels }: Props) => (
  <dl className="grid gap-2">
    {rows.map(([data, purpose, retention]) => (
      <div key={data} className="rounded-field border border-line bg-surface px-4 py-3">
        <dt className="font-semibold">{data}</dt>
        <dd>
          {labels.why}: {purpose}
          {labels.stop}
        </dd>
        <dd className="text-muted">
          {labels.howLong}: {retention}
          {labels.stop}
        </dd>
      </div>
    ))}
  </dl>
);
