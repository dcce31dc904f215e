import type { Milliseconds } from '@sabuja/kit';
import pg from 'pg';

/** A statement with its values, and the name under which it is prepared, if it is. */
export type Statement = { text: string; values: readonly unknown[]; name?: string | undefined };

/** The driver's own view of a connection, as far as queries use it. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  sync(): void;
  execute(portal: { portal: string }): void;
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
};
type Rows = { rows: unknown[] };
type Callback = (error: unknown, results?: Rows[]) => void;
type DriverQuery = {
  new (config: object): DriverQuery;
  portal: string;
  _result: Rows;
  /** Why a row could not be read. */
  _canceledDueToError: unknown;
  prepare(connection: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
};
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
  .utils;

/** One statement of several: it is executed without asking the database to end the pipeline. */
class Part extends (pg.Query as unknown as DriverQuery) {
  requiresPreparation(): boolean {
    return true;
  }
  _getRows(connection: Wire): void {
    connection.execute({ portal: this.portal });
  }
}

/**
 * Statements that are sent at once and executed one after the other, each with a snapshot of its own. When one fails, those
 * after it are not executed. The driver calls its methods as those of a query of its own.
 */
export class PipelinedQuery {
  readonly #statements: readonly Statement[];
  readonly #parts: Part[];
  /** Those whose results have arrived. */
  #completed = 0;
  callback: Callback | undefined;
  /** How long the driver awaits all results. */
  readonly query_timeout: Milliseconds;
  /** Names that were sent with a text that the database has not prepared, since it had failed before. */
  readonly skippedNames: string[] = [];

  /** @throws what a value throws that cannot be sent; nothing is sent then */
  constructor(
    statements: readonly Statement[],
    { types, timeout }: { types: unknown; timeout: Milliseconds },
  ) {
    this.#statements = statements;
    this.#parts = statements.map(
      ({ text, values, name }) => new Part({ text, values: values.map(prepareValue), name, types }),
    );
    this.query_timeout = timeout;
  }

  /** The driver records under this name that a statement has been prepared: the one whose results are awaited. */
  get name(): string | undefined {
    return this.#statements[this.#completed]?.name;
  }
  get text(): string | undefined {
    return this.#statements[this.#completed]?.text;
  }

  submit(connection: Wire): Error | null {
    connection.stream.cork();
    try {
      for (const part of this.#parts) part.prepare(connection);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.#parts[this.#completed]?.handleRowDescription(message);
  }
  handleDataRow(message: unknown): void {
    this.#parts[this.#completed]?.handleDataRow(message);
  }
  handleCommandComplete(message: unknown, connection: Wire): void {
    this.#parts[this.#completed]?.handleCommandComplete(message, connection);
    this.#completed += 1;
  }
  handleEmptyQuery(): void {
    this.#completed += 1;
  }
  handleReadyForQuery(): void {
    const results = this.#parts.map(({ _result }) => _result);
    const unread = this.#parts.find(({ _canceledDueToError }) => _canceledDueToError);
    this.callback?.(unread?._canceledDueToError, results);
  }
  handleError(error: unknown, { parsedStatements, submittedNamedStatements }: Wire): void {
    for (const { name } of this.#statements) {
      if (name === undefined || name in parsedStatements) continue;
      delete submittedNamedStatements[name];
      this.skippedNames.push(name);
    }
    this.callback?.(error);
  }
}
