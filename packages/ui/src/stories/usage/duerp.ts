import type { Usages } from './usage.ts';

/** The blocks of the editor: units, risks, actions. */
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
  ModeleDialog: {
    quand: 'Quand le document est vide et que le métier est reconnu, pour ne pas partir de rien.',
    eviter: 'Dès que le document a une unité, prenez les exemples de UniteDeTravailList.',
    bon: '<ModeleDialog isOpen={isOpen} secteurs={secteurs} unites={listModele(masterData)} onAdd={add} … />',
    mauvais: '<ModeleDialog isOpen secteurs={[]} unites={[]} … />',
  },
  SelectionBar: {
    quand: 'Quand la personne coche plusieurs risques pour en faire la même chose.',
    eviter: 'Pour un seul risque, prenez les boutons de sa ligne.',
    bon: '<SelectionBar count={ticked.size} onCopy={copy} onDelete={remove} onEnd={end} />',
    mauvais: '<SelectionBar count={0} … /> sans case à cocher',
  },
  EvaluationCommuneDialog: {
    quand: 'Quand plusieurs risques cochés ont la même note, par exemple la même maîtrise.',
    eviter: 'Pour un seul risque, prenez EvaluationDialog.',
    bon: '<EvaluationCommuneDialog isOpen count={ticked.size} onSubmit={evaluate} onCancel={close} />',
    mauvais: '<EvaluationCommuneDialog isOpen count={0} … />',
  },
  VersUniteDialog: {
    quand: "Pour copier des risques vers d'autres unités, ou les déplacer vers une autre.",
    eviter: 'Pour toute une unité, prenez le bouton de copie de UniteDeTravailList.',
    bon: '<VersUniteDialog isOpen mode="copier" count={3} unites={others} … />',
    mauvais: '<VersUniteDialog isOpen mode="deplacer" count={0} unites={[]} … />',
  },
  RisquePickerDialog: {
    quand: "Pour proposer les exemples sans quitter l'unité.",
    eviter: "Dès l'ouverture de l'étape, sans que la personne l'ait demandé.",
    bon: '<RisquePickerDialog isOpen={isOpen} uniteName="Fournil" onAdd={add} … />',
    mauvais: '<RisquePickerDialog isOpen uniteName="" … />',
  },
  DisplayOptionsFields: {
    quand: "Partout où l'on choisit la présentation des risques du PDF.",
    eviter: "Pour l'affichage à l'écran, qui a ses propres réglages.",
    bon: '<DisplayOptionsFields value={options} onChange={setOptions} />',
    mauvais: '<Checkbox>Regrouper par catégorie</Checkbox>',
  },
  ActionDialog: {
    quand: 'Pour ajouter ou modifier une action préventive.',
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
  RisqueFinder: {
    quand: 'Aux étapes 4 à 6, pour retrouver un risque parmi toutes les unités.',
    eviter: 'Pour choisir un exemple du référentiel, prenez RisquePicker.',
    bon: '<RisqueFinder value={recherche} onChange={search} nombreTrouves={12} />',
    mauvais: '<RisqueFinder value={vide} onChange={noop} nombreTrouves={0} />',
  },
  PlusDeFiltres: {
    quand: 'Derrière « Plus de filtres » de RisqueFinder, pour réduire à une unité et à une famille.',
    eviter: "Pour aller à une unité, prenez ses onglets ; ici, rien n'est ouvert, la recherche est réduite.",
    bon: '<RisqueFinder … more={<PlusDeFiltres unites={unites} value={recherche} onChange={search} />} />',
    mauvais: '<PlusDeFiltres unites={[uneUnite]} value={vide} onChange={noop} />',
  },
  FamillesExamen: {
    quand: "À l'étape 4, pour dire des 22 familles de risques celles que l'unité a regardées.",
    eviter: 'Pour choisir des risques, prenez RisquePicker.',
    bon: '<FamillesExamen examen={examineFamilles(unite)} onEcarter={ecarter} … />',
    mauvais: '<FamillesExamen examen={[]} onEcarter={noop} … />',
  },
  ExpositionDialog: {
    quand: "À l'étape 3, pour dire qui travaille dans une unité.",
    eviter: 'Pour le nombre de personnes exposées à un risque, prenez EvaluationDialog.',
    bon: '<ExpositionDialog isOpen unite="Fournil" values={values} onSubmit={save} … />',
    mauvais: '<ExpositionDialog isOpen unite="" values={values} onSubmit={noop} … />',
  },
};
