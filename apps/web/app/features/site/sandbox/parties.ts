/** Parts of the catalogue (produit 14.8): a page each, with an anchor per section. */
type Partie = { titre: string; sections: Readonly<Record<string, string>> }

export const PARTIES = {
  fondations: {
    titre: 'Fondations',
    sections: {
      couleurs: 'Couleurs',
      typographie: 'Typographie',
      marque: 'Marque et liens',
      reliefs: 'Reliefs',
      icones: 'Icônes',
    },
  },
  contenu: {
    titre: 'Contenu',
    sections: {
      cartes: 'Cartes',
      images: 'Images et codes',
      profil: 'Profil altimétrique',
      nombres: 'Nombres et personnes',
      etiquettes: 'Étiquettes et rubans',
      tableaux: 'Tableaux',
      partage: 'Partager et télécharger',
    },
  },
  formulaires: {
    titre: 'Formulaires',
    sections: {
      boutons: 'Boutons',
      champs: 'Champs',
      choix: 'Choix',
      recherche: 'Recherche',
      compte: 'Formulaires du compte',
    },
  },
  navigation: {
    titre: 'Navigation',
    sections: { reperes: 'Repères', pages: 'Pages et onglets', annuaires: 'Annuaires' },
  },
  listes: {
    titre: 'Listes',
    sections: {
      filtres: 'Filtres',
      resultats: 'Résultats',
      'moi-blocs': 'Blocs de «\u00a0Moi\u00a0»',
    },
  },
  reponses: {
    titre: 'Réponses',
    sections: { etats: 'Attente, vide, échec', flottants: 'Ce qui flotte' },
  },
  coque: {
    titre: 'Coque',
    sections: { barres: 'Barres', demarrage: 'Démarrage', 'pages-entieres': 'Pages entières' },
  },
  edition: {
    titre: 'Édition',
    sections: {
      publier: 'Publication',
      enregistrement: 'Enregistrement',
      versions: 'Deux versions',
      listes: 'Photos et liens',
    },
  },
  structures: {
    titre: 'Structures',
    sections: { fiche: 'Fiche', equipe: 'Équipe', revendication: 'Revendication' },
  },
  echanges: {
    titre: 'Fil, messages, accueil',
    sections: { fil: 'Fil', discussion: 'Messages', accueil: 'Accueil' },
  },
} as const satisfies Readonly<Record<string, Partie>>

export type PartieId = keyof typeof PARTIES
export const PARTIE_IDS = Object.keys(PARTIES) as readonly PartieId[]
export const partiePath = (id: PartieId) => `/sandbox/${id}`

/** Components that fill a page: each has a URL without the catalogue around it. */
export const ENTIERES = {
  connexion: 'Un formulaire seul',
  annuaire: 'Un annuaire',
  'hors-reseau': 'Sans réseau',
  introuvable: 'Introuvable',
  refus: 'Un refus',
  panne: 'Une panne',
  'se-connecter': 'Connexion demandée',
  demarrage: 'Démarrage',
  'demarrage-echec': 'Échec du démarrage',
} as const
export type EntiereId = keyof typeof ENTIERES
export const ENTIERE_IDS = Object.keys(ENTIERES) as readonly EntiereId[]
export const entierePath = (id: EntiereId) => `/sandbox/pages/${id}`

export const sandboxMeta = (titre: string) => [
  { title: `${titre} · Catalogue · Foulée` },
  { name: 'robots', content: 'noindex' },
]
