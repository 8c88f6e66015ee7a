import { usePublicConfig } from './use-public-config.ts';

/** Whether plans and payment exist here (decision C9); false until it is known, so that nothing of them flashes by. */
export function useHasBilling(): boolean {
  const config = usePublicConfig();
  return config !== null && config.hasBilling !== false;
}
