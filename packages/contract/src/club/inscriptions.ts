import { PHASES, VERDICTS } from '@foulee/domain/club/inscription'
import * as z from 'zod'
import { Day, Id, IdOrSlug, IdParam, Instant, line, Position, Text } from '../shared/fields.ts'
import { created, data, endpoints, file } from '../shared/kit.ts'

const GroupeChoisi = z.strictObject({
  nom: z.string(),
  allure_min: z.number().optional(),
  allure_max: z.number().optional(),
  distance: z.number().optional(),
})

const Objet = {
  evenement: z.strictObject({
    id: Id,
    slug: z.string(),
    titre: z.string(),
    de: Text,
    groupes: z.array(GroupeChoisi),
    /** Cents, paid on site. */
    prix: z.int().min(0),
  }),
  date: z.strictObject({
    id: Id,
    jour: Day,
    debut: Instant,
    fin: Instant,
    fuseau: z.string(),
    phase: z.enum(PHASES),
    lieu: Text,
    adresse: Text,
    ville: Text,
    position: Position.nullable(),
    rendez_vous: Text,
    precision: Text,
    annulation_motif: Text,
    places: z.int().min(1).nullable(),
    places_restantes: z.int().min(0).nullable(),
  }),
}
export const DateEvenement = z.strictObject(Objet)
export type DateEvenement = z.infer<typeof DateEvenement>

export const Inscription = z.strictObject({
  id: Id,
  ...Objet,
  etat: z.enum(['inscrit', 'annule']),
  groupe: Text,
  /** Signed part of the URL in the QR code; null once cancelled, and for other viewers. */
  code: Text,
  /** Name for the check-in; null once the account is erased. */
  nom: Text,
  valide_le: Instant.nullable(),
  annule_le: Instant.nullable(),
  annule_par: z.enum(['membre', 'organisateur', 'date']).nullable(),
  created_at: Instant,
  droits: z.strictObject({ desinscrire: z.boolean(), valider: z.boolean() }),
})
export type Inscription = z.infer<typeof Inscription>

export const AttenteEvenement = z.strictObject({
  id: Id,
  ...Objet,
  /** `proposee`: a place is held until `expire_le`; registering takes it. */
  etat: z.enum(['attente', 'proposee', 'expiree']),
  rang: z.int().min(1).nullable(),
  expire_le: Instant.nullable(),
  created_at: Instant,
})
export type AttenteEvenement = z.infer<typeof AttenteEvenement>

/** Upcoming ones first, nearest first; then past ones, latest first. */
export const MesInscriptions = z.strictObject({
  inscriptions: z.array(Inscription),
  attentes: z.array(AttenteEvenement),
})
export type MesInscriptions = z.infer<typeof MesInscriptions>

export const MaDate = DateEvenement.extend({
  inscription: Inscription.nullable(),
  attente: AttenteEvenement.nullable(),
  droits: z.strictObject({
    inscrire: z.boolean(),
    attendre: z.boolean(),
    accueillir: z.boolean(),
  }),
})
export type MaDate = z.infer<typeof MaDate>

export const Attendu = z.strictObject({
  id: Id,
  nom: z.string(),
  groupe: Text,
  /** First 32 hex digits of the SHA-256 of the code, to recognise it offline. */
  empreinte: z.string().length(32),
  valide_le: Instant.nullable(),
})
export type Attendu = z.infer<typeof Attendu>

/** Somebody who came without a registration; `nom` is null once erased. */
export const Venu = z.strictObject({
  id: Id,
  nom: Text,
  groupe: Text,
  venu_le: Instant,
})
export type Venu = z.infer<typeof Venu>

export const Accueil = DateEvenement.extend({
  attendus: z.array(Attendu),
  venus: z.array(Venu),
  chiffres: z.strictObject({
    inscrits: z.int().min(0),
    valides: z.int().min(0),
    venus: z.int().min(0),
    en_attente: z.int().min(0),
  }),
})
export type Accueil = z.infer<typeof Accueil>

/** A scanned code, or a name picked from the list (`hash: null`). */
const Vu = z.strictObject({
  inscription: Id,
  hash: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'Ce code est illisible.')
    .nullable(),
  /** Time of the scan, possibly earlier than the upload. */
  at: Instant,
})
export type Vu = z.infer<typeof Vu>

export const Validation = z.strictObject({
  inscription: Id,
  verdict: z.enum(VERDICTS),
  message: z.string(),
  nom: Text,
  groupe: Text,
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
      /** Idempotency key, chosen by the browser per request. */
      cle: z.uuid(),
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
  'POST /api/evenements/accueil/{dates_id}/devalider': {
    summary:
      'Annule une validation faite par erreur\u00a0: la personne est de nouveau attendue, et ses points sont repris.',
    access: 'member',
    params: OfDate,
    body: z.object({
      inscription: Id,
      /** By the clock of the desk; check-ins seen until then do not count. */
      at: Instant,
    }),
    reply: data(z.null()),
    errors: ['evenement_date_introuvable', 'inscription_introuvable', 'accueil_ferme'],
  },
  'POST /api/evenements/accueil/{dates_id}/venus': {
    summary:
      'Note quelqu’un qui est venu sans s’inscrire. La même demande (`cle`) envoyée deux fois est une seule personne.',
    access: 'member',
    params: OfDate,
    body: z.object({
      /** Idempotency key, chosen by the desk for each person. */
      cle: z.uuid(),
      nom: line(80),
      groupe: line(80).nullable().default(null),
      at: Instant,
    }),
    reply: created(Venu),
    errors: ['evenement_date_introuvable', 'accueil_ferme'],
  },
  'POST /api/evenements/accueil/{dates_id}/venus/del': {
    summary: 'Retire quelqu’un qui avait été noté comme venu sans s’inscrire.',
    access: 'member',
    params: OfDate,
    body: z.object({ id: Id }),
    reply: data(z.null()),
    errors: ['evenement_date_introuvable', 'inscription_introuvable', 'accueil_ferme'],
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
