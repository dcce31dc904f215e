import { recordBackup } from '@sabuja/server/modules/back-office';
import { sql } from 'kysely';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.130 S10.131 S10.132 S10.133 health names what is wrong with an act beside it, the data is checked by a button', {
  tag: '@extended',
}, async ({ manager, shopkeeper: { db } }) => {
  const { page } = manager;
  await recordBackup(db, { taken_at: new Date(), bytes: 4_200_000, rows: 1234 });
  // Deletes the rows of an earlier attempt of this test, which would still be shown on the page.
  await sql`delete from payments.webhook_inbox where event_id like 'evt_health_%'`.execute(db);
  const webhook = `evt_health_${Date.now()}`;
  await sql`insert into payments.webhook_inbox (provider, event_id, body_hash, body, received_at)
    values ('razorpay', ${webhook}, sha256(${webhook}::bytea), ''::bytea,
      now() - interval '20 minutes')`.execute(db);
  await page.goto('/console');
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: 'Health' })
    .click();
  await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
  const problems = page.getByRole('list', { name: 'What is wrong' });
  await expect(problems).toContainText('Reports of the payment provider are not processed');
  await expect(page.getByRole('region', { name: 'Backup and database' })).toContainText('4.2 MB');
  await expectAtEveryWidth(manager);

  await test.step('S10.132 an item is taken off with a note', async () => {
    const row = page.getByRole('listitem').filter({ hasText: webhook });
    await expect(row.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await row.getByRole('button', { name: 'Done with a note' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Found at the provider.');
    await dialog.getByRole('button', { name: 'Take it off the list' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    await expect(problems.getByText('Reports of the payment provider')).toHaveCount(0);
  });

  await test.step('S10.133 the data is checked now', async () => {
    const rules = page.getByRole('region', { name: 'Check of the data' });
    const loadAgain = page.getByRole('button', { name: 'Load again' });
    await rules.getByRole('button', { name: 'Check now' }).click();
    await expect(async () => {
      await loadAgain.click();
      await expect(rules.getByText('never')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(
      page.getByRole('row', { name: /Checking the data/ }).getByText('fine'),
    ).toBeVisible();
  });
});
