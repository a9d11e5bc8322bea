/** Rule of the points ledger (produit 12.1): each action pays once. */
type PointsRule = {
  label: string
  points: number
  /** `une_fois`: once per member. `chaque`: once per object. */
  paie: 'une_fois' | 'chaque'
  parJour?: number
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

export const JAUGE_MAX = 10_000

export const EARNABLE = POINTS_KINDS.filter((kind) => POINTS_RULES[kind].isOpen)

/** Also labels retired rules, which remain in histories. */
export const getPointsLabel = (kind: string): string =>
  kind in RULES ? POINTS_RULES[kind as PointsKind].label : 'Points'

/**
 * Ledger key of an action, unique per member and kind.
 * @param thing id of the object; ignored by a rule that pays once per member
 */
export const getDeedKey = (kind: PointsKind, thing: string | number): string =>
  POINTS_RULES[kind].paie === 'une_fois' ? kind : String(thing)
