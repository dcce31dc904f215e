import pg from 'pg';
import { isResponseTimeout } from './errors.ts';

/**
 * A client that closes its connection after a response timeout: the connection still waits for that response and would
 * execute nothing else.
 */
export class ReliableClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads
  override query(first: any, values?: any, ...rest: any[]): any {
    const result: unknown = super.query(first, values, ...(rest as []));
    return result instanceof Promise ? this.endOnTimeout(result) : result;
  }

  /** Ends the client in the same tick: otherwise it could be released first, and the pool would hand it out again. */
  protected endOnTimeout<T>(result: Promise<T>): Promise<T> {
    result.catch((error) => {
      if (isResponseTimeout(error)) void this.end();
    });
    return result;
  }
}
