import { keepEarlyPress } from '@odu/ui/early-press';
import {
  afterFirstPaint,
  readScriptWords,
  readStoredToken,
  startApplication,
} from './loading/start-application.ts';

// The one script that a page rendered at build runs before it is painted (build/write-first-scripts.ts).

const files = readScriptWords('files');

keepEarlyPress(document);
if (readStoredToken() === null) afterFirstPaint(() => startApplication(files));
else {
  // main.tsx shows the page that is theirs, and this one is nothing to them.
  document.documentElement.hidden = true;
  startApplication(files);
}
