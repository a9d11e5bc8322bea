/** Properties of a kind of fact; rules may only use the measures listed here. */
type FaitSource = {
  label: string
  /** Noun for a count: singular, plural. */
  noms: readonly [un: string, plusieurs: string]
  mesures: readonly Mesure[]
  genres?: Readonly<Record<string, string>>
}

export const MESURES = [
  'distance',
  'denivele',
  'duree',
  'heure',
  'departement',
  'pays',
  'genre',
  'course',
] as const
export type Mesure = (typeof MESURES)[number]

const SOURCES = {
  sortie: {
    label: 'Sortie enregistrée',
    noms: ['sortie', 'sorties'],
    mesures: ['distance', 'denivele', 'duree', 'heure', 'genre', 'departement'],
    genres: {
      course_a_pied: 'à pied',
      trail: 'de trail',
      marche: 'de marche',
      randonnee: 'de randonnée',
    },
  },
  entrainement_fait: {
    label: 'Séance faite',
    noms: ['séance', 'séances'],
    mesures: ['distance', 'duree', 'genre'],
    genres: {
      endurance: 'd’endurance',
      longue: 'longues',
      recuperation: 'de récupération',
      seuil: 'au seuil',
      vma: 'de VMA',
      cotes: 'de côtes',
      specifique: 'à allure spécifique',
      renforcement: 'de renforcement',
      test: 'de test',
      course: 'de course',
    },
  },
  epreuve_terminee: {
    label: 'Épreuve terminée',
    noms: ['épreuve', 'épreuves'],
    mesures: ['distance', 'denivele', 'departement', 'pays', 'genre', 'course'],
    genres: {
      route: 'sur route',
      trail: 'de trail',
      nature: 'nature',
      cross: 'de cross',
      marche: 'de marche',
      triathlon: 'de triathlon',
      relais: 'en relais',
    },
  },
  parcours_publie: {
    label: 'Parcours publié',
    noms: ['parcours publié', 'parcours publiés'],
    mesures: ['distance', 'denivele', 'departement'],
  },
  course_publiee: {
    label: 'Course publiée',
    noms: ['course publiée', 'courses publiées'],
    mesures: ['departement', 'pays'],
  },
  avis_donne: {
    label: 'Avis donné',
    noms: ['avis', 'avis'],
    mesures: ['genre'],
    genres: {
      course: 'sur des courses',
      parcours: 'sur des parcours',
      voyage: 'sur des séjours',
      plan: 'sur des plans',
    },
  },
  evenement_valide: {
    label: 'Évènement validé sur place',
    noms: ['évènement', 'évènements'],
    mesures: ['departement', 'heure', 'genre'],
    genres: {
      sortie: 'de sortie en groupe',
      entrainement: 'd’entraînement',
      atelier: 'en atelier',
      essai: 'd’essai',
      rencontre: 'de rencontre',
    },
  },
  sondage_repondu: {
    label: 'Sondage répondu',
    noms: ['sondage', 'sondages'],
    mesures: [],
  },
  ami_invite: {
    label: 'Ami invité qui a rejoint Foulée',
    noms: ['ami', 'amis'],
    mesures: [],
  },
  voyage_fait: {
    label: 'Séjour terminé',
    noms: ['séjour', 'séjours'],
    mesures: ['departement', 'pays'],
  },
  profil_complet: {
    label: 'Profil complété',
    noms: ['profil complété', 'profils complétés'],
    mesures: [],
  },
  plan_termine: {
    label: 'Plan d’entraînement terminé',
    noms: ['plan terminé', 'plans terminés'],
    mesures: [],
  },
} as const satisfies Readonly<Record<string, FaitSource>>

export type FaitKind = keyof typeof SOURCES
export const FAITS: Readonly<Record<FaitKind, FaitSource>> = SOURCES
export const FAIT_KINDS = Object.keys(SOURCES) as [FaitKind, ...FaitKind[]]

export const isFaitKind = (kind: string): kind is FaitKind => Object.hasOwn(SOURCES, kind)

export type Fait = {
  kind: FaitKind
  /** Id of the source row, for deduplication. */
  cle: string
  /** The day in Paris, `YYYY-MM-DD`. */
  jour: string
  /** Hour of the start in Paris, 0 to 23; null if unknown. */
  heure: number | null
  distance: number | null
  denivele: number | null
  duree: number | null
  genre: string | null
  departement: string | null
  pays: string | null
  courses_id: number | null
}
