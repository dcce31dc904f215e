import pg from 'pg';
import { isResponseTimeout } from './errors.ts';

/**
 * A client that closes its connection when a response has timed out: the connection still waits for that response
 * and would execute nothing else.
 */
export class ReliableClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads
  override query(first: any, values?: any, ...rest: any[]): any {
    const result: unknown = super.query(first, values, ...(rest as []));
    return result instanceof Promise ? this.endOnTimeout(result) : result;
  }

  /** Ends the client in the same tick: the pool hands out again a client that is released before it is marked as ending. */
  protected endOnTimeout<T>(result: Promise<T>): Promise<T> {
    result.catch((error) => {
      if (isResponseTimeout(error)) void this.end();
    });
    return result;
  }
}
