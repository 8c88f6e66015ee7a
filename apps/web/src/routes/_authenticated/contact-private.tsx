import { createFileRoute } from '@tanstack/react-router';
import { PrivateContactScreen } from '../../features/contact/PrivateContactScreen.tsx';

export const Route = createFileRoute('/_authenticated/contact-private')({
  validateSearch: (search: { subject?: string | undefined }) => search,
  component: PrivateContactPage,
});

function PrivateContactPage() {
  const { subject } = Route.useSearch();
  // Another subject is another message: the form does not keep what was typed for the last one.
  return <PrivateContactScreen key={subject} subject={subject} />;
}
