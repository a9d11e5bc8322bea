import { ETATS_DEPART } from '@foulee/domain/sejours/depart'
import {
  AUTEURS_FIN,
  ETATS_RESERVATION,
  MAX_PARTICIPANTS,
} from '@foulee/domain/sejours/reservation'
import * as z from 'zod'
import { Cents, Day, Id, Instant, line, Text } from '../shared/fields.ts'
import { Palier } from './voyages.ts'

export const ParticipantDonne = z.strictObject({
  prenom: line(60),
  nom: line(60),
  naissance: Day,
  /** Equal numbers share a room; null is a single room. */
  chambre: z.int().min(1).max(MAX_PARTICIPANTS).nullable(),
})
export type ParticipantDonne = z.infer<typeof ParticipantDonne>

export const Participant = ParticipantDonne.extend({ id: Id, prenom: z.string(), nom: z.string() })
export type Participant = z.infer<typeof Participant>

/** Common to all views of a booking. Amounts in cents, frozen at booking. */
export const ReservationFaits = z.strictObject({
  id: Id,
  etat: z.enum(ETATS_RESERVATION),
  nb_places: z.int().min(1),
  nb_single: z.int().min(0),
  prix: Cents,
  supplement_single: Cents,
  total: Cents,
  acompte: Cents,
  solde_le: Day,
  expire_le: Instant.nullable(),
  confirme_le: Instant.nullable(),
  annule_le: Instant.nullable(),
  annule_par: z.enum(AUTEURS_FIN).nullable(),
  annulation_motif: Text,
  frais: Cents.nullable(),
  created_at: Instant,
})

const Objet = {
  voyage: z.strictObject({
    id: Id,
    slug: z.string(),
    titre: z.string(),
    lieu: Text,
    photo: Text,
    is_visible: z.boolean(),
  }),
  depart: z.strictObject({
    id: Id,
    debut: Day,
    fin: Day,
    cloture: Day,
    etat: z.enum(ETATS_DEPART),
    est_garanti: z.boolean(),
    places_restantes: z.int().min(0),
    prix: Cents,
    supplement_single: Cents.nullable(),
  }),
}

export const ReservationCard = ReservationFaits.extend({ ...Objet, agence: z.string() })
export type ReservationCard = z.infer<typeof ReservationCard>

const Mouvement = z.strictObject({
  le: Instant,
  de: z.enum(ETATS_RESERVATION).nullable(),
  vers: z.enum(ETATS_RESERVATION),
  qui: z.enum(['membre', 'agence', 'foulee']),
  motif: Text,
})

export const Reservation = ReservationFaits.extend({
  ...Objet,
  agence: z.strictObject({
    id: Id,
    slug: z.string(),
    nom: z.string(),
    email: Text,
    telephone: Text,
    immatriculation: Text,
  }),
  /** Null once the account is erased. */
  membre: z.strictObject({ id: Id, nom: z.string(), email: z.string() }).nullable(),
  telephone: Text,
  message: Text,
  /** Empty once erased, some months after the return. */
  participants: z.array(Participant),
  bareme: z.array(Palier),
  reglement: Text,
  formulaire: z.strictObject({ texte: z.string(), lu_le: Instant }),
  journal: z.array(Mouvement),
  /** Fee if the member cancelled today; null if not possible. */
  frais_annulation: Cents.nullable(),
  droits: z.strictObject({
    renoncer: z.boolean(),
    participants: z.boolean(),
    confirmer: z.boolean(),
    refuser: z.boolean(),
    annuler: z.boolean(),
  }),
})
export type Reservation = z.infer<typeof Reservation>

export const Attente = z.strictObject({
  id: Id,
  ...Objet,
  agence: z.string(),
  nb_places: z.int().min(1),
  /** `proposee`: the places are held until `expire_le`; booking takes them. */
  etat: z.enum(['attente', 'proposee', 'expiree']),
  /** From 1; null once no longer waiting. */
  rang: z.int().min(1).nullable(),
  expire_le: Instant.nullable(),
  created_at: Instant,
})
export type Attente = z.infer<typeof Attente>

export const ReservationBureau = ReservationFaits.extend({
  membre: Reservation.shape.membre,
  telephone: Text,
  message: Text,
  participants: z.array(Participant),
  droits: Reservation.shape.droits.pick({ confirmer: true, refuser: true, annuler: true }),
})
export type ReservationBureau = z.infer<typeof ReservationBureau>

export const AttenteBureau = z.strictObject({
  id: Id,
  nom: z.string(),
  nb_places: z.int().min(1),
  etat: z.enum(['attente', 'proposee']),
  rang: z.int().min(1),
  expire_le: Instant.nullable(),
  created_at: Instant,
})
export type AttenteBureau = z.infer<typeof AttenteBureau>
