import { readContract, listOperations } from '@odu/api-contract/document';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test('the contract is served as it is', async () => {
  const answer = await server.app.inject('/openapi.yaml');
  expect(answer.headers['content-type']).toBe('application/yaml; charset=utf-8');
  expect(parse(answer.body)).toEqual(readContract());
});

test('the reference tells each call once, with its body and its answers, without script nor style of its own', async () => {
  const { body, headers, statusCode } = await server.app.inject('/docs');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  for (const { id, method, url } of listOperations(readContract())) {
    expect(body.split(`<h3 id="${id}">`)).toHaveLength(2);
    expect(body).toContain(`<code>${method.toUpperCase()} ${url.replace(/:(\w+)/g, '{$1}')}</code>`);
  }
  expect(body).toContain('Corps de la requête');
  expect(body).toContain('&quot;emailAddress&quot;: &quot;camille.martin@boulangerie-martin.example&quot;');
  expect(body).not.toMatch(/<script|<style|style="|\son\w+="/);
});
