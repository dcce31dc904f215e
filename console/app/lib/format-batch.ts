/** Formats a batch by its supplier and number: 'Maa Tarini Farm · L-17'. */
export const formatBatch = ({ supplier, batch }: { supplier: string; batch: string | null }) =>
  [supplier, batch].filter(Boolean).join(' · ');
