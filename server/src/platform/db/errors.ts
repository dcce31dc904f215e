import { errorCode } from '@sabuja/kit';

/** Returns true if a statement violated the unique constraint with this name. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === '23505' &&
  (error as { constraint?: unknown }).constraint === constraint;

/** The connection was lost during the commit, so the transaction may or may not be committed. */
export class OutcomeUnknownError extends Error {}

/** Returns true if the database did not respond in time; recognized by the driver's message. */
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
// The pool had no free connection in time and could not open a new one.
const poolMessages = /^(timeout exceeded when trying to connect|Connection terminated due to)/;

/** Returns true if a prepared statement is outdated: a migration has changed the columns that it selects. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';

const isConflict = (error: unknown): boolean => conflictStates.has(errorCode(error) ?? '');

/** Returns true if the error means that the connection is lost, so that its open transaction was rolled back. */
export const isConnectionLost = (error: unknown): boolean =>
  endedStates.has(errorCode(error) ?? '') ||
  /^08/.test(errorCode(error) ?? '') ||
  socketCodes.has(errorCode(error) ?? '') ||
  hasMessage(error, lostMessages);

/**
 * Returns true if a transaction that failed with this error before its commit should run once more. After a timeout it
 * should not, because the time for the request is used up.
 */
export const isWorthRetrying = (error: unknown): boolean =>
  isConflict(error) || isPlanOutdated(error) || isConnectionLost(error);

/** Returns true if the database is temporarily unable to execute any statement. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isWorthRetrying(error) ||
  isResponseTimeout(error) ||
  networkCodes.has(errorCode(error) ?? '') ||
  overloadStates.test(errorCode(error) ?? '') ||
  hasMessage(error, poolMessages);

const hasMessage = (error: unknown, pattern: RegExp): boolean =>
  error instanceof Error && pattern.test(error.message);
