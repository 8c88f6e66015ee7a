import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { REACT_ARIA_STYLE_HASHES } from '../../src/http/content-security-policy.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test.for([
  ['/guide', /;script-src 'self';/],
  ['/api/nothing', /;script-src 'self';/],
  ['/healthz', /;script-src 'self';/],
  // No browser shows it as a page: it loads nothing at all.
  ['/api/public/config', /^default-src 'none';frame-ancestors 'none'$/],
] as const)('%s carries the security headers', async ([url, expected]) => {
  const { headers } = await server.request({ url });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(expected);
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'strict-transport-security': 'max-age=31536000',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a page may load what is its own, and nothing else', async () => {
  const { headers } = await server.request({ url: '/guide' });
  expect(String(headers['content-security-policy']).split(';').toSorted()).toEqual(
    [
      "default-src 'none'",
      "base-uri 'none'",
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data: blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      "script-src 'self'",
      "script-src-attr 'none'",
      `style-src 'self' ${REACT_ARIA_STYLE_HASHES.join(' ')}`,
      "worker-src 'self'",
      'upgrade-insecure-requests',
    ].toSorted(),
  );
});

test('the hashes of styles are those of the react-aria that is installed', () => {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('react-aria/package.json'))), 'dist/private');
  const hashOfStyle = (file: string) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? '';
    const text = template.replace(/\$\{([^}]+)\}/g, (_match, name: string) => {
      const value = new RegExp(`const ${name.replaceAll('$', '\\$')} = '([^']+)'`).exec(source)?.[1];
      return value ?? '';
    });
    return `'sha256-${createHash('sha256').update(text.trim()).digest('base64')}'`;
  };
  expect([hashOfStyle('interactions/usePress.mjs'), hashOfStyle('overlays/usePreventScroll.mjs')]).toEqual([
    ...REACT_ARIA_STYLE_HASHES,
  ]);
});
