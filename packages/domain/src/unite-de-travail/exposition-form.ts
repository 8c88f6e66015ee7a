import type { UniteDeTravail } from '@odu/api-contract/types';
import * as z from 'zod/mini';
import { CHAMPS_D_UNITE_DE_TRAVAIL } from '../champs/unite-de-travail.ts';
import { optionalText } from '../formulaire/fields.ts';
import { EFFECTIF_INCOHERENT_MESSAGE, isEffectifIncoherent } from './effectif.ts';
import { nombreDePersonnesSchema } from './nombre-de-personnes.ts';

/** What a person answers when nothing exposes women and men differently. */
export const AUCUNE_DIFFERENCE = "Aucune différence d'exposition relevée entre les femmes et les hommes.";

/** The form of who works in a unit: the number of people, of women, of men, and how their exposure differs. */
export const expositionFormSchema = z
  .object({
    total: nombreDePersonnesSchema,
    femmes: nombreDePersonnesSchema,
    hommes: nombreDePersonnesSchema,
    differencesSelonSexe: optionalText(CHAMPS_D_UNITE_DE_TRAVAIL.differencesSelonSexe.maxLength),
  })
  .check(
    z.refine(({ total, femmes, hommes }) => total !== null || (femmes === null && hommes === null), {
      message: "Indiquez l'effectif total",
      path: ['total'],
    }),
    z.refine(
      ({ total, femmes, hommes }) => total === null || !isEffectifIncoherent({ total, femmes, hommes }),
      { message: EFFECTIF_INCOHERENT_MESSAGE, path: ['total'] },
    ),
  );

/** What the form of a unit's people holds. */
export type ExpositionValues = z.infer<typeof expositionFormSchema>;

/** What the form shows of a unit. */
export const toExpositionValues = ({
  effectif,
  differencesSelonSexe,
}: Pick<UniteDeTravail, 'effectif' | 'differencesSelonSexe'>): ExpositionValues => ({
  total: effectif?.total ?? null,
  femmes: effectif?.femmes ?? null,
  hommes: effectif?.hommes ?? null,
  differencesSelonSexe: differencesSelonSexe ?? '',
});

/** What the valid form writes in a unit. */
export const toValeursDExposition = ({ total, femmes, hommes, differencesSelonSexe }: ExpositionValues) => ({
  effectif: total === null ? null : { total, femmes, hommes },
  differencesSelonSexe: differencesSelonSexe.trim(),
});
