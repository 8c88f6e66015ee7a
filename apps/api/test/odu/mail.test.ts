import { afterEach, expect, test, vi } from 'vitest';
import { runProgram } from '../../src/odu/main.ts';
import { useTestServer } from '../build-app.ts';
import { captureOutput } from './capture-output.ts';
import { runOdu } from './run-odu.ts';
