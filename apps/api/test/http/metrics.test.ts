import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeMetrics } from '../../src/http/metrics/metrics.ts';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import { JobError } from '../../src/jobs/job-handler.ts';
import { DAY } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { makeCompleteDuerp, makeDuerpCalls } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

const server = useTestServer();

async function readMetrics({ deps }: typeof server) {
  const page = await makeMetrics(deps).registry.metrics();
  const valueOf = (series: string) =>
    Number(
      page
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    );
  return { page, valueOf };
}

const DASHBOARD = join(import.meta.dirname, '../../../../deploy/grafana.json');
type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

/** Words of PromQL, its functions and the labels of ours: what is left of a query are metrics. */
const NOT_METRICS = new Set(['by', 'le', 'max', 'min', 'sum', 'rate', 'histogram_quantile', 'delta']);

/** The metrics that a query names: what stands in braces, brackets, quotes and after `by` is no metric. */
const namesIn = (expr: string) =>
  (
    expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby \([^)]*\)/g, ' ').match(/[a-z_][a-z0-9_:]*/gi) ?? []
  ).filter((name) => !NOT_METRICS.has(name));

test('every query of the dashboard names metrics that the server has, and every metric of ours is in it', async () => {
  const page = await makeMetrics(server.deps).registry.metrics();
  const types = new Map(
    Array.from(page.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = '', type = '']) => [name, type]),
  );
  const known = [...types].flatMap(([name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard;
  const queried = panels.flatMap(({ title, targets }) =>
    targets.flatMap(({ expr }) => namesIn(expr).map((name) => `${title}: ${name}`)),
  );
  expect(queried.length).toBeGreaterThan(25);
  expect(queried.filter((query) => !known.includes(query.split(': ')[1] ?? ''))).toEqual([]);
  const ours = [...types.keys()].filter((name) => /^(odu|http)_/.test(name));
  expect(ours.filter((name) => !queried.some((query) => query.includes(`: ${name}`)))).toEqual([]);
});

const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations.md');
const ALERTS = join(import.meta.dirname, '../../../../deploy/alerts.yaml');

test('the page for operators and the alerts name metrics that the server has, and every metric of ours is in the page', async () => {
  const names = (await makeMetrics(server.deps).registry.getMetricsAsJSON()).map(({ name }) => name);
  const ours = names.filter((name) => /^(odu|http)_/.test(name));
  const documented = readFileSync(OPERATIONS, 'utf8').match(/\b(?:odu|http)_[a-z_]+/g) ?? [];
  expect(new Set(documented)).toEqual(new Set(ours));
  const { groups } = parse(readFileSync(ALERTS, 'utf8')) as Alerts;
  const rules = groups.flatMap(({ rules: ofGroup }) => ofGroup);
  const asked = rules.flatMap(({ expr }) => namesIn(expr));
  const known = names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]);
  expect(asked.length).toBeGreaterThan(rules.length - 1);
  expect(asked.filter((name) => !known.includes(name) && name !== 'up')).toEqual([]);
});

test('labels that the dashboard asks for are those of the metrics', async () => {
  const account = await server.signUp('anne@exemple.fr', { isVip: 1 });
  const calls = makeDuerpCalls(server, account);
  const { id } = await makeCompleteDuerp(calls);
  await calls.generate(id);
  for (let n = 0; n < 6; n++) await server.request({ url: '/api/myaccount/export', account });
  for (const mailId of ['fait', 'refus'])
    await enqueueJob(server.database.queries, server.deps, {
      kind: 'send-mail',
      payload: { mailId },
      key: mailId,
    });
  await runDueJobs(server.deps, {
    'send-mail': ({ payload }) =>
      payload.mailId === 'refus' ? Promise.reject(new JobError('refused')) : Promise.resolve(),
  });

  const { page, valueOf } = await readMetrics(server);
  expect(valueOf('odu_job_duration_seconds_count{kind="send-mail",outcome="done"}')).toBe(1);
  expect(valueOf('odu_job_duration_seconds_count{kind="send-mail",outcome="failed"}')).toBe(1);
  expect(valueOf('odu_report_duration_seconds_count{kind="report",outcome="done"}')).toBe(1);
  expect(valueOf('odu_reports_under_way{kind="report"}')).toBe(0);
  expect(valueOf('odu_limit_refusals_total{limit="exportPerAccount"}')).toBe(1);
  expect(valueOf('odu_database_query_duration_seconds_count{outcome="done"}')).toBeGreaterThan(20);
  expect(valueOf('odu_sessions{by="owner"}')).toBe(1);
  expect(valueOf('odu_sessions{by="delegate"}')).toBe(0);
  expect([valueOf('odu_accounts'), valueOf('odu_duerps'), valueOf('odu_versions')]).toEqual([1, 1, 1]);
  expect(valueOf('odu_mails_waiting')).toBe(0);
  expect(valueOf('odu_database_bytes')).toBeGreaterThan(10_000);
  expect(valueOf('odu_budget_bytes{budget="demos"}')).toBeGreaterThan(
    valueOf('odu_budget_used_bytes{budget="demos"}'),
  );
  expect(page).not.toMatch(/anne@exemple|Boulangerie/);
});

