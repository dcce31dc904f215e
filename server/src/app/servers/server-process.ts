import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { type Milliseconds, seconds } from '@sabuja/kit';
import type { Assignment, FromServer, ToServer } from './messages.ts';

/** How long to wait for the metrics of one server, which may be frozen. */
const METRICS_TIMEOUT: Milliseconds = seconds(1);

/** One server process, from the perspective of the process that started it. */
export class ServerProcess {
  readonly #worker: Worker;
  readonly #awaitingMetrics = new Map<number, (metrics: string) => void>();
  /** The address of the open server; undefined if the process ended before. */
  readonly opened: Promise<string | undefined>;
  /** How the process ended: a signal or an exit code. */
  readonly ended: Promise<string>;
  isOpen = false;

  constructor(assignment: Assignment, readAllMetrics: () => Promise<string>) {
    this.#worker = cluster.fork();
    // Sending to a process that has just ended emits an error, which is ignored.
    this.#worker.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    this.opened = new Promise((resolve) => {
      void this.ended.then(() => resolve(undefined));
      this.#worker.on('message', (message: FromServer) => {
        if ('openAt' in message) {
          this.isOpen = true;
          resolve(message.openAt);
        } else if ('joins' in message) {
          this.#send({ assignment });
        } else if ('metrics' in message) {
          this.#awaitingMetrics.get(message.id)?.(message.metrics);
        } else {
          const id = message.readAllMetrics;
          void readAllMetrics().then((allMetrics) => this.#send({ allMetrics, id }));
        }
      });
    });
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  /** Returns the metrics of the server; undefined if it does not respond in time. */
  async readMetrics(id: number): Promise<string | undefined> {
    const answered = new Promise<string>((resolve) => this.#awaitingMetrics.set(id, resolve));
    this.#send({ readMetrics: id });
    const metrics = await Promise.race([
      answered,
      this.ended.then(() => undefined),
      pause(METRICS_TIMEOUT, undefined, { ref: false }),
    ]);
    this.#awaitingMetrics.delete(id);
    return metrics;
  }

  /** Makes the server drain and end. */
  stop(): void {
    this.#worker.process.kill('SIGTERM');
  }

  #send(message: ToServer): void {
    if (this.#worker.isConnected()) this.#worker.send(message);
  }
}
