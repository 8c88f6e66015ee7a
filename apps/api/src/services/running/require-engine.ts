import { findEngine } from '@odu/report';
import { StartError, type Config } from '../../config.ts';

type Machine = Pick<NodeJS.Process, 'platform' | 'arch'>;

const name = ({ platform, arch }: Machine) => `(${platform}, ${arch})`;

const explainMissing = (machine: Machine) =>
  `Le moteur PDF n'est pas installé pour cette machine ${name(machine)}\u00a0: réinstallez les dépendances (npm ci).`;

/** A real invoice is Factur-X, which is PDF/A-3 (ADR 0010): one that claims less must not be sold with. */
const explainInvoices = (machine: Machine) =>
  `Les factures demandent PDF/A, que le moteur PDF de cette machine ${name(machine)} ne déclare pas\u00a0: lancez ODU sous Linux x64, par exemple dans son image avec «\u202Fdocker build --platform linux/amd64\u202F», ou sans vrai prestataire de paiement (ODU_BILLING=off).`;

const explainWebAssembly = (machine: Machine) =>
  `Le moteur PDF de cette machine ${name(machine)} est en WebAssembly\u00a0: les PDF ont les mêmes pages mais ne déclarent pas PDF/A, et le premier prend quelques secondes de plus.`;

/**
 * What whoever starts ODU must know of the engine that makes the PDFs here: null for the native one, a sentence for
 * WebAssembly. Throws a StartError where no PDF could be made, or not the invoices of real payments.
 */
export function requireEngine(
  { stripe }: Pick<Config, 'stripe'>,
  engine = findEngine(),
  machine: Machine = process,
): string | null {
  if (engine === 'native') return null;
  if (engine === null) throw new StartError(explainMissing(machine));
  if (stripe?.isTest === false) throw new StartError(explainInvoices(machine));
  return explainWebAssembly(machine);
}
