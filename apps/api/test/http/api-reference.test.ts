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

test('each call says who may make it, what it takes and what it answers', async () => {
  const { body } = await server.app.inject('/docs');
  const sectionOf = (id: string) =>
    body.split(`<section aria-labelledby="${id}">`)[1]?.split('</section>')[0] ?? '';
  const said = sectionOf('getDuerp');
  expect(said).toContain('avec une session · <span lang="en">with a session</span></p>');
  expect(said).toContain('<code>id</code> (path, obligatoire · <span lang="en">required</span>)');
  expect(said).toContain('<code>If-None-Match</code> (header, facultatif · <span lang="en">optional</span>)');
  expect(said).toContain('<code>application/json</code>, DuerpDocument</p>');
  expect(said).toContain('<summary>Autre erreur · <span lang="en">Any other error</span></summary>');
  expect(said).not.toContain('<h4>Corps de la requête');
  expect(sectionOf('listDuerps')).toContain('<code>application/json</code>, liste de DuerpListItem</p>');
  expect(sectionOf('getPublicConfig')).toContain(
    'sans connexion · <span lang="en">without a session</span></p>',
  );
});
