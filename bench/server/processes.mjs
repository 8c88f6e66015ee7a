import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** Connections that stay open, as browsers keep them. */
const AT_ONCE = 4;

/** A server of Node's own and nothing else. */
export const BARE = `require('node:http').createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'));
}).listen(0, 'localhost', function () { console.log('http://localhost:' + this.address().port); });`;

/** A server as a process, once it says where it is. */
export async function start(args, environment) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      // The log's own lines name addresses too.
      const found = /^(?:ODU est prêt\s*: )?(http:\/\/[\w.:]+)$/m.exec(String(chunk));
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error('a server did not start')));
  });
  return { child, url };
}

export const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
export const send = (url, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, agent, headers: { ...headers, connection: 'keep-alive' } },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks);
          if (answer.statusCode >= 400)
            reject(new Error(`${method} ${url}: ${answer.statusCode} ${bytes.toString()}`));
          else resolve({ bytes, status: answer.statusCode, headers: answer.headers });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** User and system time of a process in microseconds, at 100 ticks a second. */
export const readCpu = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
};
export const readMemory = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export async function repeat(count, call) {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
