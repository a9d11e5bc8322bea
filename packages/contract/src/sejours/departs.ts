import { ETATS_DEPART, RYTHMES } from '@foulee/domain/sejours/depart'
import * as z from 'zod'
import { Cents, Day, Id, IdParam, Instant, line, paragraph, Text } from '../shared/fields.ts'
import { formCents, formChoice, formDay, formInteger } from '../shared/form-fields.ts'
import { created, data, endpoints, file } from '../shared/kit.ts'
import { FormVersion } from '../shared/publication.ts'
import { AttenteBureau, ReservationBureau } from './reservation.ts'

export const Depart = z.strictObject({
  id: Id,
  debut: Day,
  fin: Day,
  places: z.int(),
  /** Held by requests, bookings and waiting-list offers; and confirmed ones. */
  places_prises: z.int().min(0),
  places_confirmees: z.int().min(0),
  places_restantes: z.int().min(0),
  participants_min: z.int(),
  prix: Cents,
  prix_barre: Cents.nullable(),
  supplement_single: Cents.nullable(),
  cloture: Day,
  etat: z.enum(ETATS_DEPART),
  est_garanti: z.boolean(),
  annule_le: Instant.nullable(),
  annulation_motif: Text,
  nb_demandes: z.int().min(0),
  nb_attentes: z.int().min(0),
  nb_proposees: z.int().min(0),
  droits: z.strictObject({ modifier: z.boolean(), supprimer: z.boolean(), annuler: z.boolean() }),
})
export type Depart = z.infer<typeof Depart>

export const VoyageDeparts = z.strictObject({
  /** Optimistic lock of the stay, sent back with a change. */
  version: z.int(),
  /** Duration of the stay, from which the last day of a new departure follows. */
  duree_jours: z.int().nullable(),
  departs: z.array(Depart),
})
export type VoyageDeparts = z.infer<typeof VoyageDeparts>

/** First departure created, and the refreshed section. */
const DepartEcrit = Depart.extend({ ensemble: VoyageDeparts })

/** Participants of one booking sharing a room, or a single room. */
const Chambre = z.strictObject({
  reservations_id: Id,
  individuelle: z.boolean(),
  occupants: z.array(z.string()),
})

export const Bureau = z.strictObject({
  voyage: z.strictObject({ id: Id, slug: z.string(), titre: z.string() }),
  depart: Depart,
  reservations: z.array(ReservationBureau),
  attentes: z.array(AttenteBureau),
  chambres: z.array(Chambre),
  chiffres: z.strictObject({
    demandes: z.int(),
    confirmees: z.int(),
    annulees: z.int(),
    participants: z.int(),
    /** Cents: total of confirmed bookings, and of their deposits. */
    total: Cents,
    acomptes: Cents,
  }),
})
export type Bureau = z.infer<typeof Bureau>

/** Partial update: an empty text clears the value. Prices in cents. */
const DepartChanges = z
  .object({
    debut: formDay,
    /** Defaults to the duration of the stay. */
    fin: formDay,
    places: formInteger,
    participants_min: formInteger,
    prix: formCents,
    supplement_single: formCents,
    /** Last day for requests; the eve of the departure by default. */
    cloture: formDay,
  })
  .partial()
export type DepartChanges = z.output<typeof DepartChanges>

const ByNumber = z.object({ id: IdParam })
const OfVoyage = z.object({ id: IdParam, disponibilites_id: IdParam })
const MINE = ['voyage_introuvable', 'acces_refuse'] as const
const ITS = [...MINE, 'disponibilite_introuvable', 'version_depassee'] as const

export const departs = endpoints({
  'GET /api/voyages/{id}/departs': {
    summary: 'Les départs d’un de mes séjours, avec ce qui y est réservé.',
    access: 'member',
    params: ByNumber,
    reply: data(VoyageDeparts),
    errors: MINE,
  },
  'POST /api/voyages/disponibilite/{id}': {
    summary:
      'Ajoute un départ à un de mes séjours\u00a0; avec `rythme` et `jusqu_au`, tous ceux qui se suivent à ce rythme, 60\u00a0au plus.',
    access: 'member',
    multipart: true,
    params: ByNumber,
    body: DepartChanges.extend({
      rythme: formChoice(RYTHMES).optional(),
      jusqu_au: formDay.optional(),
      version: FormVersion.optional(),
    }),
    reply: created(DepartEcrit),
    errors: [...MINE, 'version_depassee', 'trop_d_elements'],
  },
  'POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}': {
    summary:
      'Change les champs envoyés d’un départ. Qui l’a réservé ou le garde est prévenu d’un changement de date ou de prix.',
    access: 'member',
    multipart: true,
    params: OfVoyage,
    body: DepartChanges.extend({ version: FormVersion.optional() }),
    reply: data(VoyageDeparts),
    errors: [...ITS, 'depart_ferme'],
  },
  'POST /api/voyages/disponibilite/{id}/del/{disponibilites_id}': {
    summary: 'Retire un départ que personne n’a jamais réservé.',
    access: 'member',
    params: OfVoyage,
    reply: data(VoyageDeparts),
    errors: [...ITS, 'depart_reserve', 'voyage_incomplet'],
  },
  'POST /api/voyages/disponibilite/{id}/annuler/{disponibilites_id}': {
    summary:
      'Annule un départ, pour toujours\u00a0: ses réservations le sont avec lui, sans frais, et chacun est prévenu avec la raison.',
    access: 'member',
    params: OfVoyage,
    body: z.object({
      motif: paragraph(1000),
      version: z.int().min(1).max(2_147_483_647).optional(),
    }),
    reply: data(VoyageDeparts),
    errors: [...ITS, 'depart_ferme'],
  },
  'POST /api/voyages/depart/{id}': {
    summary: 'Le bureau d’un de mes départs\u00a0: qui vient, les chambres, la liste d’attente.',
    access: 'member',
    isRead: true,
    params: ByNumber,
    reply: data(Bureau),
    errors: ['disponibilite_introuvable'],
  },
  'POST /api/voyages/depart/{id}/message': {
    summary:
      'Écrit à tous ceux dont la demande ou la réservation tient, pour un de mes départs\u00a0: un email à chacun, et un message dans la discussion du départ.',
    access: 'ecrire_message',
    isCreation: true,
    params: ByNumber,
    body: z.object({ sujet: line(150), texte: paragraph(4800) }),
    reply: data(z.strictObject({ nb: z.int().min(0) })),
    errors: ['disponibilite_introuvable', 'trop_de_demandes'],
  },
  'GET /api/voyages/depart/{id}/export.csv': {
    summary: 'Les participants d’un de mes départs, pour un tableur.',
    access: 'member',
    params: ByNumber,
    reply: file('text/csv'),
    errors: ['disponibilite_introuvable'],
  },
})
