import type { Milliseconds } from '@sabuja/kit';
import type pg from 'pg';
import { isPlanOutdated } from './errors.ts';
import { PipelinedQuery, type Statement } from './pipelined-query.ts';
import { ReliableClient } from './reliable-client.ts';
import { StatementNames } from './statement-names.ts';

/** Statements to be sent at once, in the place of the text of one; the result has a list of rows for each. */
export class Pipeline {
  readonly statements: readonly Statement[];
  constructor(statements: readonly Statement[]) {
    this.statements = statements;
  }
}

/** The results of many statements are awaited twice as long as that of one: their connection may be lost. */
const MAX_TIMEOUTS = 2;

const BEGIN: Statement = { text: 'begin', values: [] };
type Result = { command?: string; rows: unknown[] };
type Options = {
  types: unknown;
  /** How long the response to one statement is awaited. */
  timeout: Milliseconds;
  /** Each statement is prepared once and only bound afterwards. */
  isPreparing: boolean;
};

/**
 * A client that sends the begin of a transaction with its first statement, and the statements of a `Pipeline` at once: each
 * round trip costs as much as a small statement.
 */
class PipeliningClient extends ReliableClient {
  readonly #options: Options;
  readonly #names: StatementNames;
  /** A transaction has been begun, and nothing was sent yet. */
  #begins = false;
  #isInTransaction = false;
  /** A pooler may know these names, and refuses to prepare one twice: their statements are sent without one. */
  readonly #skippedNames = new Set<string>();

  constructor(config: pg.ClientConfig, options: Options, names: StatementNames) {
    super(config);
    this.#options = options;
    this.#names = names;
  }

  #named({ text, values }: Statement): Statement {
    const name = this.#options.isPreparing ? this.#names.nameOf(text) : undefined;
    return name === undefined || this.#skippedNames.has(name)
      ? { text, values }
      : { text, values, name };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads
  override query(first: any, values?: any, ...rest: any[]): any {
    if (first instanceof Pipeline) return this.#pipeline(first.statements);
    if (typeof first !== 'string' || !Array.isArray(values)) {
      if (this.#begins) throw new Error('a transaction begins with a text and its values');
      return super.query(first, values, ...rest);
    }
    if (first === BEGIN.text) {
      this.#begins = true;
      return Promise.resolve({ command: 'BEGIN', rows: [] });
    }
    if (this.#begins) return this.#first(first, values);
    if (first === 'commit' || first === 'rollback') this.#isInTransaction = false;
    return this.#single(first, values);
  }

  /** A statement whose table has got another column is prepared again; in a transaction, which has failed, later. */
  #single(text: string, values: readonly unknown[]): Promise<Result> {
    const statement = this.#named({ text, values });
    return super.query(statement).catch((error: unknown) => {
      if (!this.#renewsNames(error, [statement]) || this.#isInTransaction) throw error;
      return super.query(this.#named({ text, values }));
    });
  }

  /** After a statement that is outdated, all connections prepare theirs again: others of a transaction may be, too. */
  #renewsNames(error: unknown, statements: readonly Statement[]): boolean {
    const isOutdated = isPlanOutdated(error);
    if (isOutdated) for (const { text, name } of statements) this.#names.renew(text, name);
    return isOutdated;
  }

  /** The first statement of a transaction; there is nothing to end in one without any. */
  async #first(text: string, values: readonly unknown[]): Promise<Result | undefined> {
    if (text === 'commit' || text === 'rollback') {
      this.#begins = false;
      return { command: text.toUpperCase(), rows: [] };
    }
    const [result] = await this.#send([{ text, values }]);
    return result;
  }

  async #pipeline(statements: readonly Statement[]): Promise<Result> {
    const results = await this.#send(statements);
    return { command: 'SELECT', rows: results.map(({ rows }) => rows) };
  }

  #send(statements: readonly Statement[]): Promise<Result[]> {
    const begin = this.#begins ? [BEGIN] : [];
    const named = statements.map((statement) => this.#named(statement));
    const query = new PipelinedQuery([...begin, ...named], {
      types: this.#options.types,
      timeout: this.#options.timeout * Math.min(Math.max(statements.length, 1), MAX_TIMEOUTS),
    });
    // Not before its values could be written: without them nothing is sent, and the transaction still begins.
    this.#begins = false;
    this.#isInTransaction = true;
    const results = new Promise<Result[]>((resolve, reject) => {
      query.callback = (error, results = []) => {
        for (const name of query.skippedNames) this.#skippedNames.add(name);
        this.#renewsNames(error, named);
        if (error) reject(error);
        else resolve(results);
      };
      super.query(query);
    });
    return this.endOnTimeout(results).then((all) => all.slice(begin.length));
  }
}

/** The clients of one pool, which share the names of their statements. */
export function createPipeliningClient(options: Options): typeof pg.Client {
  const names = new StatementNames();
  return class extends PipeliningClient {
    constructor(config: pg.ClientConfig) {
      super(config, options, names);
    }
  };
}
