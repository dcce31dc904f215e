// Loaded before the shop's code: sets its clock CLOCK_OFFSET_SECONDS ahead, from the start or, with CLOCK_JUMPS=1,
// after SIGUSR2.
const { CLOCK_OFFSET_SECONDS = '0', CLOCK_JUMPS } = process.env;
let offset = CLOCK_JUMPS === '1' ? 0 : Number(CLOCK_OFFSET_SECONDS) * 1000;
process.on('SIGUSR2', () => {
  offset = Number(CLOCK_OFFSET_SECONDS) * 1000;
});
const now = Date.now;
Date.now = () => now() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (target, args) =>
    args.length === 0 ? new target(target.now()) : Reflect.construct(target, args),
});
