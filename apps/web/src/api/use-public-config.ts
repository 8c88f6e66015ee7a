import type { PublicConfig } from '@odu/api-contract';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context.tsx';

/** The operator's names and links; null until they are there. */
export function usePublicConfig(): PublicConfig | null {
  const { pageConfig, loadPublicConfig } = useApp();
  const [config, setConfig] = useState<PublicConfig | null>(pageConfig);
  useEffect(() => {
    if (config !== null) return;
    let isMounted = true;
    void loadPublicConfig().then((loaded) => isMounted && setConfig(loaded));
    return () => {
      isMounted = false;
    };
  }, [config, loadPublicConfig]);
  return config;
}
