import type { PublicConfig } from '@odu/api-contract';

/** The element in which the server writes the public configuration (apps/api/src/http/web/web-pages.ts). */
const ELEMENT_ID = 'configuration';

/** What the server wrote of itself into the page it sent; null where it is not the server who sent it (`npm run dev`). */
export function readPageConfig(): PublicConfig | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PublicConfig) : null;
}
