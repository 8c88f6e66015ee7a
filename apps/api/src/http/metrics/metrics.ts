import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { listMeters } from '../../services/running/meters.ts';
import { addFigureMetrics } from './figure-metrics.ts';
import { addJobMetrics } from './job-metrics.ts';

export type Metrics = { observe: (request: FastifyRequest, reply: FastifyReply) => void; registry: Registry };

/** Counts and times answers by operation, with the process's own figures, its parts and its work, and what the database holds. */
export function makeMetrics(deps: Deps): Metrics {
  const { parts, meters } = deps;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'odu_part_up',
      help: 'Whether a part of the server works (1) or not (0); absent when it is not configured.',
      labelNames: ['part'] as const,
      registers: [],
      async collect() {
        this.reset();
        for (const [part, state] of Object.entries(await parts.read()))
          if (state !== 'off') this.set({ part }, state === 'up' ? 1 : 0);
      },
    }),
  );
  for (const meter of listMeters(meters)) registry.registerMetric(meter);
  addJobMetrics(registry, deps);
  addFigureMetrics(registry, deps);
  return {
    registry,
    observe(request, reply) {
      const operation = request.routeOptions.config.operationId ?? 'page';
      duration.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    },
  };
}

/** Serves `/metrics` on a port of its own, which the public need not reach (decision E2). The caller closes it. */
export async function listenForMetrics({ registry }: Metrics, address: { port: number; host: string }) {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  await app.listen(address);
  return app;
}
