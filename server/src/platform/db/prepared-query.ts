import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
  RawNode,
  sql,
  ValueNode,
} from 'kysely';
import type { Db, Tables } from './db.ts';
import type { Query } from './execute-pipelined.ts';

/** A placeholder for a value while the text of a statement is built. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The pieces of a statement's text between its parameters, and the parameters: a `Parameter` or a constant value. */
type Template = { pieces: readonly string[]; parameters: readonly unknown[] };

/** Compiles queries to texts, but cannot execute them. */
const builder: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Joins the pieces to a text with numbered parameters ($1, $2, ...) between them. */
export const joinPieces = (pieces: readonly string[]): string =>
  pieces.reduce((text, piece, number) => `${text}$${number}${piece}`);

/** A statement whose text is already built, with its values. It can also be a part of other statements. */
export class PreparedQuery<Row> implements Query<Row> {
  readonly template: Template & { text: string };
  readonly values: readonly unknown[];
  declare readonly expressionType: Row | undefined;
  constructor(template: Template & { text: string }, values: readonly unknown[]) {
    this.template = template;
    this.values = values;
  }

  compile(executor: QueryExecutorProvider): CompiledQuery<Row> {
    const { text } = this.template;
    return { ...sql.raw<Row>('').compile(executor), sql: text, parameters: this.values };
  }

  execute(executor: QueryExecutorProvider) {
    return executor.getExecutor().executeQuery<Row>(this.compile(executor));
  }

  toOperationNode(): OperationNode {
    return RawNode.create(
      this.template.pieces,
      this.values.map((value) => ValueNode.create(value)),
    );
  }
}

/**
 * Returns a function that creates a statement for given values. The text is built only once, because building a large
 * text takes as long as executing a small statement. `build` gets placeholders instead of values; it must insert each
 * into the statement unchanged.
 */
export function prepareQuery<Values extends object, Row>(
  build: (values: Values, db: Db) => Query<Row>,
): (values: Values) => PreparedQuery<Row> {
  let template: (Template & { text: string }) | undefined;
  return (values) => {
    template ??= createTemplate(build);
    const parameters = template.parameters.map((parameter) =>
      parameter instanceof Parameter ? values[parameter.name as keyof Values] : parameter,
    );
    return new PreparedQuery(template, parameters);
  };
}

function createTemplate<Values extends object>(
  build: (values: Values, db: Db) => Query<unknown>,
): Template & { text: string } {
  const placeholders = new Proxy({} as Values, { get: (_, name) => new Parameter(String(name)) });
  const { sql: text, parameters } = build(placeholders, builder).compile(builder);
  const pieces = text.split(/\$\d+/);
  if (joinPieces(pieces) !== text) throw new Error(`other parameters than numbered ones: ${text}`);
  return { text, pieces, parameters };
}
