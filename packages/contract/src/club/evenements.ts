import { ETATS_DATE, PORTEURS, TYPES_EVENEMENT } from '@foulee/domain/club/evenement'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { ParcoursPhoto } from '../parcours/parcours.ts'
import {
  Cents,
  Day,
  Id,
  IdOrSlug,
  Instant,
  line,
  Metres,
  Position,
  Text,
  Time,
} from '../shared/fields.ts'
import { FilterDefinition, filterQuery } from '../shared/filters.ts'
import { data, endpoints, file, list } from '../shared/kit.ts'
import { TUILE, Tuile } from '../shared/tuile.ts'
import { evenementFilters } from './evenement-filters.ts'

const Statut = z.enum(['non_publiee', 'en_validation', 'publiee', 'annulee'])

/** Owner of the event; `equipe` is the staff of Foulée, without id and page. */
export const Porteur = z.strictObject({
  type: z.enum(PORTEURS),
  id: Id.nullable(),
  slug: Text,
  nom: z.string(),
  logo: Text,
  ville: Text,
  url: Text,
})
export type Porteur = z.infer<typeof Porteur>

export const DateEvenement = z.strictObject({
  id: Id,
  /** Day given by the rule: key of the date, even after a move. */
  jour: Day,
  debut: Instant,
  fin: Instant,
  /** IANA time zone of its hours. */
  fuseau: z.string(),
  etat: z.enum(ETATS_DATE),
  /** Null for unlimited. */
  places: z.int().nullable(),
  places_restantes: z.int().min(0).nullable(),
  precision: Text,
  lieu: Text,
  position: Position.nullable(),
  annulation_motif: Text,
})
export type DateEvenement = z.infer<typeof DateEvenement>

/** Pace group: seconds per kilometre, the faster first; metres. */
export const GroupeEvenement = z.strictObject({
  nom: line(60),
  allure_min: z.int().min(120).max(1200).optional(),
  allure_max: z.int().min(120).max(1200).optional(),
  distance: z.int().min(100).max(300_000).optional(),
})

export const EvenementCard = z.strictObject({
  id: Id,
  slug: z.string(),
  slug_key: z.string(),
  titre: z.string(),
  type: z.enum(TYPES_EVENEMENT),
  lieu: Text,
  ville: Text,
  departement: Text,
  position: Position.nullable(),
  niveau: z.enum(NIVEAUX).nullable(),
  sports: z.array(z.enum(SPORTS)),
  prix: Cents,
  photo: Text,
  porteur: Porteur,
  serie: Text,
  /** Next date not cancelled, among those that match the filters on days, moments or places. */
  prochaine: DateEvenement.nullable(),
  /** Upcoming dates, cancelled ones excluded. */
  nb_dates: z.int().min(0),
  etat: z.int(),
  statut: Statut,
  publie_le: Instant.nullable(),
  updated_at: Instant,
})
export type EvenementCard = z.infer<typeof EvenementCard>

const ParcoursEvenement = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  distance: Metres.nullable(),
  denivele: Metres.nullable(),
  /** Encoded polylines (5 decimals) of the public part. */
  lignes: z.array(z.string()),
})

export const Evenement = EvenementCard.omit({ photo: true }).extend({
  description: Text,
  adresse: Text,
  code_postal: Text,
  rendez_vous: Text,
  groupes: z.array(GroupeEvenement),
  parcours: ParcoursEvenement.nullable(),
  /** Per date; null for unlimited. */
  places: z.int().nullable(),
  jour: Day.nullable(),
  heure: Time.nullable(),
  duree_minutes: z.int().nullable(),
  /** Rule of the series (RFC 5545, without DTSTART), and its excluded days. */
  regle: Text,
  exclusions: z.array(Day),
  annulation_motif: Text,
  photos: z.array(ParcoursPhoto.omit({ metres: true })),
  /** Next twenty dates, cancelled ones included. */
  dates: z.array(DateEvenement),
})
export type Evenement = z.infer<typeof Evenement>

export const EvenementDate = z.strictObject({
  ...DateEvenement.shape,
  evenement: EvenementCard.omit({ prochaine: true, nb_dates: true, photo: true }),
})
export type EvenementDate = z.infer<typeof EvenementDate>

const EvenementQuery = filterQuery(evenementFilters)
const ByAddress = z.object({ id: IdOrSlug })

export const evenements = endpoints({
  'GET /api/evenements': {
    summary:
      'Évènements publiés qui ont une date à venir, filtrés et triés\u00a0; `my=1`\u00a0: ceux de mes organisateurs et de mes magasins, brouillons compris.',
    access: 'public',
    query: EvenementQuery,
    reply: list(EvenementCard),
  },
  'GET /api/evenements/dates': {
    summary:
      'Les dates des évènements publiés qui passent les filtres, de `debut_min` (aujourd’hui sans lui) à `debut_max`, annulées comprises, la plus proche d’abord.',
    access: 'public',
    query: EvenementQuery,
    reply: list(EvenementDate),
  },
  'GET /api/evenements/{id}': {
    summary: 'Un évènement et ses prochaines dates, par son identifiant ou son slug.',
    access: 'public',
    params: ByAddress,
    reply: data(Evenement),
    errors: ['evenement_introuvable'],
  },
  'GET /api/filtres/evenements': {
    summary: 'Les filtres des évènements, avec leurs options.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
  'GET /api/evenements/tuiles/{z}/{x}/{y}': {
    summary:
      'Une tuile vectorielle des évènements publiés qui passent les filtres\u00a0: groupes de loin, un par un de près.',
    access: 'public',
    params: Tuile,
    query: EvenementQuery,
    reply: file(TUILE),
  },
  'GET /api/evenements/{id}/calendrier.ics': {
    summary: 'Le calendrier (iCalendar) d’un évènement\u00a0: ses dates, annulées comprises.',
    access: 'public',
    params: ByAddress,
    reply: file('text/calendar'),
    errors: ['evenement_introuvable'],
  },
  'GET /api/sorties': {
    summary: 'Le nombre d’évènements à venir par département, pour l’annuaire public.',
    access: 'public',
    reply: data(
      z.strictObject({
        departements: z.array(z.strictObject({ departement: z.string(), nb: z.int() })),
        nb: z.int(),
      }),
    ),
  },
})
