/**
 * What French passwords are made of, and the most frequent words leave out: the month of the last change, the day, the season,
 * the town, the sign-in itself.
 */
export const KEPT_WORDS = `
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre
  lundi mardi mercredi jeudi vendredi samedi dimanche
  printemps été automne hiver
  paris marseille lyon toulouse nice nantes montpellier strasbourg bordeaux lille rennes toulon reims saint-étienne
  le-havre villeurbanne dijon angers grenoble saint-denis nîmes aix-en-provence clermont-ferrand le-mans brest tours
  annecy amiens limoges metz perpignan besançon orléans rouen
  motdepasse motpasse mot2passe mdp monmotdepasse monmot2passe lemotdepasse nouveaumotdepasse motdepasseprovisoire
  administrateur administratrice utilisateur utilisatrice identifiant connexion
  changezmoi changez-le changemoi provisoire temporaire
`
  .trim()
  .split(/\s+/);
