import { errorCode } from '@sabuja/kit';

/** True when a statement violated the unique constraint of that name. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === '23505' &&
  (error as { constraint?: unknown }).constraint === constraint;

/** The connection was lost while the transaction committed: it may have been committed or not. */
export class OutcomeUnknownError extends Error {}

/** The database did not respond in time; the message is the driver's. */
export const isResponseTimeout = (error: unknown): boolean =>
  hasMessage(error, /^Query read timeout$/);

// Serialization failure, deadlock, lock not available in time: another run may succeed at once.
const conflictStates = new Set(['40001', '40P01', '55P03']);
// The database ended the session: idle in a transaction, administrator, crash, restart.
const endedStates = new Set(['25P03', '57P01', '57P02', '57P03', '57P05']);
const socketCodes = new Set(['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
const networkCodes = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
// Statement timeout, too many connections, resources such as disk and memory, or a standby.
const overloadStates = /^(57014|53...|25006)$/;
const lostMessages = /^(Connection terminated(?! due to)|Client (has encountered|was closed))/;
// Neither a free connection nor a new one in time.
const poolMessages = /^(timeout exceeded when trying to connect|Connection terminated due to)/;

/** A prepared statement selects other columns than when it was prepared: a migration has changed its table. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';

const isConflict = (error: unknown): boolean => conflictStates.has(errorCode(error) ?? '');

/** True when the connection of this error is lost, so that its open transaction was rolled back. */
export const isConnectionLost = (error: unknown): boolean =>
  endedStates.has(errorCode(error) ?? '') ||
  /^08/.test(errorCode(error) ?? '') ||
  socketCodes.has(errorCode(error) ?? '') ||
  hasMessage(error, lostMessages);

/**
 * True when a transaction that failed with this error before its commit should be run once more. Not after a
 * time-out: the time is spent.
 */
export const isWorthRetrying = (error: unknown): boolean =>
  isConflict(error) || isPlanOutdated(error) || isConnectionLost(error);

/** True when the database cannot serve for the moment, whatever was asked of it. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isWorthRetrying(error) ||
  isResponseTimeout(error) ||
  networkCodes.has(errorCode(error) ?? '') ||
  overloadStates.test(errorCode(error) ?? '') ||
  hasMessage(error, poolMessages);

const hasMessage = (error: unknown, pattern: RegExp): boolean =>
  error instanceof Error && pattern.test(error.message);
