/** Channel types: two people, a group, or the channel of a race, plan, stay or coach. */
export const CANAL_LABELS = {
  direct: 'Discussion',
  groupe: 'Groupe',
  course: 'Course',
  plan: 'Plan',
  sejour: 'Séjour',
  club: 'Club',
} as const
export type TypeCanal = keyof typeof CANAL_LABELS
export const TYPES_CANAL = Object.keys(CANAL_LABELS) as [TypeCanal, ...TypeCanal[]]

/**
 * Objects a channel can be bound to, which defines its members: an edition, the followers of a
 * plan, a departure, one booking, a coach with athletes, one training with its coach, one member with a structure.
 */
export const OBJETS_CANAL = [
  'edition',
  'plan',
  'depart',
  'reservation',
  'coach',
  'entrainement',
  'contact',
] as const
export type ObjetCanal = (typeof OBJETS_CANAL)[number]

/**
 * Structures that can be contacted from their page, and the wire type of the conversation: that of
 * their offer (decision 0123).
 */
export const CONTACTS = {
  agence: { label: 'Agence', type: 'sejour' },
  organisateur: { label: 'Organisateur', type: 'course' },
  magasin: { label: 'Magasin', type: 'club' },
} as const satisfies Readonly<Record<string, { label: string; type: TypeCanal }>>
export type GenreContact = keyof typeof CONTACTS
export const GENRES_CONTACT = Object.keys(CONTACTS) as [GenreContact, ...GenreContact[]]

export const MESSAGES_DE_LABELS = {
  tous: 'Tous les membres',
  suivis: 'Les personnes que je suis',
  personne: 'Personne',
} as const
export type MessagesDe = keyof typeof MESSAGES_DE_LABELS
export const MESSAGES_DE = Object.keys(MESSAGES_DE_LABELS) as [MessagesDe, ...MessagesDe[]]

/**
 * State of a member in a channel: member; request received or sent (first message without a shared
 * channel); or read-only up to their departure.
 */
export const ETATS_CANAL = ['ouvert', 'demande_recue', 'demande_envoyee', 'ferme'] as const
export type EtatCanal = (typeof ETATS_CANAL)[number]

export const TEXTE_MESSAGE_MAX = 5_000
export const PIECES_MESSAGE_MAX = 10
export const NOM_GROUPE_MAX = 80
export const GROUPE_MAX = 100
export const OBJETS_OUVERTS_MAX = 100
export const NON_LUS_MAX = 100
