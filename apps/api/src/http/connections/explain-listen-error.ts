import { StartError } from '../../config.ts';
import { codeOf } from '../../error-code.ts';

type Listened = { host?: string; port?: number; portName: string; hostName: string };

/** What the system answers, also to a file or a folder, unless it was asked to listen. */
const ofListening = (error: unknown) =>
  error instanceof Error &&
  'syscall' in error &&
  ['listen', 'bind', 'getaddrinfo'].includes(String(error.syscall));

/** A StartError, in one sentence, for what the system refuses to a server that listens; any other error as it is. */
export function explainListenError(error: unknown, { host, port, portName, hostName }: Listened): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Le port ${port} est déjà utilisé\u00a0: arrêtez l'autre programme ou choisissez un autre port avec ${portName}.`,
      );
    case 'EACCES':
      return new StartError(
        `Le port ${port} est réservé au système\u00a0: choisissez un port au-dessus de 1023 avec ${portName}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`L'adresse ${host} n'existe pas sur cette machine\u00a0: corrigez ${hostName}.`);
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return ofListening(error)
        ? new StartError(
            `Cette machine ne peut pas écouter à l'adresse ${host}\u00a0: corrigez ${hostName} (une adresse en fe80 se donne avec son interface, comme fe80::1%eth0).`,
          )
        : error;
    case 'EAI_AGAIN':
      return new StartError(
        `L'adresse du nom ${host} ne peut pas être demandée pour le moment\u00a0: vérifiez le DNS de cette machine, ou donnez une adresse IP dans ${hostName}.`,
      );
    default:
      return error;
  }
}
