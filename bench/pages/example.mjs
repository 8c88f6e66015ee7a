import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { start } from '../server/processes.mjs';

const EMAIL = 'pages@exemple.fr';
const PASSWORD = 'Croissant-2026!';

/** The built product with the two companies of `odu demo`: its address, the id of the larger one (344 risks), and what a browser keeps of who is signed in. */
export async function startExample(root, folder) {
  const environment = {
    ODU_DATA_DIR: join(folder, 'data'),
    ODU_PORT: '0',
    ODU_BILLING: 'off',
    ODU_LOG_LEVEL: 'silent',
  };
  const { child, url } = await start([join(root, 'apps/api/src/main.ts')], environment);
  const made = spawnSync(
    process.execPath,
    [join(root, 'apps/api/src/odu/main.ts'), 'demo', '--email', EMAIL, '--password', PASSWORD, '--json'],
    { env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    child.kill();
    throw new Error(made.stderr);
  }
  const signIn = async () => {
    const answer = await fetch(`${url}/api/public/token/new`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailAddress: EMAIL, password: PASSWORD }),
    });
    const { accessToken, refreshToken } = await answer.json();
    return { token: accessToken, refreshToken };
  };
  return { url, id: JSON.parse(made.stdout).at(-1).id, signIn, close: () => child.kill() };
}
