import { formatDateLongue } from '@odu/domain';
import { Heading, Stack, Table, Text } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { archivesQuery } from '../../queries/account.ts';

/** The deleted DUERPs whose versions the law keeps; nothing is shown while there is none. */
export function ArchivesSection() {
  const { api } = useApp();
  const { data: archives = [] } = useQuery({ ...archivesQuery(api), meta: { silent: true } });
  if (archives.length === 0) return null;
  return (
    <Stack gap="small" as="section">
      <Heading level={2}>Archives</Heading>
      <Text isProse>
        Les versions des DUERP supprimés sont conservées 40 ans (art. L4121-3-1 du code du travail).
      </Text>
      <Table
        caption="DUERP archivés"
        isCaptionHidden
        rows={archives}
        getRowKey={({ id }) => id}
        columns={[
          { id: 'name', label: 'DUERP', isRowHeader: true, cell: ({ displayName }) => displayName },
          { id: 'date', label: 'Supprimé le', cell: ({ deletedAt }) => formatDateLongue(deletedAt) },
          { id: 'versions', label: 'Versions', align: 'end', cell: ({ versions }) => versions.length },
        ]}
      />
    </Stack>
  );
}
