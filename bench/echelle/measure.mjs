import { readFileSync } from 'node:fs';
import { repeat } from '../server/processes.mjs';
import { makeCalls, OPERATIONS } from './operations.mjs';

/** User and system time in milliseconds of a process and of the engines that it started, at 100 ticks a second. */
function readCpuOfServer(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return (
    [pid, ...children].reduce((sum, one) => {
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1].split(' ').map(Number);
      return sum + fields[11] + fields[12];
    }, 0) * 10
  );
}

/** What the statements of a database took since they were last forgotten: milliseconds, and pages of 8 kB that were looked at. */
export async function readStatements(client) {
  const { rows } = await client.query(
    `select coalesce(sum(total_exec_time), 0) as ms, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages, coalesce(sum(calls), 0)::float8 as calls
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat%'`,
  );
  return rows[0];
}
export const forgetStatements = (client) => client.query('select pg_stat_statements_reset()');

/** The costliest statements since then. */
export const listCostly = async (client) =>
  (
    await client.query(
      `select round(mean_exec_time::numeric, 2) as ms, (shared_blks_hit + shared_blks_read) / calls as pages, calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 160) as query
       from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) order by total_exec_time desc limit 3`,
    )
  ).rows;

/** What one call of an operation costs in milliseconds of processor (servers and database), and what its statements take. */
export async function measureOperation(name, { servers, callers, client, cluster }) {
  const [count, call] = OPERATIONS[name];
  const all = servers.map(({ url }) => callers.map((caller) => makeCalls(url, caller)));
  let turn = 0;
  await forgetStatements(client);
  const before = [servers.map(({ child }) => readCpuOfServer(child.pid)), await cluster.readCpu()];
  await repeat(count, () => {
    const mine = turn++;
    // Neighbours in turn go to different servers, and each caller to each of them.
    return call(all[mine % servers.length][Math.floor(mine / servers.length) % callers.length]);
  });
  const spent = servers.map(({ child }, index) => readCpuOfServer(child.pid) - before[0][index]);
  const database = (await cluster.readCpu()) - before[1];
  const { ms, pages } = await readStatements(client);
  const ofServers = spent.reduce((sum, one) => sum + one, 0);
  return {
    cpu: (ofServers + database) / count,
    database: database / count,
    ms: ms / count,
    pages: pages / count,
  };
}
