import { readContract, listOperations } from '@odu/api-contract/document';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TITRES } from '../../src/http/reference/api-headings.ts';
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
  expect(body).toContain('Corps de la requête · <span lang="en">Request body</span>');
  expect(body).toContain('&quot;emailAddress&quot;: &quot;camille.martin@boulangerie-martin.example&quot;');
  expect(body).not.toMatch(/<script|<style|style="|\son\w+="/);
});

test('each subject and each call has its heading in French and in English', async () => {
  const { body } = await server.app.inject('/docs');
  const operations = listOperations(readContract());
  expect(Object.keys(TITRES).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  expect(body).toContain('<h2 id="compte">Compte · <span lang="en">Account</span></h2>');
  expect(body).toContain('<h3 id="logout">Se déconnecter · <span lang="en">Sign out</span></h3>');
  const headings = [...body.matchAll(/<h3 [^>]*>(.*?)<\/h3>/g)].map(([, text = '']) => text);
  expect(headings).toHaveLength(operations.length);
  expect(headings.filter((text) => !text.includes('<span lang="en">'))).toEqual([]);
});
