import { createFileRoute } from '@tanstack/react-router';
import { VerifyScreen } from '../features/verify/VerifyScreen.tsx';

export const Route = createFileRoute('/verifier')({ component: VerifyScreen });
