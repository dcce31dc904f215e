// Updates the message catalogues from the messages in the code: `npm run messages`.
import { ensureInstalled } from './lib/install.mjs';
import { extractMessages } from './lib/messages.mjs';
import { runScript } from './lib/project.mjs';

await runScript(async () => {
  await ensureInstalled();
  const { code, output } = await extractMessages();
  console.log(output.trim());
  return code;
});
