import { GESTES_AGENCE, MAX_PARTICIPANTS } from '@foulee/domain/sejours/reservation'
import * as z from 'zod'
import { Cents, Id, IdParam, paragraph } from '../shared/fields.ts'
import { created, data, endpoints, file } from '../shared/kit.ts'
import { Attente, ParticipantDonne, Reservation, ReservationCard } from './reservation.ts'

/** Current standard information form of a departure (arrêté du 1er mars 2018). */
export const Formulaire = z.strictObject({
  /** Blocks separated by an empty line, each starting with its heading. */
  texte: z.string(),
  /** SHA-256 of the text, sent with the booking as proof of the version read. */
  empreinte: z.string(),
})
export type Formulaire = z.infer<typeof Formulaire>

export const MesReservations = z.strictObject({
  reservations: z.array(ReservationCard),
  attentes: z.array(Attente),
})
export type MesReservations = z.infer<typeof MesReservations>

const Participants = z.array(ParticipantDonne).min(1).max(MAX_PARTICIPANTS)
const Telephone = z
  .string()
  .trim()
  .regex(/^\+?[0-9 .()-]{6,20}$/, 'Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.')

const ByNumber = z.object({ id: IdParam })
const PLACES = ['depart_ferme', 'places_insuffisantes'] as const

export const reservations = endpoints({
  'GET /api/voyages/disponibilite/{id}/formulaire': {
    summary:
      'Le formulaire d’information standard d’un départ, tel qu’il se lit aujourd’hui\u00a0; on l’accepte avant de réserver.',
    access: 'public',
    params: ByNumber,
    reply: data(Formulaire),
    errors: ['disponibilite_introuvable'],
  },
  'POST /api/voyages/reserve': {
    summary:
      'Demande des places pour un départ, et les tient le temps que l’agence réponde. La même demande (`cle`) envoyée deux fois est une seule réservation. Qui s’est vu proposer des places de la liste d’attente prend celles-là.',
    access: 'reserver',
    body: z.object({
      disponibilites_id: Id,
      /** Idempotency key, chosen by the browser per request. */
      cle: z.uuid(),
      participants: Participants,
      /** Number of participants with `chambre: null`. */
      nb_single: z.int().min(0).max(MAX_PARTICIPANTS).default(0),
      message: paragraph(2000).default(''),
      telephone: Telephone,
      /** `empreinte` of the displayed information form. */
      formulaire: z.string().regex(/^[0-9a-f]{64}$/, 'Lisez d’abord le formulaire d’information.'),
    }),
    reply: created(Reservation),
    errors: [
      'disponibilite_introuvable',
      ...PLACES,
      'formulaire_change',
      'cle_deja_prise',
      'trop_de_demandes',
    ],
  },
  'POST /api/reservations/my': {
    summary: 'Mes réservations et mes listes d’attente.',
    access: 'member',
    isRead: true,
    reply: data(MesReservations),
  },
  'POST /api/reservations/{id}': {
    summary: 'Une de mes réservations, ou de celles de mes agences.',
    access: 'member',
    isRead: true,
    params: ByNumber,
    reply: data(Reservation),
    errors: ['reservation_introuvable'],
  },
  'POST /api/reservations/{id}/annuler': {
    summary:
      'Renonce à une de mes réservations. `frais`\u00a0: ce que cela coûte, tel qu’il a été montré (`frais_annulation`).',
    access: 'member',
    params: ByNumber,
    body: z.object({ frais: Cents, motif: paragraph(1000).default('') }),
    reply: data(Reservation),
    errors: ['reservation_introuvable', 'reservation_geste', 'frais_changes'],
  },
  'POST /api/reservations/{id}/participants': {
    summary:
      'Change qui vient et qui dort avec qui, jusqu’à la clôture du départ\u00a0; autant de personnes, autant de chambres individuelles.',
    access: 'member',
    params: ByNumber,
    body: z.object({ participants: Participants }),
    reply: data(Reservation),
    errors: ['reservation_introuvable', 'reservation_geste'],
  },
  'POST /api/reservations/{id}/etat': {
    summary:
      'Confirme une demande, la refuse, ou annule une réservation d’une de mes agences\u00a0; les deux dernières avec la raison.',
    access: 'member',
    params: ByNumber,
    body: z.object({ geste: z.enum(GESTES_AGENCE), motif: paragraph(1000).default('') }),
    reply: data(Reservation),
    errors: ['reservation_introuvable', 'reservation_geste'],
  },
  'GET /api/reservations/{id}/calendrier.ics': {
    summary: 'Une de mes réservations au format iCalendar.',
    access: 'member',
    params: ByNumber,
    reply: file('text/calendar'),
    errors: ['reservation_introuvable'],
  },
  'POST /api/voyages/attente': {
    summary:
      'Me met sur la liste d’attente d’un départ complet\u00a0; une seconde fois, change le nombre de places. En demander plus remet à la fin de la liste.',
    access: 'reserver',
    body: z.object({
      disponibilites_id: Id,
      nb_places: z.int().min(1).max(MAX_PARTICIPANTS),
    }),
    reply: created(Attente),
    errors: [
      'disponibilite_introuvable',
      'depart_ferme',
      'places_libres',
      'attente_proposee',
      'trop_de_demandes',
    ],
  },
  'POST /api/voyages/attente/del': {
    summary: 'Me retire de la liste d’attente d’un départ, ou refuse les places proposées.',
    access: 'member',
    body: z.object({ disponibilites_id: Id }),
    reply: data(z.null()),
    errors: ['attente_introuvable'],
  },
})
