type Unite = {
  readonly idUniteDeTravail: string;
  readonly papripactActionsPreventives: readonly { readonly responsable: string }[];
};

/** Who a new action of a unit is proposed to: whoever has its last one, else the last one of the document; '' when there is none. */
export const suggestResponsable = (unites: readonly Unite[], idUniteDeTravail: string): string => {
  const own = unites.find((unite) => unite.idUniteDeTravail === idUniteDeTravail);
  const all = unites.flatMap(({ papripactActionsPreventives }) => papripactActionsPreventives);
  return (own?.papripactActionsPreventives.at(-1) ?? all.at(-1))?.responsable.trim() ?? '';
};
