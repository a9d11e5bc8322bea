import { PHASES, VERDICTS } from '@foulee/domain/club/inscription'
import * as z from 'zod'
import { Day, Id, IdOrSlug, IdParam, Instant, line, Position, Text } from '../shared/fields.ts'
import { created, data, endpoints, file } from '../shared/kit.ts'

/** A group of an event as its members choose it: seconds a kilometre, metres. */
const GroupeChoisi = z.strictObject({
  nom: z.string(),
  allure_min: z.number().optional(),
  allure_max: z.number().optional(),
  distance: z.number().optional(),
})

/** The event and the date that somebody comes to. */
const Objet = {
  evenement: z.strictObject({
    id: Id,
    slug: z.string(),
    titre: z.string(),
    /** Whose it is: an organiser or a shop; null for the staff's. */
    de: Text,
    groupes: z.array(GroupeChoisi),
    /** Cents, paid on the spot. */
    prix: z.int().min(0),
  }),
  date: z.strictObject({
    id: Id,
    jour: Day,
    debut: Instant,
    fin: Instant,
    /** The zone whose clocks show its hours, as the IANA names it. */
    fuseau: z.string(),
    phase: z.enum(PHASES),
    lieu: Text,
    adresse: Text,
    ville: Text,
    position: Position.nullable(),
    /** How to find each other there. */
    rendez_vous: Text,
    /** What differs on this date. */
    precision: Text,
    annulation_motif: Text,
    /** Null for as many as come. */
    places: z.int().min(1).nullable(),
    places_restantes: z.int().min(0).nullable(),
  }),
}
export const DateEvenement = z.strictObject(Objet)
export type DateEvenement = z.infer<typeof DateEvenement>

/** One of my registrations; `code` is the signed part of the address that its QR code holds. */
export const Inscription = z.strictObject({
  id: Id,
  ...Objet,
  etat: z.enum(['inscrit', 'annule']),
  groupe: Text,
  /** Null once it is given up, and for anybody but its member. */
  code: Text,
  /** Whose it is, as the desk reads it; null once the account is erased. */
  nom: Text,
  valide_le: Instant.nullable(),
  annule_le: Instant.nullable(),
  annule_par: z.enum(['membre', 'organisateur', 'date']).nullable(),
  created_at: Instant,
  droits: z.strictObject({ desinscrire: z.boolean(), valider: z.boolean() }),
})
export type Inscription = z.infer<typeof Inscription>

/** My place in the waiting list of a date. */
export const AttenteEvenement = z.strictObject({
  id: Id,
  ...Objet,
  /** `proposee`: a place is held until `expire_le`, registering takes it. */
  etat: z.enum(['attente', 'proposee', 'expiree']),
  rang: z.int().min(1).nullable(),
  expire_le: Instant.nullable(),
  created_at: Instant,
})
export type AttenteEvenement = z.infer<typeof AttenteEvenement>

/** Those to come first, the nearest before; then those that are over, the latest before. */
export const MesInscriptions = z.strictObject({
  inscriptions: z.array(Inscription),
  attentes: z.array(AttenteEvenement),
})
export type MesInscriptions = z.infer<typeof MesInscriptions>

/** One date for me: what I have there, and what I can do. */
export const MaDate = DateEvenement.extend({
  inscription: Inscription.nullable(),
  attente: AttenteEvenement.nullable(),
  droits: z.strictObject({
    inscrire: z.boolean(),
    attendre: z.boolean(),
    /** Whether I hold its desk. */
    accueillir: z.boolean(),
  }),
})
export type MaDate = z.infer<typeof MaDate>

/** Somebody who comes, as the desk keeps them for when it has no network. */
export const Attendu = z.strictObject({
  id: Id,
  /** « Compte supprimé » once it is erased. */
  nom: z.string(),
  groupe: Text,
  /** The first 32 figures of the SHA-256 of the code, so that one can be known again without a network. */
  empreinte: z.string().length(32),
  valide_le: Instant.nullable(),
})
export type Attendu = z.infer<typeof Attendu>

export const Accueil = DateEvenement.extend({
  /** By name. */
  attendus: z.array(Attendu),
  chiffres: z.strictObject({
    inscrits: z.int().min(0),
    valides: z.int().min(0),
    en_attente: z.int().min(0),
  }),
})
export type Accueil = z.infer<typeof Accueil>

/** What the desk saw: a code, or a name that it found (`hash: null`). */
const Vu = z.strictObject({
  inscription: Id,
  hash: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'Ce code est illisible.')
    .nullable(),
  /** When it was seen there, which may be before it is sent. */
  at: Instant,
})
export type Vu = z.infer<typeof Vu>

