import type { Duplex } from 'node:stream';
import pg from 'pg';
import { isResponseTimeout } from './errors.ts';

/**
 * A client that destroys a connection on which a response was awaited in vain: it still waits for that
 * response and would answer nothing else.
 */
export class ReliableClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads
  override query(first: any, values?: any, ...rest: any[]): any {
    const result: unknown = super.query(first, values, ...(rest as []));
    return result instanceof Promise ? this.destroyOnTimeout(result) : result;
  }

  protected destroyOnTimeout<T>(result: Promise<T>): Promise<T> {
    result.catch((error) => {
      if (isResponseTimeout(error)) this.#destroy();
    });
    return result;
  }

  #destroy(): void {
    (this as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
  }
}
