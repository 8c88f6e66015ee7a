import { addons } from 'storybook/preview-api';

/** What the toolbar chooses; each is an attribute of <html> (packages/ui/src/theme/README.md). */
export const globalTypes = {
  theme: {
    description: 'Thème',
    toolbar: {
      title: 'Thème',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Clair' },
        { value: 'dark', title: 'Sombre' },
      ],
    },
  },
  density: {
    description: 'Densité',
    toolbar: {
      title: 'Densité',
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Confortable' },
        { value: 'compact', title: 'Compacte' },
      ],
    },
  },
  motion: {
    description: 'Mouvement',
    toolbar: {
      title: 'Mouvement',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Animé' },
        { value: 'none', title: 'Sans animation' },
      ],
    },
  },
};

export const initialGlobals = { theme: 'light', density: 'comfortable', motion: 'full' };

type Globals = Record<string, unknown>;

/** Puts the choices on <html>; a value that is none of ours counts as the first. */
export function applyGlobals(globals: Globals): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  dataset['density'] = globals['density'] === 'compact' ? 'compact' : 'comfortable';
  dataset['motion'] = globals['motion'] === 'none' ? 'none' : 'full';
  document.documentElement.lang = 'fr';
}

/** Calls back at each choice; returns what ends it. */
export function onGlobals(listener: (globals: Globals) => void): () => void {
  const channel = addons.getChannel();
  const handle = ({ globals }: { globals: Globals }) => listener(globals);
  channel.on('setGlobals', handle);
  channel.on('globalsUpdated', handle);
  return () => {
    channel.off('setGlobals', handle);
    channel.off('globalsUpdated', handle);
  };
}
