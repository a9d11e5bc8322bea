/** What somebody writes to others, and where (produit 13.11). */

/** Where one talks: two people, some people, or those of a race, a plan, a stay or a coach. */
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
 * What a channel can be bound to: who is in it follows from the thing. An edition, a plan that members
 * follow, a departure, one booking, a coach with their athletes, a contact of one member with a structure.
 */
export const OBJETS_CANAL = [
  'edition',
  'plan',
  'depart',
  'reservation',
  'coach',
  'contact',
] as const
export type ObjetCanal = (typeof OBJETS_CANAL)[number]

/**
 * The structures that one writes to from their page, and the type that such a talk has on the wire: the
 * one of what the structure offers (decision 0123).
 */
export const CONTACTS = {
  agence: { label: 'Agence', type: 'sejour' },
  organisateur: { label: 'Organisateur', type: 'course' },
  magasin: { label: 'Magasin', type: 'club' },
} as const satisfies Readonly<Record<string, { label: string; type: TypeCanal }>>
export type GenreContact = keyof typeof CONTACTS
export const GENRES_CONTACT = Object.keys(CONTACTS) as [GenreContact, ...GenreContact[]]

/** Who may begin to write to me. */
export const MESSAGES_DE_LABELS = {
  tous: 'Tous les membres',
  suivis: 'Les personnes que je suis',
  personne: 'Personne',
} as const
export type MessagesDe = keyof typeof MESSAGES_DE_LABELS
export const MESSAGES_DE = Object.keys(MESSAGES_DE_LABELS) as [MessagesDe, ...MessagesDe[]]

/**
 * Where a member stands in a channel: in it; asked by a stranger, or having asked one (the first words
 * of somebody that one shares nothing with are a request); or reading only what was said before.
 */
export const ETATS_CANAL = ['ouvert', 'demande_recue', 'demande_envoyee', 'ferme'] as const
export type EtatCanal = (typeof ETATS_CANAL)[number]

export const TEXTE_MESSAGE_MAX = 5_000
/** Photos and tracks of one message. */
export const PIECES_MESSAGE_MAX = 10
export const NOM_GROUPE_MAX = 80
/** People of a group, its founder included. */
export const GROUPE_MAX = 100
/** So many things at a time are asked for whether their talk is open. */
export const OBJETS_OUVERTS_MAX = 100
/** Unread messages are counted as far as this. */
export const NON_LUS_MAX = 100
