import type { Usages } from './usage.ts';

/** The blocks that evaluate risks, and those that show how high they are. */
export const EVALUER: Usages = {
  RisqueCard: {
    quand: "À l'étape 5, pour un risque à évaluer ou évalué.",
    eviter: 'Pour un document figé, prenez DocumentView.',
    bon: '<RisqueCard risque={risque} onEvaluate={open} />',
    mauvais: '<RisqueCard risque={risque} onEvaluate={() => undefined} />',
  },
  AReevaluer: {
    quand: "Quand une action d'un risque est terminée depuis l'évaluation de ce risque.",
    eviter: "Pour un risque qui n'a jamais été évalué, prenez RisqueCard.",
    bon: '<AReevaluer risques={listRisquesAReevaluer(unites)} getRisqueHref={href} onConfirm={confirm} />',
    mauvais: '<AReevaluer risques={tousLesRisques} getRisqueHref={href} />',
  },
  EvaluationDialog: {
    quand: "Pour donner les trois notes d'un risque et passer au suivant.",
    eviter: 'Pour changer seulement le nom d’un risque, prenez NameRow.',
    bon: '<EvaluationDialog values={values} hasNext onSubmit={save} … />',
    mauvais: '<EvaluationDialog values={values} hasNext={false} … /> ouvert pour lire',
  },
  NoteChoice: {
    quand:
      "Pour un critère de l'évaluation, là où ses quatre notes se choisissent d'un geste ou d'une touche.",
    eviter: "Pour une autre échelle, prenez Slider. Pour un choix qui n'est pas une note, RadioGroup.",
    bon: '<NoteChoice {...critere} value={3} onChange={choose} />',
    mauvais: '<NoteChoice {...critere} label="Gravité, fréquence" value={null} onChange={choose} />',
  },
  EvaluationTable: {
    quand: "À l'étape 5, pour évaluer beaucoup de risques à la suite, au clavier surtout.",
    eviter: 'Sur un téléphone, ou pour décrire le danger et les mesures en place, prenez EvaluationDialog.',
    bon: '<EvaluationTable lignes={lignes} begun={begun} onChange={choose} onLeave={save} … />',
    mauvais: '<EvaluationTable lignes={lignes} begun={new Map()} onChange={save} … /> un appel par note',
  },
  EvaluationProgress: {
    quand: 'Pour dire combien de risques sont évalués, en tout et par unité.',
    eviter: 'Pour les niveaux obtenus, prenez EvaluationSummary.',
    bon: '<EvaluationProgress total={31} evalues={12} />',
    mauvais: '<EvaluationProgress total={100} evalues={pourcentage} />',
  },
  EvaluationSummary: {
    quand: "Pour la synthèse d'un document évalué, niveau par niveau et unité par unité.",
    eviter: "Pendant l'évaluation, prenez EvaluationProgress.",
    bon: '<EvaluationSummary synthese={synthese} />',
    mauvais: '<EvaluationSummary synthese={vide} />',
  },
  HelpGrid: {
    quand: "Près de l'évaluation, pour expliquer les notes et la formule.",
    eviter: 'À la place des libellés des critères.',
    bon: '<Disclosure title="Comment noter un risque"><HelpGrid /></Disclosure>',
    mauvais: '<Tooltip text="Aide"><HelpGrid /></Tooltip>',
  },
  RiskGrid: {
    quand: 'Pour voir où se placent les risques, par gravité et par fréquence.',
    eviter: 'Pour une poignée de risques, qu’une liste montre mieux.',
    bon: '<RiskGrid unites={unites} Dialog={Dialog} getRisqueHref={getRisqueHref} />',
    mauvais: '<RiskGrid unites={[uniteDUnSeulRisque]} Dialog={Dialog} />',
  },
  NiveauBadge: {
    quand: "Pour nommer le niveau d'un risque, avec sa valeur quand elle est connue.",
    eviter: 'Pour un autre état, prenez Badge.',
    bon: '<NiveauBadge status="ORANGE" value={4.5} />',
    mauvais: '<Badge tone="danger">4,5</Badge>',
  },
  NiveauMeter: {
    quand: "Pour situer un niveau sur toute l'échelle.",
    eviter: 'Dans une ligne étroite, prenez NiveauBadge.',
    bon: '<NiveauMeter value={4.5} />',
    mauvais: '<NiveauMeter value={pourcentage} />',
  },
  NoteMeter: {
    quand: 'Pour montrer une note de 1 à 4 avec son nom.',
    eviter: 'Pour saisir la note, prenez Slider.',
    bon: '<NoteMeter label="Gravité" note={3} noteLabel="Grave" />',
    mauvais: '<NoteMeter label="Effectif" note={4} noteLabel="quatre" />',
  },
};
