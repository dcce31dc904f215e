import type { Milliseconds } from '@sabuja/kit';
import type pg from 'pg';
import { isPlanOutdated } from './errors.ts';
import { PipelinedQuery, type Statement } from './pipelined-query.ts';
import { ReliableClient } from './reliable-client.ts';
import { StatementNames } from './statement-names.ts';

/** Statements to send together. It is passed to `query` instead of a text; the result has a list of rows for each. */
export class Pipeline {
  readonly statements: readonly Statement[];
  constructor(statements: readonly Statement[]) {
    this.statements = statements;
  }
}

/** The timeout of many statements is at most twice that of one, so that a lost connection is still noticed soon. */
const MAX_TIMEOUTS = 2;

const BEGIN: Statement = { text: 'begin', values: [] };
type Result = { command?: string; rows: unknown[] };
type Options = {
  types: unknown;
  /** How long to wait for the response to one statement. */
  timeout: Milliseconds;
  /** True if each statement is prepared once per connection and afterwards only bound to its values. */
  isPreparing: boolean;
};

/**
 * A client that sends the `begin` of a transaction together with its first statement, and all statements of a
 * `Pipeline` at once, because a round trip takes as long as a small statement.
 */
class PipeliningClient extends ReliableClient {
  readonly #options: Options;
  readonly #names: StatementNames;
  /** True if a transaction has begun, but nothing has been sent yet. */
  #begins = false;
  #isInTransaction = false;
  /** A pooler may already know these names and refuses to prepare one twice: their statements are sent without name. */
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

  /** Prepares a statement again if its table has changed; in a transaction, which has failed, the error is thrown. */
  #single(text: string, values: readonly unknown[]): Promise<Result> {
    const statement = this.#named({ text, values });
    return super.query(statement).catch((error: unknown) => {
      if (!this.#renewsNames(error, [statement]) || this.#isInTransaction) throw error;
      return super.query(this.#named({ text, values }));
    });
  }

  /** If the error says that a statement is outdated, renews all names: other statements may be outdated as well. */
  #renewsNames(error: unknown, statements: readonly Statement[]): boolean {
    const isOutdated = isPlanOutdated(error);
    if (isOutdated) for (const { text, name } of statements) this.#names.renew(text, name);
    return isOutdated;
  }

  /** Sends the first statement of a transaction with its `begin`; an empty transaction sends nothing. */
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
    // Reset only now: if converting the values fails above, nothing is sent and the transaction has still to begin.
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

/** Returns the client class for one pool; its clients share the names of prepared statements. */
export function createPipeliningClient(options: Options): typeof pg.Client {
  const names = new StatementNames();
  return class extends PipeliningClient {
    constructor(config: pg.ClientConfig) {
      super(config, options, names);
    }
  };
}
