import { createFileRoute } from '@tanstack/react-router';
import { ExampleScreen } from '../features/exemple/ExampleScreen.tsx';
import { readExample } from '../queries/duerp/exemple.ts';

export const Route = createFileRoute('/exemple')({
  // A visitor's pages have no store of queries: it comes with the session.
  loader: ({ context: { api }, abortController: { signal } }) => readExample(api, signal),
  staleTime: Infinity,
  component: ExamplePage,
});

function ExamplePage() {
  return <ExampleScreen exemple={Route.useLoaderData()} />;
}
