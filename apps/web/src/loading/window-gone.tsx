import { Stack, Text } from '@odu/ui';

/** Stands in place of a window whose code could not be had. An alert with its buttons weighs more than what it stands for. */
export const windowGone = (text = "Cette fenêtre n'a pas pu être chargée") => (
  <Stack role="alert">
    <Text>{text}&nbsp;: rechargez la page.</Text>
  </Stack>
);

/** Of a window that a press opens, in a part of every page: fetched ahead, and told in place of the window when it cannot be had. */
export const OF_A_WINDOW = {
  isFetchedAhead: true,
  failure: ({ isOpen = false }: { isOpen?: boolean | undefined }) => isOpen && windowGone(),
};
