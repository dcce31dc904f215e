import { totalmem } from 'node:os';

const megabyte = 2 ** 20;

/**
 * Returns the command line arguments of the database server: only this machine can connect, every commit is on disk
 * before it is acknowledged, and it uses a modest part of the machine's memory.
 */
export function serverSettings(port: number, overrides: Record<string, string>): string[] {
  const settings = {
    ...access(port),
    ...durability,
    ...memory(),
    ...planner,
    ...logging,
    ...overrides,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const access = (port: number) => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  unix_socket_directories: '',
  max_connections: '250',
});

const durability = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
};

function memory() {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  const available = Math.min(totalmem(), limit) / megabyte;
  const clampMegabytes = (min: number, preferred: number, max: number) =>
    `${Math.round(Math.min(Math.max(preferred, min), max))}MB`;
  return {
    shared_buffers: clampMegabytes(128, available / 8, 512),
    effective_cache_size: clampMegabytes(256, available / 2, 8192),
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
  };
}

const planner = { jit: 'off', random_page_cost: '1.1' };

const logging = {
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
  log_min_duration_statement: '1s',
  // Values are personal data: the log has statements, but neither their parameters nor the rows that violate a rule.
  log_parameter_max_length: '0',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};
