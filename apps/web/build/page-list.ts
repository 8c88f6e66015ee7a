import type { Etape } from '../src/features/editor/model/etapes.ts';
import type { Outline } from '../src/prerender.tsx';
import type { ChunkRecord } from './chunk-record.ts';

/** An address of the application, and the modules that it begins with. */
export type PageParts = {
  /** As the router writes it: `/duerps/$duerpId/edit`. */
  readonly path: string;
  /** What the query must say: of two pages of one path, the first that fits is the one. */
  readonly query?: { readonly name: string; readonly value: string };
  readonly modules: readonly string[];
  readonly isSignedIn: boolean;
  readonly outline?: Outline;
  /** What it asks the server for at once, `$duerpId` being the one of its address. */
  readonly calls?: readonly string[];
};

const ROUTE = /\/src\/routes\/(?!__root)(.*)\.tsx\?tsr-split=component$/;
const STEPS = ['Introduction', 'Entreprise', 'Unites', 'Risques', 'Evaluation', 'Papripact', 'Finalisation'];

const LIST_CALLS = ['/api/duerp/list', '/api/myaccount/info'];
const EDITOR_CALLS = ['/api/duerp/$duerpId'];
const DOCUMENT_CALLS = [
  '/api/duerp/$duerpId',
  '/api/duerp/$duerpId/suivi',
  '/api/duerpmasterdata/risques?duerpDocId=$duerpId&partie=secteurs',
];

/** Pages that show more than their own module at once, by the parts that they fetch themselves. */
const LATER_PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  '/contact': [/\/captcha\/Captcha\.tsx$/],
  '/create-account': [/\/captcha\/Captcha\.tsx$/],
  '/exemple': [/\/document-view\.ts$/],
  '/duerps/$duerpId': [/\/document-view\.ts$/, /\/duerp-detail\/DetailTableauDeBord\.tsx$/],
};

const toPath = (file: string) =>
  `/${file.replace(/^_authenticated\//, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/';

/** Every page of the application with its modules, read from its build. */
export function listPages(record: ChunkRecord): PageParts[] {
  const first = record.find(/\/src\/main\.tsx$/);
  const signedIn = [
    record.find(/\/routes\/_authenticated\.tsx\?tsr-split=component$/),
    record.find(/\/create-workspace\.ts$/),
  ];
  return record.modules.flatMap((id): PageParts[] => {
    const file = ROUTE.exec(id)?.[1];
    if (file === undefined || file === '_authenticated') return [];
    const path = toPath(file);
    const isSignedIn = file.startsWith('_authenticated/');
    const modules = [
      first,
      ...(isSignedIn ? signedIn : []),
      id,
      ...(LATER_PARTS[path] ?? []).map(record.find),
    ];
    if (path === '/duerps') return [{ path, modules, isSignedIn, outline: 'list', calls: LIST_CALLS }];
    if (path === '/duerps/$duerpId')
      return [{ path, modules, isSignedIn, outline: 'document', calls: DOCUMENT_CALLS }];
    if (path !== '/duerps/$duerpId/edit') return [{ path, modules, isSignedIn }];
    const steps = STEPS.map((step, index) => ({
      path,
      isSignedIn,
      query: { name: 'step', value: String(index + 1) },
      modules: [...modules, record.find(new RegExp(`/steps/${step}Step\\.tsx$`))],
      outline: { step: (index + 1) as Etape },
      calls: EDITOR_CALLS,
    }));
    // Without a step it is the first (routes/_authenticated/duerps.$duerpId.edit.tsx).
    return [...steps, { path, modules, isSignedIn, outline: { step: 1 }, calls: EDITOR_CALLS }];
  });
}
