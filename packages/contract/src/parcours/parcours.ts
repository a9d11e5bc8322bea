import {
  DIFFICULTES,
  FORMES,
  POINT_PARCOURS_TYPES,
  TYPES_PARCOURS,
} from '@foulee/domain/parcours/parcours'
import { TYPES_SURFACE } from '@foulee/domain/shared/surface'
import * as z from 'zod'
import { Desserrage, desserrerFilters } from '../shared/desserrer.ts'
import { Id, IdOrSlug, Instant, Metres, Position, Text } from '../shared/fields.ts'
import { FilterDefinition, filterQuery } from '../shared/filters.ts'
import { data, endpoints, list } from '../shared/kit.ts'
import { parcoursFilters } from './parcours-filters.ts'

const Statut = z.enum(['non_publiee', 'en_validation', 'publiee', 'annulee'])
export const TypeParcours = z.enum(TYPES_PARCOURS)
export const Surface = z.enum(TYPES_SURFACE)
const Forme = z.enum(FORMES)
const Difficulte = z.enum(DIFFICULTES)

/** « Compte supprimé » has no id. */
const Auteur = z.strictObject({ users_id: Id.nullable(), nom: z.string(), avatar: Text })

export const ParcoursCard = z.strictObject({
  id: Id,
  slug: z.string(),
  slug_key: z.string(),
  /** « Parcours sans titre » if unnamed. */
  titre: z.string(),
  types: z.array(TypeParcours),
  forme: Forme.nullable(),
  difficulte: Difficulte.nullable(),
  distance: Metres.nullable(),
  denivele: Metres.nullable(),
  km_effort: z.number().nullable(),
  ville: Text,
  departement: Text,
  region: Text,
  position: Position.nullable(),
  /** Visible part in about sixty points, as encoded polylines (5 decimals), for a sketch. */
  croquis: z.array(z.string()),
  photo: Text,
  note: z.number().nullable(),
  nb_notes: z.int(),
  etat: z.int(),
  statut: Statut,
  auteur: Auteur,
  publie_le: Instant.nullable(),
  updated_at: Instant,
})
export type ParcoursCard = z.infer<typeof ParcoursCard>

export const MonParcours = ParcoursCard.extend({ renvoi_motif: Text.optional() })
export type MonParcours = z.infer<typeof MonParcours>

/** Smoothed, and raw sum of the file (decision 0041). */
const Denivele = z.strictObject({ calcule: Metres.nullable(), brut: Metres.nullable() })

export const Montee = z.strictObject({
  debut: Metres,
  fin: Metres,
  denivele: Metres,
  /** Mean and maximum gradient, as shares: 0.12 is 12 %. */
  pente_moyenne: z.number(),
  pente_max: z.number(),
  altitude_debut: z.int(),
  altitude_fin: z.int(),
})
export type Montee = z.infer<typeof Montee>

/** Evenly spaced points of the visible part, ends included; arrays of equal length. */
export const Profil = z.strictObject({
  pas: z.number(),
  positions: z.string(),
  /** Metres, to 0.1. */
  altitudes: z.array(z.number().nullable()),
  /** Shares, to 0.001. */
  pentes: z.array(z.number().nullable()),
})
export type Profil = z.infer<typeof Profil>

const Kilometre = z.strictObject({
  fin: Metres,
  denivele: Metres.nullable(),
  denivele_negatif: Metres.nullable(),
})

/** Smoothing parameters: measured altitude noise, and radius, in metres. */
const Lissage = z.strictObject({ bruit: z.number(), rayon: z.int() })

/** Data of the visible part; distances from its start. */
export const Trace = z.strictObject({
  /** Changes with the track: cache key in URLs of downloads and drawings. */
  version: z.int(),
  /** Encoded polylines (5 decimals), one per piece, within 2 m of the track. */
  lignes: z.array(z.string()),
  /** West, south, east, north. */
  bornes: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  depart: Position,
  arrivee: Position,
  distance: Metres,
  denivele: Denivele,
  denivele_negatif: Denivele,
  altitude_min: z.int().nullable(),
  altitude_max: z.int().nullable(),
  montees: z.array(Montee),
  /** Share of the distance in each of ten gradient classes, steepest descent first. */
  pentes: z.array(z.number()).nullable(),
  part_descente: z.number().nullable(),
  profil: Profil,
  kilometres: z.array(Kilometre),
  format: z.enum(['gpx', 'tcx', 'fit']),
  /** `trace`: drawn on the map rather than recorded; absent of a file. */
  origine: z.literal('trace').optional(),
  points: z.int(),
  lissage: Lissage.nullish(),
  /** Whether the surroundings of both ends are masked. */
  est_masque: z.boolean(),
})
export type Trace = z.infer<typeof Trace>

export const ParcoursPhoto = z.strictObject({
  id: Id,
  id_photo: Id,
  titre: Text,
  description: Text,
  ordre: z.int(),
  url: z.string(),
  largeur: z.int(),
  hauteur: z.int(),
  position: Position.nullable(),
  metres: Metres.nullable(),
})
export type ParcoursPhoto = z.infer<typeof ParcoursPhoto>

export const ParcoursPoint = z.strictObject({
  id: Id,
  type: z.enum(POINT_PARCOURS_TYPES),
  nom: Text,
  description: Text,
  metres: Metres,
  position: Position,
})
export type ParcoursPoint = z.infer<typeof ParcoursPoint>

/** From, to, in metres from the start of the visible part, and surface. */
const Troncon = z.tuple([Metres, Metres, Surface])

const CourseDuParcours = z.strictObject({
  courses_id: Id,
  slug: z.string(),
  nom: z.string(),
  epreuves_id: Id,
  epreuve: z.string(),
  /** Day of the épreuve; null while postponed without a new one. */
  date_debut: z.iso.date().nullable(),
})

export const Parcours = ParcoursCard.extend({
  description: Text,
  saison: z.array(z.int()),
  distance_annoncee: Metres.nullable(),
  denivele_annonce: Metres.nullable(),
  troncons: z.array(Troncon),
  /** Surface type → share of the visible part, to two decimals. */
  surfaces: z.record(z.string(), z.number()),
  trace: Trace.nullable(),
  photos: z.array(ParcoursPhoto),
  points: z.array(ParcoursPoint),
  courses: z.array(CourseDuParcours),
  created_at: Instant,
})
export type Parcours = z.infer<typeof Parcours>

const ById = z.object({ id: IdOrSlug })
const NOT_FOUND = ['parcours_introuvable'] as const

export const parcours = endpoints({
  'GET /api/parcours': {
    summary:
      'Parcours publiés, filtrés et triés\u00a0; `my=1`\u00a0: les miens, brouillons compris.',
    access: 'public',
    query: filterQuery(parcoursFilters),
    reply: list(MonParcours),
  },
  'GET /api/parcours/desserrer': {
    summary:
      'Pour une recherche sans résultat\u00a0: combien de parcours chaque filtre ôté ferait trouver.',
    access: 'public',
    query: filterQuery({ ...parcoursFilters, ...desserrerFilters }),
    reply: data(z.array(Desserrage)),
  },
  'GET /api/parcours/{id}': {
    summary: 'Un parcours, par son identifiant ou son slug.',
    access: 'public',
    params: ById,
    reply: data(Parcours),
    errors: NOT_FOUND,
  },
  'GET /api/filtres/parcours': {
    summary: 'Les filtres des parcours, avec leurs options et le nombre de parcours de chacune.',
    access: 'public',
    reply: data(z.record(z.string(), FilterDefinition)),
  },
})
