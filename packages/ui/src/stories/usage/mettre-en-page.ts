import type { Usages } from './usage.ts';

/** To lay out a page, to list things. */
export const METTRE_EN_PAGE: Usages = {
  Page: {
    quand: 'Une fois par écran, autour de son contenu.',
    eviter: 'Dans une carte ou un dialogue.',
    bon: '<Page><Heading level={1}>Mes DUERP</Heading>…</Page>',
    mauvais: '<Card><Page>…</Page></Card>',
  },
  Stack: {
    quand: 'Pour empiler avec un espace égal.',
    eviter: 'Pour une ligne, prenez Inline. Une marge écrite à la main.',
    bon: '<Stack space="medium">…</Stack>',
    mauvais: '<div style={{ marginBottom: 16 }}>…</div>',
  },
  Inline: {
    quand: 'Pour mettre à la suite de petits éléments, qui passent à la ligne quand la place manque.',
    eviter: 'Pour des colonnes de même largeur, prenez Columns.',
    bon: '<Inline justify="between"><Heading level={3}>…</Heading><Badge>…</Badge></Inline>',
    mauvais: '<Inline><Card>…</Card><Card>…</Card></Inline>',
  },
  Columns: {
    quand: "Pour des blocs de même largeur, qui s'empilent sur un téléphone.",
    eviter: 'Pour un tableau de données, prenez Table.',
    bon: '<Columns minColumn="medium">…</Columns>',
    mauvais: '<Columns><Text>Nom</Text><Text>Fournil</Text></Columns>',
  },
  Box: {
    quand: 'Pour un espace intérieur, un fond ou une bordure pris dans les jetons.',
    eviter: "Pour un objet que l'on ouvre ou compare, prenez Card.",
    bon: '<Box padding="medium" border="line">…</Box>',
    mauvais: '<Box><Box><Box>…</Box></Box></Box>',
  },
  Card: {
    quand: 'Pour un objet qui se lit seul, avec son titre et ses actions.',
    eviter: 'Pour chaque paragraphe, ou une carte dans une carte.',
    bon: '<Card as="article" aria-labelledby={id}>…</Card>',
    mauvais: '<Card><Card>…</Card></Card>',
  },
  Heading: {
    quand: 'Pour un titre. Le niveau suit le plan de la page, la taille se choisit à part.',
    eviter: 'Un niveau choisi pour sa taille, ou sauté.',
    bon: '<Heading level={2} size="s18">Versions</Heading>',
    mauvais: '<Heading level={4}>Premier titre de la page</Heading>',
  },
  Text: {
    quand: 'Pour un paragraphe, avec une longueur de ligne qui se lit quand il est long.',
    eviter: 'Pour un titre, prenez Heading.',
    bon: '<Text isProse>Donnez trois notes à chaque risque.</Text>',
    mauvais: '<Text size="large">Mes DUERP</Text>',
  },
  LongText: {
    quand:
      "Pour ce que dit la loi d'un point, quand plusieurs se suivent\u00A0: trois lignes, puis la suite à qui la demande.",
    eviter: "Pour ce qu'il faut lire avant d'agir, ou pour une liste.",
    bon: '<LongText length={message.length} about={titre}>{message}</LongText>',
    mauvais: '<LongText length={9} about="Unité">Boulangerie</LongText>',
  },
  Icon: {
    quand: "À côté d'un mot qu'elle aide à retrouver.",
    eviter: 'Seule sans nom, ou un dessin différent pour la même idée.',
    bon: '<Button><Icon shape={IconDownload} /> Télécharger</Button>',
    mauvais: '<Icon shape={IconWarning} />',
  },
  Logo: {
    quand: "Dans l'en-tête et les pages sans menu.",
    eviter: 'Comme décoration, ou redessiné.',
    bon: '<Logo />',
    mauvais: '<img src="logo.png" />',
  },
  Avatar: {
    quand: 'Pour reconnaître une personne ou une entreprise, à côté de son nom.',
    eviter: 'Sans le nom écrit à côté.',
    bon: '<Avatar name="Camille Martin" /> Camille Martin',
    mauvais: '<Avatar name="Camille Martin" />',
  },
  VisuallyHidden: {
    quand: "Pour ce que l'œil voit déjà et que le lecteur d'écran doit entendre.",
    eviter: 'Pour cacher ce qui gêne, ou un texte différent de ce qui est montré.',
    bon: '<VisuallyHidden>(à évaluer)</VisuallyHidden>',
    mauvais: '<VisuallyHidden>Conditions de vente</VisuallyHidden>',
  },
  Table: {
    quand: 'Pour comparer des valeurs sur plusieurs lignes et colonnes.',
    eviter: 'Pour la mise en page, ou une seule colonne.',
    bon: '<Table caption="Maîtrise" columns={columns} rows={rows} />',
    mauvais: '<Table caption="Menu" columns={[lien]} rows={pages} />',
  },
  SortableList: {
    quand: "Pour une liste dont l'ordre appartient à la personne, à la souris comme au clavier.",
    eviter: 'Pour un tri qui se calcule, comme le niveau de risque.',
    bon: '<SortableList label="Unités de travail" items={units} onMove={move} />',
    mauvais: '<SortableList label="Résultats" items={sorted} onMove={noop} />',
  },
  VirtualList: {
    quand: "À partir d'une centaine de lignes, pour n'en dessiner que la partie visible.",
    eviter: 'Pour une liste courte, ou qui doit être imprimée telle quelle.',
    bon: '<VirtualList label="Risques" items={les2000} renderItem={row} … />',
    mauvais: '<VirtualList label="Formules" items={troisFormules} renderItem={row} … />',
  },
};
