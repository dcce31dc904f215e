/**
 * How far staff are with a complaint: not acknowledged yet, acknowledged by who takes it, answered, settled. Each
 * follows from what is recorded of it.
 */
export const complaintStages = ['NEW', 'ACKNOWLEDGED', 'ANSWERED', 'SETTLED'] as const;
