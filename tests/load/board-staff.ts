import { get } from 'node:http';
import { StaffSecrets } from '@sabuja/server/modules/staff';
import { systemClock } from '@sabuja/server/platform/clock';
import { connect } from '@sabuja/server/platform/db';
import { insertSignedInMember } from '@sabuja/testing/builders';
import { SESSION_SECRET } from './bench-cluster.ts';

/** The session of a member of staff for a load generator: its tokens, and its request headers. */
export type StaffSession = { token: string; xsrf: string; headers: Record<string, string> };

/** Creates `count` managers of a shop with signed-in sessions. */
export async function signInManagers(url: string, count: number): Promise<StaffSession[]> {
  const secrets = new StaffSecrets(SESSION_SECRET);
  const { db, close } = connect(url, 1, 'seed');
  try {
    const sessions: StaffSession[] = [];
    while (sessions.length < count) {
      const { token } = await insertSignedInMember({ db, secrets }, systemClock.now(), 'manager');
      const xsrf = secrets.xsrfTokenOf(token);
      sessions.push({
        ...{ token, xsrf },
        headers: { cookie: `sabuja_staff=${token}`, 'x-xsrf-token': xsrf },
      });
    }
    return sessions;
  } finally {
    await close();
  }
}

/**
 * Opens the event stream of a board; `onChanged` gets the uid of each changed order. Resolves after the first event,
 * to a function that closes the stream.
 */
export function watchBoard(
  origin: string,
  { headers }: StaffSession,
  onChanged: (uid: string) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/v1/staff/stream`, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for the stream`));
      let received = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const events = (received + text).split('\n\n');
        received = events.pop() ?? '';
        for (const event of events) {
          const data = /^data: (.*)$/m.exec(event)?.[1];
          if (data === undefined) continue;
          resolve(() => request.destroy());
          const { uid } = JSON.parse(data) as { uid?: string };
          if (uid !== undefined) onChanged(uid);
        }
      });
    });
    // Closing the stream also causes an error of its request.
    request.on('error', reject);
  });
}
