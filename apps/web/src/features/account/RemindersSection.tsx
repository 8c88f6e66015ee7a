import { Heading, Stack, Switch } from '@odu/ui';
import { useUpdateRappels } from '../../queries/account/use-update-rappels.ts';

type RemindersSectionProps = { hasRappels: boolean };

/** The mails of due dates, on or off. */
export function RemindersSection({ hasRappels }: RemindersSectionProps) {
  const update = useUpdateRappels();
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="s22">
        Rappels
      </Heading>
      <Switch
        label="Recevoir un email quand un DUERP est à mettre à jour"
        description="30 et 7 jours avant l'échéance, le jour même, puis 30 jours après. Une nouvelle version remet ces dates à l'année suivante."
        isSelected={update.isPending ? update.variables.hasRappels : hasRappels}
        onChange={(isSelected) => update.mutate({ hasRappels: isSelected })}
      />
    </Stack>
  );
}