export const Validation = z.strictObject({
  inscription: Id,
  verdict: z.enum(VERDICTS),
  /** The answer, in French. */
  message: z.string(),
  nom: Text,
  groupe: Text,
  /** When it was validated, by this or before. */
  valide_le: Instant.nullable(),
})
export type Validation = z.infer<typeof Validation>

const OfDate = z.object({ dates_id: IdParam })
const ForDate = z.object({ dates_id: Id })
const MAX_VUS = 500

export const inscriptions = endpoints({
  'POST /api/evenements/inscrire': {
    summary:
      'M’inscrit à une date d’un évènement, jusqu’à sa fin. La même demande (`cle`) envoyée deux fois est une seule inscription. Qui s’est vu proposer une place de la liste d’attente prend celle-là.',
    access: 'reserver',
    body: ForDate.extend({
      /** Chosen by the browser, once for each request. */
      cle: z.uuid(),
      /** The name of one of the groups of the event, where it has some. */
      groupe: line(80).nullable().default(null),
    }),
    reply: created(Inscription),
    errors: [
      'evenement_date_introuvable',
      'date_fermee',
      'evenement_complet',
      'deja_inscrit',
      'cle_deja_prise',
      'trop_de_demandes',
    ],
  },
  'POST /api/evenements/desinscrire': {
    summary: 'Renonce à une date, jusqu’à ce qu’elle commence.',
    access: 'member',
    body: ForDate,
    reply: data(z.null()),
    errors: ['inscription_introuvable', 'date_commencee'],
  },
  'POST /api/evenements/attente': {
    summary: 'Me met sur la liste d’attente d’une date complète, jusqu’à ce qu’elle commence.',
    access: 'reserver',
    body: ForDate,
    reply: created(AttenteEvenement),
    errors: [
      'evenement_date_introuvable',
      'date_commencee',
      'date_fermee',
      'evenement_places',
      'deja_inscrit',
      'attente_proposee',
      'trop_de_demandes',
    ],
  },
  'POST /api/evenements/attente/del': {
    summary: 'Me retire de la liste d’attente d’une date, ou refuse la place proposée.',
    access: 'member',
    body: ForDate,
    reply: data(z.null()),
    errors: ['attente_introuvable'],
  },
  'POST /api/evenements/inscriptions/my': {
    summary: 'Mes inscriptions à des évènements, avec leurs codes, et mes listes d’attente.',
    access: 'member',
    isRead: true,
    reply: data(MesInscriptions),
  },
  'POST /api/evenements/inscriptions/date/{dates_id}': {
    summary: 'Une date d’un évènement, ce que j’y ai et ce que je peux y faire.',
    access: 'member',
    isRead: true,
    params: OfDate,
    reply: data(MaDate),
    errors: ['evenement_date_introuvable'],
  },
  'POST /api/evenements/inscription/{id}': {
    summary: 'Une de mes inscriptions avec son code, ou une de celles que j’accueille, sans lui.',
    access: 'member',
    isRead: true,
    params: z.object({ id: IdParam }),
    reply: data(Inscription),
    errors: ['inscription_introuvable'],
  },
  'POST /api/evenements/accueil/{dates_id}': {
    summary:
      'L’accueil d’une date\u00a0: qui vient, qui est là, et de quoi reconnaître les codes sans réseau.',
    access: 'member',
    isRead: true,
    params: OfDate,
    reply: data(Accueil),
    errors: ['evenement_date_introuvable'],
  },
  'GET /api/evenements/accueil/{dates_id}/export.csv': {
    summary: 'Qui vient à une date, pour un tableur.',
    access: 'member',
    params: OfDate,
    reply: file('text/csv'),
    errors: ['evenement_date_introuvable'],
  },
  'POST /api/evenements/accueil/{dates_id}/valider': {
    summary:
      'Valide ceux que l’accueil d’une date a vus, par leur code ou par leur nom, chacun une fois\u00a0; une réponse pour chacun, la même si l’envoi est répété.',
    access: 'member',
    params: OfDate,
    body: z.object({ vus: z.array(Vu).min(1).max(MAX_VUS) }),
    reply: data(z.array(Validation)),
    errors: ['evenement_date_introuvable'],
  },
  'POST /api/evenements/{id}/valider/{a}/{b}': {
    summary:
      'Valide une inscription (`a`) à un évènement par son code signé (`b`), pour qui tient l’accueil.',
    access: 'member',
    params: z.object({
      id: IdOrSlug,
      a: IdParam,
      b: z.string().regex(/^[\w-]{1,64}$/, 'Ce code est illisible.'),
    }),
    reply: data(Validation),
    errors: ['inscription_introuvable'],
  },
})
