import { createRootRouteWithContext } from '@tanstack/react-router';
import type { AppContext } from '../app-context.tsx';
import { AppShell } from '../shell/AppShell.tsx';

export const Route = createRootRouteWithContext<AppContext>()({ component: AppShell });
