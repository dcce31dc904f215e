/** Why the shop cannot start. `message` is for the terminal: what happened and what to do. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
