import { formatEuros, toParisDay } from '@odu/domain';
import { type Command, InvalidArgumentError } from 'commander';
import type { Deps } from '../../../deps.ts';
import { normalizeCouponCode } from '../../../payment/coupons.ts';
import {
  countCouponUses,
  type CouponRow,
  endCoupon,
  findCoupon,
  insertCoupon,
  listCoupons,
  listCouponUses,
} from '../../../repositories/billing/coupon-repository.ts';
import { OperatorError } from '../../operator-error.ts';
import { parseDay } from '../../arguments/parse-day.ts';
import { printRows } from '../../print-rows.ts';
import { withDeps } from '../../with-deps.ts';

type Output = { json: boolean };
type NewCoupon = Output & { percent: number; until?: string; uses?: number };

const TITLES = {
  code: 'Code',
  discountPercentage: 'Remise (%)',
  validUntil: "Jusqu'au",
  maxUses: 'Utilisations au plus',
  uses: 'Utilisations',
  endedAt: 'Arrêté le',
};
const USE_TITLES = {
  emailAddress: 'Email',
  plan: 'Formule',
  settledAt: 'Payé le',
  amount: 'Montant TTC',
  status: 'État',
};

const CODE = /^[A-Z0-9][A-Z0-9_-]{2,39}$/;

const toRow = async ({ database, clock }: Deps, coupon: CouponRow) => ({
  code: coupon.code,
  discountPercentage: coupon.discountPercentage,
  validUntil: coupon.validUntil,
  maxUses: coupon.maxUses,
  uses: await countCouponUses(database.queries, { code: coupon.code, now: clock.now().toISOString() }),
  endedAt: coupon.endedAt,
});

async function requireCoupon({ database }: Deps, typed: string): Promise<CouponRow> {
  const coupon = await findCoupon(database.queries, normalizeCouponCode(typed));
  if (coupon === undefined) throw new OperatorError(`Aucun code promo ne s'appelle ${typed}.`);
  return coupon;
}

const parseNumber = (max: number) => (value: string) => {
  const count = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (count < 1 || count > max) throw new InvalidArgumentError(`il faut un nombre entier de 1 à ${max}.`);
  return count;
};

async function create(deps: Deps, typed: string, { percent, until, uses, json }: NewCoupon) {
  const code = normalizeCouponCode(typed);
  if (!CODE.test(code))
    throw new OperatorError('Un code promo a 3 à 40 lettres sans accent, chiffres, tirets ou soulignés.');
  if (until !== undefined && until < toParisDay(deps.clock.now().toISOString()))
    throw new OperatorError(`Le ${until} est déjà passé.`);
  const isNew = await insertCoupon(deps.database.queries, {
    code,
    discountPercentage: percent,
    validUntil: until ?? null,
    maxUses: uses ?? null,
    createdAt: deps.clock.now().toISOString(),
    endedAt: null,
  });
  if (!isNew) throw new OperatorError(`Le code promo ${code} existe déjà.`);
  printRows([await toRow(deps, await requireCoupon(deps, code))], TITLES, { json });
}

/** Adds `coupons create`, `list`, `end` and `uses` (decision C7). */
export function addCouponsCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  const coupons = program.command('coupons').description('les codes promo');
  const add = (name: string, description: string) =>
    coupons.command(name).description(description).option('--json', 'sortie JSON', false);

  add('create', "crée un code promo, qui vaut pour la première année d'un abonnement")
    .argument('<code>')
    .requiredOption('--percent <pourcentage>', 'la remise, de 1 à 100', parseNumber(100))
    .option('--until <jour>', 'le dernier jour où il peut servir (2026-12-31)', parseDay)
    .option('--uses <nombre>', "le nombre d'utilisations au plus", parseNumber(1_000_000))
    .action((code: string, options: NewCoupon) =>
      withDeps(environment, (deps) => create(deps, code, options)),
    );
  add('list', 'liste les codes promo').action((output: Output) =>
    withDeps(environment, async (deps) => {
      const listed = await listCoupons(deps.database.queries);
      printRows(await Promise.all(listed.map((coupon) => toRow(deps, coupon))), TITLES, output);
    }),
  );
  add('end', 'arrête un code promo dès maintenant')
    .argument('<code>')
    .action((code: string, output: Output) =>
      withDeps(environment, async (deps) => {
        const coupon = await requireCoupon(deps, code);
        // The first end is the one that counts.
        if (coupon.endedAt === null)
          await endCoupon(deps.database.queries, coupon.code, deps.clock.now().toISOString());
        printRows([await toRow(deps, await requireCoupon(deps, code))], TITLES, output);
      }),
    );
  add('uses', "dit qui s'est servi d'un code promo")
    .argument('<code>')
    .action((code: string, output: Output) =>
      withDeps(environment, async (deps) => {
        const coupon = await requireCoupon(deps, code);
        const uses = await listCouponUses(deps.database.queries, coupon.code);
        printRows(
          uses.map(({ totalTTC, ...use }) => ({ ...use, amount: formatEuros(totalTTC / 100) })),
          USE_TITLES,
          output,
        );
      }),
    );
}
