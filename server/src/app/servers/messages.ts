/** The data that a server process needs about itself and its group. */
export type Assignment = {
  /** The number of the server, from 1; a server that ended is replaced by one with the same number. */
  number: number;
  databaseUrl: string;
  /** True for at most one server of the group. */
  runsJobs: boolean;
  /** True for the first server at the start of the shop; it prints the set-up link and the notices. */
  isFirst: boolean;
};

/** Messages from the process that started the servers to one of them. */
export type ToServer =
  | { assignment: Assignment }
  /** Requests the metrics of this server; the number is the id of the request. */
  | { readMetrics: number }
  /** The metrics of all servers, as the response to `readAllMetrics`. */
  | { allMetrics: string; id: number };

/** Messages from a server to the process that started it. */
export type FromServer =
  /** Requests the assignment of this server. */
  | { joins: true }
  | { openAt: string }
  | { metrics: string; id: number }
  /** Requests the metrics of all servers; the number is the id of the request. */
  | { readAllMetrics: number };
