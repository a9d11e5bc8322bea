import { NIVEAUX } from '@foulee/domain/membres/profil'
import { ETATS_DEPART } from '@foulee/domain/sejours/depart'
import { PAYS } from '@foulee/domain/shared/pays'
import { SPORTS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { Cents, Day, Id, IdOrSlug, Instant, Metres, Position, Text } from '../shared/fields.ts'
import { FilterDefinition, filterQuery } from '../shared/filters.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { voyageFilters } from './voyage-filters.ts'

const Statut = z.enum(['non_publiee', 'en_validation', 'publiee', 'annulee'])
const Pays = z.enum(PAYS as [string, ...string[]])
const Niveau = z.enum(NIVEAUX)
const Sport = z.enum(SPORTS)

const AgenceNommee = z.strictObject({ id: Id, slug: z.string(), nom: z.string(), logo: Text })

const ProchainDepart = z.strictObject({
  id: Id,
  debut: Day,
  fin: Day,
  prix: Cents,
  etat: z.enum(ETATS_DEPART),
  places_restantes: z.int().min(0),
})

export const VoyageCard = z.strictObject({
  id: Id,
  slug: z.string(),
  slug_key: z.string(),
  titre: z.string(),
  lieu: Text,
  pays: Pays,
  region: Text,
  position: Position.nullable(),
  duree_jours: z.int().nullable(),
  niveau: Niveau.nullable(),
  sports: z.array(Sport),
  photo: Text,
  agence: AgenceNommee,
  prix_des: Cents.nullable(),
  prochain: ProchainDepart.nullable(),
  nb_departs: z.int().min(0),
  dossard_inclus: z.boolean(),
  /** Metres over all days; null if unknown for all. */
  distance: Metres.nullable(),
  denivele: Metres.nullable(),
  note: z.number().nullable(),
  nb_notes: z.int(),
  etat: z.int(),
  statut: Statut,
  publie_le: Instant.nullable(),
  updated_at: Instant,
})
export type VoyageCard = z.infer<typeof VoyageCard>

const JourneeParcours = z.strictObject({
  id: Id,
  slug: z.string(),
  titre: z.string(),
  /** Encoded polylines (5 decimals) of the public part. */
  lignes: z.array(z.string()),
})

const JourneeEpreuve = z.strictObject({
  id: Id,
  nom: z.string(),
  url: z.string(),
  date: Day.nullable(),
  est_annulee: z.boolean(),
})

export const Journee = z.strictObject({
  id: Id,
  ordre: z.int().min(0),
  titre: z.string(),
  description: Text,
  /** From its public parcours, else as given by the agency. */
  distance: Metres.nullable(),
  denivele: Metres.nullable(),
  hebergement: Text,
  repas: Text,
  transport: Text,
  parcours: JourneeParcours.nullable(),
  epreuve: JourneeEpreuve.nullable(),
  dossard_inclus: z.boolean(),
})
export type Journee = z.infer<typeof Journee>

export const Inclus = z.strictObject({
  id: Id,
  libelle: z.string(),
  inclus: z.boolean(),
  ordre: z.int().min(0),
})
export type Inclus = z.infer<typeof Inclus>

export const Disponibilite = z.strictObject({
  id: Id,
  debut: Day,
  fin: Day,
  places: z.int(),
  places_restantes: z.int().min(0),
  participants_min: z.int(),
  etat: z.enum(ETATS_DEPART),
  est_garanti: z.boolean(),
  prix: Cents,
  /** Lowest price of the thirty days before a reduction; null without one. */
  prix_barre: Cents.nullable(),
  supplement_single: Cents.nullable(),
  cloture: Day,
  annulation_motif: Text,
})
export type Disponibilite = z.infer<typeof Disponibilite>

export const Palier = z.strictObject({
  jours: z.int().min(0).max(365),
  part: z.int().min(0).max(100),
})

const AgenceVendeuse = AgenceNommee.extend({
  ville: Text,
  site: Text,
  verifie: z.boolean(),
  immatriculation: Text,
  garant: Text,
  garant_adresse: Text,
  assureur: Text,
  assureur_adresse: Text,
})

export const Voyage = VoyageCard.omit({ agence: true, prochain: true, photo: true }).extend({
  agence: AgenceVendeuse,
  description: Text,
  departement: Text,
  participants_min: z.int().nullable(),
  participants_max: z.int().nullable(),
  age_min: z.int().nullable(),
  assurance: Text,
  acces: Text,
  formalites: Text,
  materiel: z.array(z.string()),
  delai_heures: z.int(),
  acompte: z.int(),
  solde_jours: z.int(),
  reglement: Text,
  bareme: z.array(Palier),
  annulation_motif: Text,
  photos: z.array(
    z.strictObject({
      id: Id,
      id_photo: Id,
      titre: Text,
      description: Text,
      ordre: z.int(),
      url: z.string(),
      largeur: z.int(),
      hauteur: z.int(),
      position: Position.nullable(),
    }),
  ),
  inclus: z.array(Inclus),
  journees: z.array(Journee),
  /** Upcoming ones first, nearest first; then past ones of the last year. */
  disponibilites: z.array(Disponibilite),
  social: z.array(
    z.strictObject({ id: Id, reseau: z.string(), url: z.string(), model: z.literal('voyage') }),
  ),
  extensions: z.array(
    z.strictObject({ id: Id, type: z.string(), id_ext: z.string(), support_id: z.int() }),
  ),
  partners: z.array(
    z.strictObject({
      id: Id,
      type: z.enum(['hebergement', 'classic']),
      nom: z.string(),
      description: Text,
      url: Text,
      logo: Text,
    }),
  ),
  actualites: z.array(z.strictObject({ id: Id, titre: z.string(), texte: z.string(), date: Day })),
})
export type Voyage = z.infer<typeof Voyage>

const VoyageQuery = filterQuery(voyageFilters)

export const voyages = endpoints({
  'GET /api/voyages': {
    summary:
      'Séjours publiés, filtrés et triés\u00a0; `my=1`\u00a0: ceux de mes agences, brouillons compris.',
    access: 'public',
    query: VoyageQuery,
    reply: list(VoyageCard),
  },
  'POST /api/voyages': {
    summary: 'La même liste\u00a0; `my=1`\u00a0: les séjours de mes agences, brouillons compris.',
    access: 'public',
    isRead: true,
    query: VoyageQuery,
    reply: list(VoyageCard),
  },
  'GET /api/voyages/{id}': {
    summary: 'Un séjour, par son identifiant ou son slug.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: data(Voyage),
    errors: ['voyage_introuvable'],
  },
  'GET /api/filtres/voyages': {
    summary: 'Les filtres des séjours, avec leurs options.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
  'GET /api/courses/{id}/voyages': {
    summary: 'Les séjours à venir dont une course est une étape, le prochain départ d’abord.',
    access: 'public',
    params: z.object({ id: IdOrSlug }),
    reply: data(z.array(VoyageCard)),
    errors: ['course_introuvable'],
  },
  'GET /api/destinations': {
    summary: 'Le nombre de séjours à venir par pays et, en France, par région.',
    access: 'public',
    reply: data(
      z.strictObject({
        pays: z.array(z.strictObject({ pays: Pays, nb: z.int() })),
        regions: z.array(z.strictObject({ region: z.string(), nb: z.int() })),
        nb: z.int(),
      }),
    ),
  },
})
