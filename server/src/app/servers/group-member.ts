import type { Registry } from 'prom-client';
import type { Assignment, FromServer, ToServer } from './messages.ts';

const send = (message: FromServer) => process.send?.(message);

/** One server of a group, in its own process: its assignment, and its communication with the group. */
export class GroupMember {
  readonly assignment: Assignment;
  readonly #awaiting = new Map<number, (allMetrics: string) => void>();
  #requests = 0;

  private constructor(assignment: Assignment) {
    this.assignment = assignment;
  }

  /** Requests the assignment of this server from the process that started it. */
  static join(): Promise<GroupMember> {
    return new Promise((resolve) => {
      send({ joins: true });
      process.once('message', (message: Extract<ToServer, { assignment: unknown }>) =>
        resolve(new GroupMember(message.assignment)),
      );
    });
  }

  /** Shares this server's metrics, labelled with its number; returns a function that reads those of all servers. */
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
