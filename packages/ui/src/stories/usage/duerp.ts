import type { Usages } from './usage.ts';

/** The blocks of the editor: units, risks, their evaluation, actions. */
export const DUERP: Usages = {
  EditorStepper: {
    quand: "Une fois, autour des sept étapes de l'éditeur.",
    eviter: 'Pour un autre parcours, prenez Stepper.',
    bon: '<EditorStepper etapes={etapes} currentStep={5} onQuit={quit}>…</EditorStepper>',
    mauvais: '<EditorStepper etapes={etapesDuPaiement} currentStep={1} onQuit={quit} />',
  },
  SaveStatus: {
    quand: "Dans la barre du bas de l'éditeur, pour dire ce qui est gardé.",
    eviter: 'Pour un formulaire envoyé par un bouton.',
    bon: '<SaveStatus state="saved" savedAt={instant} />',
    mauvais: '<SaveStatus state="saved" /> avant la réponse du serveur',
  },
  UniteDeTravailList: {
    quand: "À l'étape 3, pour ajouter, renommer, ordonner et supprimer les unités.",
    eviter: 'Pour une liste à lire seulement.',
    bon: '<UniteDeTravailList unites={unites} onAdd={add} onMove={move} … />',
    mauvais: '<UniteDeTravailList unites={unites} onAdd={noop} … />',
  },
  InlineNameForm: {
    quand: 'Pour saisir ou changer un nom sur place.',
    eviter: 'Pour plus d’un champ, prenez Dialog et Form.',
    bon: '<InlineNameForm label="Ajouter un risque" submitLabel="Ajouter" validate={validate} … />',
    mauvais: '<InlineNameForm label="Remarques" submitLabel="OK" … />',
  },
  NameRow: {
    quand: 'Pour une ligne dont le nom se change et qui se supprime.',
    eviter: 'Pour une ligne qui ouvre une page, prenez Card ou Link.',
    bon: '<NameRow name="Chute" onRename={rename} onDelete={remove} … />',
    mauvais: '<NameRow name="Mes DUERP" onRename={noop} onDelete={noop} … />',
  },
  CategorieSection: {
    quand: "À l'étape 4, pour une catégorie et ses risques.",
    eviter: 'Pour montrer les risques évalués, prenez RisqueCard.',
    bon: '<CategorieSection categorie={categorie} risques={risques} … />',
    mauvais: '<CategorieSection categorie={categorie} risques={[]} … /> en lecture seule',
  },
  RisquePicker: {
    quand: 'Pour choisir des exemples de risques dans le référentiel.',
    eviter: 'Pour une liste que la personne a faite elle-même.',
    bon: '<RisquePicker familles={familles} categories={categories} selection={selection} … />',
    mauvais: '<RisquePicker familles={[]} categories={[]} … />',
  },
  RisquePickerDialog: {
    quand: "Pour proposer les exemples sans quitter l'unité.",
    eviter: "Dès l'ouverture de l'étape, sans que la personne l'ait demandé.",
    bon: '<RisquePickerDialog isOpen={isOpen} uniteName="Fournil" onAdd={add} … />',
    mauvais: '<RisquePickerDialog isOpen uniteName="" … />',
  },
  RisqueCard: {
    quand: "À l'étape 5, pour un risque à évaluer ou évalué.",
    eviter: 'Pour un document figé, prenez DocumentView.',
    bon: '<RisqueCard risque={risque} onEvaluate={open} />',
    mauvais: '<RisqueCard risque={risque} onEvaluate={() => undefined} />',
  },
  EvaluationDialog: {
    quand: "Pour donner les trois notes d'un risque et passer au suivant.",
    eviter: 'Pour changer seulement le nom d’un risque, prenez NameRow.',
    bon: '<EvaluationDialog values={values} hasNext onSubmit={save} … />',
    mauvais: '<EvaluationDialog values={values} hasNext={false} … /> ouvert pour lire',
  },
  EvaluationProgress: {
    quand: 'Pour dire combien de risques sont évalués, en tout et par unité.',
    eviter: 'Pour les niveaux obtenus, prenez EvaluationSummary.',
    bon: '<EvaluationProgress total={31} evalues={12} parUnite={parUnite} />',
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
    bon: '<RiskGrid risques={risques} />',
    mauvais: '<RiskGrid risques={[unSeul]} />',
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
  DisplayOptionsFields: {
    quand: "Partout où l'on choisit la présentation des risques du PDF.",
    eviter: "Pour l'affichage à l'écran, qui a ses propres réglages.",
    bon: '<DisplayOptionsFields value={options} onChange={setOptions} />',
    mauvais: '<Checkbox>Regrouper par catégorie</Checkbox>',
  },
  ActionDialog: {
    quand: 'Pour ajouter ou modifier une action de prévention.',
    eviter: 'Pour changer un seul champ, comme le statut, dans une liste.',
    bon: '<ActionDialog isNew values={values} risques={risques} onSubmit={save} … />',
    mauvais: '<ActionDialog values={values} risques={[]} … /> sans risque à relier',
  },
  ActionCard: {
    quand: "À l'étape 6, pour une action avec ce qu'il faut en voir et en faire.",
    eviter: 'Dans un document figé, prenez ActionsPreventivesList.',
    bon: '<ActionCard action={action} risque={risque} onEdit={edit} onDelete={remove} />',
    mauvais: '<ActionCard action={action} risque={null} onEdit={noop} onDelete={noop} />',
  },
  ActionsPreventivesList: {
    quand: "Pour lire les actions d'un document ou d'un risque.",
    eviter: 'Pour les modifier, prenez ActionCard.',
    bon: '<ActionsPreventivesList actions={actions} getRisqueName={nameOf} />',
    mauvais: '<ActionsPreventivesList actions={actions} /> sous un bouton Modifier',
  },
  StatutActionBadge: {
    quand: "Pour le statut d'une action.",
    eviter: "Pour le statut d'un document ou d'un paiement.",
    bon: '<StatutActionBadge statut="En cours" />',
    mauvais: '<Badge tone="brand">En cours</Badge>',
  },
  Echeance: {
    quand: "Pour la date d'une action, qui signale le retard.",
    eviter: "Pour une date sans échéance, comme celle d'une version.",
    bon: '<Echeance date="2027-03-12" statut="En cours" />',
    mauvais: '<Echeance date={version.createdAt} />',
  },
  PapripactToggleCard: {
    quand: "À l'étape 6, pour activer le programme annuel.",
    eviter: 'Ailleurs que dans l’éditeur, où rien ne dirait ce qui change.',
    bon: '<PapripactToggleCard isPapripactEnabled={isOn} entreprise={entreprise} onChange={turn} />',
    mauvais: '<Switch label="PAPRIPACT" isSelected={isOn} onChange={turn} />',
  },
};
