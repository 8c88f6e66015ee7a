import type { TypeDeSuivi } from '@odu/api-contract';

/** The name under which the draft of an entry of the follow-up of a version, or of its e-mail, is kept; the correction of an entry is by its id. */
export const toSuiviItem = (
  versionId: string,
  form: TypeDeSuivi | 'ENVOI',
  idCorrige: string | null = null,
): string => ['suivi', versionId, form, ...(idCorrige === null ? [] : [idCorrige])].join(':');