describe('the figures', () => {
  const other = useTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' }, deps: NO_ENGINE });

  test('count what is there and waits: no deleted document, no session that is over, no mail that nobody sends', async () => {
    const account = await other.signUp('basile@exemple.fr');
    const calls = makeDuerpCalls(other, account);
    const { id } = await makeCompleteDuerp(calls);
    const versionId = (await calls.generate(id)).json<{ id: string }>().id;
    await calls.remove(id);
    await calls.create();
    const { queries } = other.database;
    const now = other.clock.now().toISOString();
    const later = new Date(other.clock.now().getTime() + DAY).toISOString();
    await queries
      .insertInto('delegate')
      .values({ id: 'cabinet', name: 'Cabinet Durand', keyHash: 'x', createdAt: now, revokedAt: null })
      .execute();
    const session = { accountId: account.id, createdAt: now, expiresAt: later, revokedAt: null };
    const byDelegate = { ...session, delegateId: 'cabinet' };
    await queries
      .insertInto('session')
      .values([
        { ...session, id: 'ended', delegateId: null, expiresAt: now },
        { ...session, id: 'revoked', delegateId: null, revokedAt: now },
        { ...byDelegate, id: 'one' },
        { ...byDelegate, id: 'two' },
        { ...byDelegate, id: 'gone', revokedAt: now },
      ])
      .execute();
    const mail = { recipient: 'a@exemple.fr', subject: 'x', text: 'x', createdAt: now };
    await queries
      .insertInto('mail')
      .values([
        { ...mail, id: 'inbox', expiresAt: null },
        { ...mail, id: 'waits', expiresAt: later },
      ])
      .execute();
    const demo = { versionId, edition: 'x', usedAt: now, octets: 700, pdf: Buffer.from([0]) };
    await queries.insertInto('keptDemo').values(demo).execute();

    const { valueOf } = await readMetrics(other);
    expect({
      duerps: valueOf('odu_duerps'),
      versions: valueOf('odu_versions'),
      sessions: [valueOf('odu_sessions{by="owner"}'), valueOf('odu_sessions{by="delegate"}')],
      mails: valueOf('odu_mails_waiting'),
      demos: valueOf('odu_budget_used_bytes{budget="demos"}'),
    }).toEqual({ duerps: 1, versions: 1, sessions: [1, 2], mails: 1, demos: 700 });
  });

  test('that cannot be counted are left out beside those that can, and are told by the next reading, for a minute', async () => {
    const { registry } = makeMetrics(other.deps);
    const { schema } = other.database.queries;
    const rename = (from: string, to: string) => schema.alterTable(from).renameTo(to).execute();
    for (const table of ['keptDemo', 'job']) await rename(table, `${table}Away`);
    const cut = await registry.metrics();
    for (const table of ['keptDemo', 'job']) await rename(`${table}Away`, table);
    expect(cut).not.toMatch(/^odu_(accounts|duerps|sessions|mails_waiting|budget|jobs)/m);
    expect(cut).toContain('odu_part_up{part="database"} 1');

    const countAccounts = async () => /^odu_accounts (\d+)$/m.exec(await registry.metrics())?.[1];
    const counted = await countAccounts();
    expect(Number(counted)).toBeGreaterThan(0);
    await other.signUp('nouvelle@exemple.fr');
    expect(await countAccounts()).toBe(counted);
  });
});
