import type { Usages } from './usage.ts';

/** The blocks around a document: read, check, download; the account, the money, the frame. */
export const DOCUMENT: Usages = {
  DuerpCard: {
    quand: 'Dans la liste des DUERP, une carte par document.',
    eviter: "Pour l'achat, prenez DuerpPurchaseCard.",
    bon: '<DuerpCard duerp={duerp} href={href} onDelete={remove} … />',
    mauvais: '<DuerpCard duerp={archive} … />',
  },
  DocumentView: {
    quand: "Pour lire tout un document, à l'écran ou imprimé.",
    eviter: 'Pour le modifier, ouvrez l’éditeur.',
    bon: '<DocumentView document={document} isDemo={false} />',
    mauvais: '<Dialog><DocumentView document={document} /></Dialog>',
  },
  InteractiveRisques: {
    quand: "Pour chercher, filtrer et trier les risques d'un document.",
    eviter: "Pour moins d'une dizaine de risques.",
    bon: '<InteractiveRisques unites={unites} isDemo={false} />',
    mauvais: '<InteractiveRisques unites={[uneUnite]} isDemo={false} />',
  },
  CompletudeAlert: {
    quand: 'Avant de générer une version, pour dire ce qui manque et y mener.',
    eviter: "Pendant la saisie, où rien n'est encore à reprocher.",
    bon: '<CompletudeAlert problemes={problemes} getHref={hrefOf} />',
    mauvais: '<Alert tone="danger">Document incomplet.</Alert>',
  },
  ConformiteCard: {
    quand: 'À la fin du document, pour vérifier ce que le code du travail demande.',
    eviter: "À la place d'un conseil juridique.",
    bon: '<ConformiteCard points={points} getHref={hrefOf} />',
    mauvais: '<ConformiteCard points={pointsDeStyle} />',
  },
  GenerateVersionDialog: {
    quand: 'Pour la dernière question avant de figer une version.',
    eviter: 'Tant que le document est incomplet.',
    bon: '<GenerateVersionDialog isOpen={isOpen} values={values} hasVersion onSubmit={generate} … />',
    mauvais: '<Button onPress={generate}>Générer</Button> sans question',
  },
  DownloadDialog: {
    quand: 'Pour choisir quel PDF télécharger quand il y en a plusieurs.',
    eviter: "Quand il n'y a qu'un PDF, qui se télécharge d'un bouton.",
    bon: '<DownloadDialog isOpen={isOpen} onDownload={download} … />',
    mauvais: '<DownloadDialog isOpen /> pour une facture',
  },
  VersionHistory: {
    quand: "Pour toutes les versions d'un document, la plus récente d'abord.",
    eviter: 'Pour les brouillons, qui ne sont pas des versions.',
    bon: '<VersionHistory versions={versions} onDownload={download} … />',
    mauvais: '<Table caption="Versions" rows={versions} … />',
  },
  TexteDeLoi: {
    quand: 'Pour toute phrase qui dit ce que la loi demande. Chaque article devient un lien.',
    eviter: "Un numéro d'article écrit dans un texte libre.",
    bon: '<PhraseDeLoi phrase={mesures} />',
    mauvais: '<Text>La loi vous oblige à…</Text>',
  },
  PlanList: {
    quand: 'Pour comparer toutes les formules et en choisir une.',
    eviter: 'Pour rappeler la formule en cours, prenez PlanBanner.',
    bon: '<PlanList prices={prices} hrefs={hrefs} />',
    mauvais: '<PlanList prices={prices} hrefs={{}} />',
  },
  PlanCard: {
    quand: "Pour une formule, avec son prix et ce qu'elle comprend.",
    eviter: 'Pour un abonnement déjà pris, prenez SubscriptionCard.',
    bon: '<PlanCard name="Standard" price={price} features={features} … />',
    mauvais: '<Card>Standard, 99\u202F€</Card>',
  },
  PlanBanner: {
    quand: 'Pour dire une fois ce que la formule en cours ne permet pas encore.',
    eviter: 'Sur chaque carte de la page.',
    bon: '<PlanBanner href="/formules" … />',
    mauvais: '<PlanBanner … /><PlanBanner … />',
  },
  PaymentBadge: {
    quand: "Pour l'état de paiement d'un DUERP.",
    eviter: "Pour le statut d'une action ou d'une version.",
    bon: '<PaymentBadge status="PAYMENT_NEEDED" />',
    mauvais: '<Badge tone="danger">Impayé</Badge>',
  },
  SubscriptionCard: {
    quand: 'Pour un abonnement, son échéance et son renouvellement.',
    eviter: 'Pour vendre une formule, prenez PlanCard.',
    bon: '<SubscriptionCard subscription={subscription} onToggleAutoRenew={toggle} … />',
    mauvais: '<SubscriptionCard subscription={essai} … />',
  },
  DuerpPurchaseCard: {
    quand: "Pour choisir le DUERP à couvrir au moment d'acheter.",
    eviter: 'Dans la liste des DUERP, prenez DuerpCard.',
    bon: '<DuerpPurchaseCard duerp={duerp} href={href} />',
    mauvais: '<DuerpPurchaseCard duerp={dejaCouvert} href="#" />',
  },
  BillingProfileCard: {
    quand: 'Pour une adresse de facturation, à choisir ou à gérer.',
    eviter: "Pour l'adresse d'un établissement du DUERP.",
    bon: '<BillingProfileCard profile={profile} onEdit={edit} />',
    mauvais: '<BillingProfileCard profile={entreprise} />',
  },
  InvoiceList: {
    quand: 'Pour les factures et les avoirs du compte.',
    eviter: "Pour une facture qui n'est pas encore émise.",
    bon: '<InvoiceList invoices={invoices} onDownload={download} … />',
    mauvais: '<InvoiceList invoices={[]} … /> à la place d’un texte',
  },
  Navbar: {
    quand: "Une fois, en haut de toute page d'une personne connectée.",
    eviter: "Dans l'éditeur, qui a son cadre, et sur les pages publiques.",
    bon: '<Navbar currentHref="/duerps" onSignOut={signOut} … />',
    mauvais: '<Navbar … /> dans un dialogue',
  },
  Footer: {
    quand: 'Une fois, en bas de toute page.',
    eviter: 'Pour des liens propres à une page.',
    bon: '<Footer links={links} … />',
    mauvais: '<Footer links={[suivant, precedent]} />',
  },
  SuiviCard: {
    quand: "Sur la page d'un DUERP, pour voir ce qui a été fait de chaque version.",
    eviter: 'Pour les versions elles-mêmes, prenez VersionHistory.',
    bon: '<SuiviCard versions={versions} entrees={entrees} regime="liste" onAdd={add} … />',
    mauvais: '<SuiviCard versions={[]} entrees={[]} regime="liste" onAdd={noop} … />',
  },
  SuiviDialog: {
    quand: 'Pour noter une transmission au SPST, une réunion du CSE ou un avis affiché.',
    eviter: 'Pour envoyer la version par email, prenez EnvoiSpstDialog.',
    bon: '<SuiviDialog isOpen type="CSE" versionNumber={2} values={values} onSubmit={save} … />',
    mauvais: '<SuiviDialog isOpen type="SPST" versionNumber={0} values={values} onSubmit={noop} … />',
  },
  EnvoiSpstDialog: {
    quand: 'Pour envoyer une version au SPST, après confirmation.',
    eviter: 'Pour noter un envoi déjà fait, prenez SuiviDialog.',
    bon: '<EnvoiSpstDialog isOpen versionNumber={2} copyTo={adresse} onSubmit={send} … />',
    mauvais: '<EnvoiSpstDialog isOpen versionNumber={2} copyTo="" onSubmit={sendAtOnce} … />',
  },
  Comparaison: {
    quand: 'Pour lire ce qui a changé entre deux versions, ou depuis la dernière.',
    eviter: 'Pour un seul état du document, prenez DocumentView.',
    bon: '<Comparaison lignes={comparerVersions(avant, apres)} />',
    mauvais: '<Comparaison lignes={[]} /> sans dire que rien n’a changé',
  },
};
