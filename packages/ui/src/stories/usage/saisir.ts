import type { Usages } from './usage.ts';

/** To fill in a form. */
export const SAISIR: Usages = {
  Form: {
    quand: "Autour des champs d'un même envoi. Elle résume les erreurs et y mène.",
    eviter: "Autour d'une seule case qui s'enregistre seule.",
    bon: '<Form aria-label="Entreprise" errors={errors} onSubmit={save}>…</Form>',
    mauvais: '<Form onSubmit={save}>…</Form>',
  },
  Fieldset: {
    quand: 'Pour des champs qui répondent ensemble à une question.',
    eviter: 'Pour la mise en page seule, prenez FieldGroup ou Stack.',
    bon: '<Fieldset legend="Adresse de facturation">…</Fieldset>',
    mauvais: '<Fieldset legend="Suite">…</Fieldset>',
  },
  FieldGroup: {
    quand: 'Pour des champs courts qui se lisent sur une même ligne.',
    eviter: 'Pour des champs longs, que le téléphone doit de toute façon empiler.',
    bon: '<FieldGroup><TextField label="Code postal" …/><TextField label="Ville" …/></FieldGroup>',
    mauvais: '<FieldGroup><TextArea label="Remarques" …/><TextArea label="Danger" …/></FieldGroup>',
  },
  TextField: {
    quand: "Pour un texte d'une ligne. L'aide sous le libellé dit la forme attendue.",
    eviter:
      'Pour un nombre, une date ou un mot de passe, qui ont leur champ. Un exemple à la place du libellé.',
    bon: '<TextField label="SIRET" description="14 chiffres" value={siret} onChange={setSiret} />',
    mauvais: '<TextField placeholder="SIRET" value={siret} onChange={setSiret} />',
  },
  TextArea: {
    quand: 'Pour un texte de plusieurs phrases.',
    eviter: 'Pour un nom ou une réponse courte, prenez TextField.',
    bon: '<TextArea label="Remarques" isOptional value={text} onChange={setText} />',
    mauvais: '<TextArea label="Nom" value={text} onChange={setText} />',
  },
  NumberField: {
    quand: 'Pour une quantité avec laquelle on calcule, comme un effectif.',
    eviter: 'Pour un identifiant fait de chiffres, comme un SIRET, prenez TextField.',
    bon: '<NumberField label="Effectif" unit="salariés" value={12} onChange={setCount} />',
    mauvais: '<NumberField label="Téléphone" value={612345678} onChange={setPhone} />',
  },
  DateField: {
    quand: 'Pour un jour précis, saisi au clavier ou choisi dans le calendrier.',
    eviter: 'Pour une année seule ou une durée.',
    bon: '<DateField label="Échéance" value={date} onChange={setDate} />',
    mauvais: '<TextField label="Échéance (jj/mm/aaaa)" value={date} onChange={setDate} />',
  },
  PasswordField: {
    quand: 'Pour un mot de passe, avec ses règles vérifiées pendant la saisie quand il est nouveau.',
    eviter: 'Pour un code à usage unique, prenez CodeField.',
    bon: '<PasswordField label="Nouveau mot de passe" rules={rules} … />',
    mauvais: '<TextField label="Mot de passe" type="password" … />',
  },
  CodeField: {
    quand: 'Pour un code court reçu par email, à recopier ou à coller.',
    eviter: 'Pour un code promo ou un numéro de longueur libre, prenez TextField.',
    bon: '<CodeField label="Code reçu par email" value={code} onChange={setCode} />',
    mauvais: '<CodeField label="Code promo" value={code} onChange={setCode} />',
  },
  Checkbox: {
    quand: "Pour accepter ou choisir quelque chose qui compte à l'envoi du formulaire.",
    eviter: 'Pour un réglage qui agit tout de suite, prenez Switch. Un libellé à la forme négative.',
    bon: '<Checkbox isSelected={isAccepted} onChange={setAccepted}>J’accepte les conditions</Checkbox>',
    mauvais: '<Checkbox isSelected={isRefused} onChange={setRefused}>Ne pas recevoir de rappel</Checkbox>',
  },
  CheckboxGroup: {
    quand: 'Pour choisir plusieurs réponses dans une liste courte.',
    eviter: 'Pour une seule réponse possible, prenez RadioGroup.',
    bon: '<CheckboxGroup label="Colonnes du PDF" options={columns} value={chosen} onChange={choose} />',
    mauvais:
      '<CheckboxGroup label="Civilité" options={[madame, monsieur]} value={chosen} onChange={choose} />',
  },
  RadioGroup: {
    quand: 'Pour une réponse parmi deux à cinq, toutes visibles.',
    eviter: 'Au-delà de cinq choix, prenez Select.',
    bon: '<RadioGroup label="Secteur public" options={[oui, non]} value={value} onChange={choose} />',
    mauvais: '<RadioGroup label="Département" options={les101} value={value} onChange={choose} />',
  },
  Select: {
    quand: 'Pour une réponse parmi cinq à vingt, connues de la personne.',
    eviter: "Pour deux choix, prenez RadioGroup. Pour une longue liste où l'on cherche, ComboBox.",
    bon: '<Select label="Statut" options={statuts} value={statut} onChange={setStatut} />',
    mauvais: '<Select label="Secteur d’activité" options={les700} value={secteur} onChange={setSecteur} />',
  },
  ComboBox: {
    quand: 'Pour chercher une réponse dans une longue liste en tapant quelques lettres.',
    eviter: "Pour cinq choix, que l'on lit plus vite qu'on ne les tape.",
    bon: '<ComboBox label="Secteur d’activité" options={secteurs} value={code} onChange={setCode} />',
    mauvais: '<ComboBox label="Statut" options={[ouvert, ferme]} value={statut} onChange={setStatut} />',
  },
  SearchField: {
    quand: "Pour filtrer ce qui est à l'écran pendant la saisie.",
    eviter: "Pour un champ d'un formulaire, qui serait vidé par Échap.",
    bon: '<SearchField label="Rechercher un risque" value={words} onChange={setWords} />',
    mauvais: '<SearchField label="Nom de l’entreprise" value={nom} onChange={setNom} />',
  },
  Slider: {
    quand: 'Pour une note sur une échelle courte dont chaque cran a un nom.',
    eviter: 'Pour un nombre exact, prenez NumberField.',
    bon: '<Slider label="Gravité" stops={gravites} value={3} onChange={setGravite} />',
    mauvais: '<Slider label="Effectif" stops={de1a500} value={12} onChange={setCount} />',
  },
  Switch: {
    quand: "Pour un réglage qui s'applique tout de suite.",
    eviter: 'Dans un formulaire à envoyer, prenez Checkbox.',
    bon: '<Switch label="Ajouter un PAPRIPACT à mon DUERP" isSelected={isOn} onChange={turn} />',
    mauvais: '<Switch label="J’accepte les conditions" isSelected={isOn} onChange={turn} />',
  },
  FileDrop: {
    quand: 'Pour déposer ou choisir un fichier qui reste dans le navigateur.',
    eviter: 'Pour une adresse ou un texte, prenez TextField.',
    bon: '<FileDrop label="Déposez le PDF d’une version" acceptedFileTypes={["application/pdf"]} onFile={read} … />',
    mauvais: '<FileDrop label="Fichier" acceptedFileTypes={[]} onFile={upload} … />',
  },
};
