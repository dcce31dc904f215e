import type { Milliseconds } from '@sabuja/kit';
import pg from 'pg';

/** A statement with its values, and the name under which it is prepared; without a name it is not prepared. */
export type Statement = { text: string; values: readonly unknown[]; name?: string | undefined };

/** The members of the driver's internal connection that queries use. */
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
  /** The error if a row could not be parsed. */
  _canceledDueToError: unknown;
  prepare(connection: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
};
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
  .utils;

/** One statement of a pipeline: it is executed without a sync message, which would end the pipeline. */
class Part extends (pg.Query as unknown as DriverQuery) {
  requiresPreparation(): boolean {
    return true;
  }
  _getRows(connection: Wire): void {
    connection.execute({ portal: this.portal });
  }
}

/**
 * Statements that are sent together and executed one after the other, each with its own snapshot. If one fails, later
 * ones are not executed. The driver calls the methods of this class as if it were one of the driver's own queries.
 */
export class PipelinedQuery {
  readonly #statements: readonly Statement[];
  readonly #parts: Part[];
  /** How many statements have completed. */
  #completed = 0;
  callback: Callback | undefined;
  /** How long the driver waits for all results. */
  readonly query_timeout: Milliseconds;
  /** Names of statements that the database has not prepared, because an earlier statement had failed. */
  readonly skippedNames: string[] = [];

  /** @throws the error of converting a value that cannot be sent; then nothing is sent */
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

  /** The name of the statement whose results come next; the driver records under it that the statement is prepared. */
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
