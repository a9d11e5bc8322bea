/** One way of earning points (produit 12.1: a ledger, in which each deed pays once). */
type PointsRule = {
  /** What was done, as the history and the page of rules say it. */
  label: string
  points: number
  /** `une_fois`: once in a life. `chaque`: once for each thing of that kind. */
  paie: 'une_fois' | 'chaque'
  /** Deeds of a day that count, where nobody looks before it pays; none where each is looked at, or finite. */
  parJour?: number
  /** Whether the deed can be done today: the page of rules shows nothing else. */
  isOpen: boolean
}

const RULES = {
  email_verifie: {
    label: 'Vérifier son adresse email',
    points: 100,
    paie: 'une_fois',
    isOpen: true,
  },
  profil_qualifie: {
    label: 'Répondre aux questions d’accueil',
    points: 200,
    paie: 'une_fois',
    isOpen: true,
  },
  profil_complet: {
    label: 'Compléter son profil',
    points: 300,
    paie: 'une_fois',
    isOpen: true,
  },
  photo_profil: {
    label: 'Choisir une photo de profil',
    points: 100,
    paie: 'une_fois',
    isOpen: true,
  },
  ami_invite: {
    label: 'Inviter un ami qui rejoint Foulée',
    points: 250,
    paie: 'chaque',
    parJour: 5,
    isOpen: true,
  },
  parcours_publie: {
    label: 'Publier un parcours',
    points: 150,
    paie: 'chaque',
    isOpen: true,
  },
  course_publiee: {
    label: 'Publier une course',
    points: 150,
    paie: 'chaque',
    isOpen: true,
  },
  avis_donne: {
    label: 'Donner son avis sur un parcours ou une course',
    points: 30,
    paie: 'chaque',
    parJour: 5,
    isOpen: true,
  },
  epreuve_terminee: {
    label: 'Terminer une épreuve, résultat prouvé',
    points: 200,
    paie: 'chaque',
    parJour: 3,
    isOpen: true,
  },
  entrainement_fait: {
    label: 'Faire une séance prévue, avec sa sortie',
    points: 20,
    paie: 'chaque',
    parJour: 3,
    isOpen: true,
  },
  evenement_valide: {
    label: 'Participer à un évènement',
    points: 150,
    paie: 'chaque',
    parJour: 3,
    isOpen: true,
  },
  sondage_repondu: {
    label: 'Répondre à un sondage',
    points: 50,
    paie: 'chaque',
    isOpen: true,
  },
} as const satisfies Record<string, PointsRule>

export type PointsKind = keyof typeof RULES
export const POINTS_RULES: Readonly<Record<PointsKind, PointsRule>> = RULES
export const POINTS_KINDS = Object.keys(RULES) as PointsKind[]

/** Produit 12.2: what the gauge holds. */
export const JAUGE_MAX = 10_000

/** What a member can earn today, in the order of the rules. */
export const EARNABLE = POINTS_KINDS.filter((kind) => POINTS_RULES[kind].isOpen)

/** A rule that has left the list is still in somebody's history. */
export const getPointsLabel = (kind: string): string =>
  kind in RULES ? POINTS_RULES[kind as PointsKind].label : 'Points'

/**
 * The name of a deed in the ledger, unique for a member and a kind.
 * @param thing what it was done to; it does not count where the rule pays once in a life
 */
export const nameDeed = (kind: PointsKind, thing: string | number): string =>
  POINTS_RULES[kind].paie === 'une_fois' ? kind : String(thing)
