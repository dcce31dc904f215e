import { expect, test } from 'vitest';
import { createJobs, schedule } from './jobs.ts';

test('S10.381 every repeated job exists, and pending refunds are asked for every hour', () => {
  // No job runs in this test, so the other dependencies are not needed.
  const lanes = createJobs({ notifications: { jobs: {} } } as never);
  const names = lanes.flatMap((jobs) => Object.keys(jobs));
  expect(names).toEqual(expect.arrayContaining(Object.keys(schedule)));
  expect(schedule.check_refunds).toMatch(/^\d+ \* \* \* \*$/);
});
