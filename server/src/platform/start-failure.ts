import { errorCode } from '@sabuja/kit';

type Address = { host: string; port: number };

/**
 * Returns the terminal message for a failed start: one sentence for a problem that the operator can fix, the whole
 * error with its stack for a bug.
 */
export function explainStartFailure(error: unknown, address?: Address): string {
  if (!(error instanceof Error)) return `Sabuja did not start: ${String(error)}`;
  if (isUserFacing(error)) return error.message;
  // In a group of servers the parent process opens the port; the syscall of its errors is `bind`.
  const isListening = 'syscall' in error && ['listen', 'bind'].includes(String(error.syscall));
  const explanation = isListening ? listenProblem(error, address) : fileProblem(error);
  return explanation ?? `Sabuja did not start, by a fault of its own:\n${error.stack}`;
}

const isUserFacing = (error: Error): boolean =>
  ['StartProblem', 'SettingsProblem', 'MediaUnavailableError'].includes(error.constructor.name);

function listenProblem(error: Error, address: Address = { host: '', port: 0 }): string | undefined {
  const { host } = address;
  const port = 'port' in error ? Number(error.port) : address.port;
  const variable = port === address.port ? 'PORT' : 'ADMIN_PORT';
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023: ${variable}=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return undefined;
  }
}

function fileProblem(error: Error): string | undefined {
  const path = 'path' in error ? String(error.path) : 'its data folder';
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Sabuja may not write ${path}. Give this user the right to, or choose another folder: DATA_DIR=/other/folder npm start`;
    case 'ENOSPC':
      return `The disk with ${path} is full. Make room and start again.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} is a file where Sabuja needs a folder. Choose another one: DATA_DIR=/other/folder npm start`;
    default:
      return undefined;
  }
}
