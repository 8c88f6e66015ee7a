import { sendFirstCalls } from './loading/first-calls.ts';
import {
  afterFirstPaint,
  readScriptWords,
  readStoredToken,
  startApplication,
} from './loading/start-application.ts';

// The one script of a signed-in page whose address tells what it shows (build/write-first-scripts.ts): what stands there is
// painted first, then its calls are sent beside the scripts that will read their answers.

const files = readScriptWords('files');
// Of the pages with a document, it is the second part of their address (routing/links.ts).
const [, , duerpId = ''] = location.pathname.split('/');
const calls = readScriptWords('calls').map((call) => call.replace('$duerpId', duerpId));

afterFirstPaint(() => {
  sendFirstCalls(calls, readStoredToken());
  startApplication(files);
});
