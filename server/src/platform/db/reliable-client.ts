import pg from 'pg';
import { isResponseTimeout } from './errors.ts';

/**
 * A client that closes a connection on which a response was awaited in vain: it still waits for that response
 * and would answer nothing else.
 */
export class ReliableClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads
  override query(first: any, values?: any, ...rest: any[]): any {
    const result: unknown = super.query(first, values, ...(rest as []));
    return result instanceof Promise ? this.endOnTimeout(result) : result;
  }

  /** Ends at once: a pool that gets a client back whose stream is only being destroyed would hand it out again. */
  protected endOnTimeout<T>(result: Promise<T>): Promise<T> {
    result.catch((error) => {
      if (isResponseTimeout(error)) void this.end();
    });
    return result;
  }
}
