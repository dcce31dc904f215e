/** Prints what whoever starts the shop waits for. */
export const print = (line: string): void => console.log(line);

/** Prints a message of the shop. */
export const log = (line: string): void => console.error(`Sabuja: ${line}`);
