import type { Registry } from 'prom-client';
import type { Assignment, FromServer, ToServer } from './messages.ts';

const send = (message: FromServer) => process.send?.(message);

/** One server of a group, as it sees itself: what it was assigned, and how it reaches the others. */
export class GroupMember {
  readonly assignment: Assignment;
  readonly #awaiting = new Map<number, (allMetrics: string) => void>();
  #requests = 0;

  private constructor(assignment: Assignment) {
    this.assignment = assignment;
  }

  /** Asks the process that started this one what it is to do. */
  static join(): Promise<GroupMember> {
    return new Promise((resolve) => {
      send({ joins: true });
      process.once('message', (message: Extract<ToServer, { assignment: unknown }>) =>
        resolve(new GroupMember(message.assignment)),
      );
    });
  }

  /** Shares the metrics of this server, labelled with its number; returns how those of all servers are read. */
  shareMetrics(registry: Registry): () => Promise<string> {
    registry.setDefaultLabels({ server: String(this.assignment.number) });
    process.on('message', (message: ToServer) => {
      if ('readMetrics' in message) {
        const id = message.readMetrics;
        void registry.metrics().then((metrics) => send({ metrics, id }));
      } else if ('allMetrics' in message) {
        this.#awaiting.get(message.id)?.(message.allMetrics);
        this.#awaiting.delete(message.id);
      }
    });
    return () => {
      this.#requests += 1;
      const id = this.#requests;
      return new Promise((resolve) => {
        this.#awaiting.set(id, resolve);
        send({ readAllMetrics: id });
      });
    };
  }

  reportOpen(address: string): void {
    send({ openAt: address });
  }
}
