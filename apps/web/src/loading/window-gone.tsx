import { Stack, Text } from '@odu/ui';

/** Of a window that a press opens, in a part of every page: fetched ahead, and told in place of the window when it cannot be had. */
export const OF_A_WINDOW = {
  isFetchedAhead: true,
  // An alert with its buttons weighs more than what it stands for.
  failure: ({ isOpen = false }: { isOpen?: boolean | undefined }) =>
    isOpen && (
      <Stack role="alert">
        <Text>Cette fenêtre n'a pas pu être chargée&nbsp;: rechargez la page.</Text>
      </Stack>
    ),
};
