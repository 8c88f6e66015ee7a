import type { PublicConfig } from '@odu/api-contract';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context.tsx';

/** The operator's names and links; null until they are there. */
export function usePublicConfig(): PublicConfig | null {
  const { loadPublicConfig } = useApp();
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    let isMounted = true;
    void loadPublicConfig().then((loaded) => isMounted && setConfig(loaded));
    return () => {
      isMounted = false;
    };
  }, [loadPublicConfig]);
  return config;
}
