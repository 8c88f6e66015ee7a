import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('main', null, createElement('h1', null, 'Bonjour'), createElement('p', null, 'Une page.')));`;
const HTML = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page nue</title></head>
<body><div id="root"></div><script type="module" src="/entry.js"></script></body></html>`;

/** A page of React and nothing else, built inside the repository so that it has the same React, served compressed by a bare server; gives its address. */
export async function startBarePage(root, folder) {
  const source = join(root, 'node_modules/.odu-page-nue');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'entry.js'), ENTRY);
  writeFileSync(join(source, 'index.html'), HTML);
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  rmSync(source, { recursive: true });
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    try {
      const content = brotliCompressSync(readFileSync(join(folder, path)));
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() };
}
