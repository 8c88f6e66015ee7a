import { buildApp } from './app.ts';
import { type Config, readConfig, StartError } from './config.ts';
import { hideSecrets } from './config/hide-secrets.ts';
import { migrateConfigured } from './db/migrate.ts';
import { holdFolder } from './db/folder-lock.ts';
import { explainDatabase } from './db/engines/explain-database.ts';
import { type Deps, makeDeps } from './deps.ts';
import { explainListenError } from './http/connections/explain-listen-error.ts';
import { listenOn } from './http/connections/listen-on.ts';
import { listenForMetrics, makeMetrics } from './http/metrics/metrics.ts';
import { isWebAppBuilt } from './http/web/web-app.ts';
import { makeJobHandlers } from './jobs/make-job-handlers.ts';
import { startWorker } from './jobs/start-worker.ts';
import { requireEngine } from './services/running/require-engine.ts';
import { stayPresent } from './services/running/stay-present.ts';
import { prepareDataDir } from './secret.ts';

const SHUTDOWN_MS = 10_000;

/** The server that listens: its address, and how to stop it after the answers under way. */
export type RunningServer = { url: string; deps: Deps; close: () => Promise<void> };

type StartOptions = {
  /** In development: Vite serves the application at the base URL, and nothing has to be built. */
  isBehindVite?: boolean;
};

/** Migrates, listens and starts the background work. Throws a StartError when the machine does not allow it, and what its database refuses as it is (`explainDatabase`). */
export async function startServer(
  config: Config,
  { isBehindVite = false }: StartOptions = {},
): Promise<RunningServer> {
  const engineNotice = isBehindVite ? null : requireEngine(config);
  if (!isBehindVite && !isWebAppBuilt(config.webDir)) {
    throw new StartError(
      `L'application web n'est pas construite dans ${config.webDir}\u00a0: lancez «\u202Fnpm run build\u202F», ou «\u202Fnpm start\u202F» qui s'en charge.`,
    );
  }
  prepareDataDir(config.dataDir);
  if (engineNotice !== null) process.stderr.write(`${engineNotice}\n`);
  const deps = makeDeps(config);
  let leaveFolder = () => {};
  try {
    if (config.databaseUrl === undefined) leaveFolder = holdFolder(config.dataDir);
    const server = await listen(deps);
    return {
      ...server,
      close: () => server.close().finally(leaveFolder),
    };
  } catch (error) {
    leaveFolder();
    await deps.presence.leave().catch(() => {});
    await deps.database.close();
    // A file that is closed to this user has the code of a port that is.
    if (explainDatabase(error) !== null) throw error;
    throw explainListenError(error, { ...config, portName: 'ODU_PORT', hostName: 'ODU_HOST' });
  }
}

async function listen(deps: Deps): Promise<RunningServer> {
  const { config, database, log } = deps;
  await migrateConfigured(config);
  if (await deps.presence.announce()) throw new StartError(OTHER_SECRET);
  if (config.testClock !== undefined) {
    log.warn({ now: deps.clock.now().toISOString() }, 'ODU_TEST_CLOCK moves the clock: for tests only');
  }
  const metrics = config.metrics && makeMetrics(deps);
  const app = await buildApp(deps, { ...(metrics && { metrics }) });
  const url = await listenOn(app, config);
  nameChosenPort(config, url);
  const metricsApp =
    metrics &&
    config.metrics &&
    (await listenForMetrics(metrics, config.metrics).catch(async (error: unknown) => {
      await app.close();
      throw explainListenError(error, {
        ...config.metrics,
        portName: 'ODU_METRICS_PORT',
        hostName: 'ODU_METRICS_HOST',
      });
    }));
  // Whoever asks first finds an answer.
  void deps.parts.read();
  // The first PDF then waits for its pages only, not for the engine.
  void deps.reports.warmUp();
  const stopWorker = startWorker(deps, makeJobHandlers(deps));
  const leave = stayPresent(deps);
  const stopWatch = deps.placeWatch.start();
  return {
    url: config.host === 'localhost' ? url.replace(/\/\/[^/]*:/, '//localhost:') : url,
    deps,
    async close() {
      stopWatch();
      await Promise.all([app.close(), metricsApp?.close(), stopWorker(), leave()]);
      await database.close();
    },
  };
}

/** With `ODU_PORT=0` the machine chose the port: links in mails and to the payment page name that one. */
function nameChosenPort(config: Config, url: string) {
  if (config.port === 0 && config.baseUrl === 'http://localhost:0')
    config.baseUrl = `http://localhost:${new URL(url).port}`;
}

const OTHER_SECRET =
  'Un autre serveur utilise déjà cette base de données avec un autre secret\u00a0: donnez à tous le même ODU_SECRET ou, pour en changer, arrêtez-les tous puis attendez deux minutes.';

/** For whoever hosts ODU for their own people: plans and payment are only there to be tried (decision C9). */
const OFFER_WITHOUT_BILLING =
  "Formules et paiement sont en phase de test. Pour s'en passer et donner à tous l'accès complet\u00a0: ODU_BILLING=off npm start\n";

/** Runs the server as a process: says where it is, stops on a signal, and ends with one clear sentence when it cannot start. */
export async function runServer(environment: NodeJS.ProcessEnv, options: StartOptions = {}): Promise<void> {
  // A full disk under them takes the sentence away, not the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    const config = readConfig(environment);
    for (const warning of config.warnings) process.stderr.write(`${warning}\n`);
    const server = await startServer(config, options);
    const url = options.isBehindVite === true ? config.baseUrl : server.url;
    // Before it says that it is ready: whoever reads that may stop it at once.
    stopOnSignal(server);
    process.stdout.write(
      `ODU est prêt\u00a0: ${url}\n` +
        `Ouvrez cette adresse, créez un compte, puis votre premier DUERP. Guide\u00a0: ${url}/guide. Pour arrêter\u00a0: Ctrl+C.\n` +
        (server.deps.config.billing === 'off' ? '' : OFFER_WITHOUT_BILLING),
    );
  } catch (error) {
    const sentence = error instanceof StartError ? error.message : explainDatabase(error);
    if (sentence === null) throw hideSecrets(error, environment);
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}

function stopOnSignal(server: RunningServer) {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    // A request that never ends must not keep the process: what is acknowledged is already on the disk.
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
