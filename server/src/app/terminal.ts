/** Prints a result that the operator waits for, to stdout. */
export const print = (line: string): void => console.log(line);

/** Prints a message of the shop to stderr. */
export const log = (line: string): void => console.error(`Sabuja: ${line}`);
