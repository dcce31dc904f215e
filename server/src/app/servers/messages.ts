/** What a server process needs to know of the group that it is started in. */
export type Assignment = {
  /** From 1 on; a server that ended is replaced by one of the same number. */
  number: number;
  databaseUrl: string;
  /** True in one server of the group. */
  runsJobs: boolean;
  /** True when the shop itself starts: nothing was said yet about how to set it up. */
  isFirst: boolean;
};

/** From the process that started the servers to one of them. */
export type ToServer =
  | { assignment: Assignment }
  /** Asks for its own metrics. */
  | { readMetrics: number }
  /** The metrics of all servers, as the one that asked gets them. */
  | { allMetrics: string; id: number };

/** From a server to the process that started it. */
export type FromServer =
  /** Asks for its assignment. */
  | { joins: true }
  | { openAt: string }
  | { metrics: string; id: number }
  /** Asks for the metrics of all servers. */
  | { readAllMetrics: number };
