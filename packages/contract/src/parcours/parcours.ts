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

/** Who offers it; « Compte supprimé » has no id. */
const Auteur = z.strictObject({ users_id: Id.nullable(), nom: z.string(), avatar: Text })

/** What a list shows of a route. */
export const ParcoursCard = z.strictObject({
  id: Id,
  slug: z.string(),
  slug_key: z.string(),
  /** « Parcours sans titre » until its author names it. */
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
  /** Where the shown part begins. */
  position: Position.nullable(),
  /** The shown part in some sixty points, as encoded polylines (5 decimals): a drawing, no map. */
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

/** A route in a list; among one's own (`my=1`) with why staff sent it back. */
export const MonParcours = ParcoursCard.extend({ renvoi_motif: Text.optional() })
export type MonParcours = z.infer<typeof MonParcours>

/** Computed over smoothed ground, and as the file's numbers add up (decision 0041). */
const Denivele = z.strictObject({ calcule: Metres.nullable(), brut: Metres.nullable() })

export const Montee = z.strictObject({
  debut: Metres,
  fin: Metres,
  denivele: Metres,
  /** Mean and steepest slope, as shares: 0.12 is 12 %. */
  pente_moyenne: z.number(),
  pente_max: z.number(),
  altitude_debut: z.int(),
  altitude_fin: z.int(),
})
export type Montee = z.infer<typeof Montee>

/** Places at even distances along the shown part, ends included; the columns have one length. */
export const Profil = z.strictObject({
  /** Metres between two of them. */
  pas: z.number(),
  /** Encoded polyline (5 decimals). */
  positions: z.string(),
  /** Metres, to 0.1. */
  altitudes: z.array(z.number().nullable()),
  /** Shares, to 0.001. */
  pentes: z.array(z.number().nullable()),
})
export type Profil = z.infer<typeof Profil>

/** One kilometre, the last one with what remains. */
const Kilometre = z.strictObject({
  fin: Metres,
  denivele: Metres.nullable(),
  denivele_negatif: Metres.nullable(),
})

/** What altitudes are smoothed with: metres of error that were measured in the file, metres on each side. */
const Lissage = z.strictObject({ bruit: z.number(), rayon: z.int() })

/** What its file gave, of the shown part only: distances run from where it begins. */
export const Trace = z.strictObject({
  /** Changes with the track: addresses of downloads and drawings carry it. */
  version: z.int(),
  /** For a map: encoded polylines (5 decimals), one per piece, within 2 m of the track. */
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
  /** The three longest climbs, longest first. */
  montees: z.array(Montee),
  /** Share of the distance in each of the ten classes of slope, steepest descent first. */
  pentes: z.array(z.number()).nullable(),
  part_descente: z.number().nullable(),
  profil: Profil,
  kilometres: z.array(Kilometre),
  format: z.enum(['gpx', 'tcx', 'fit']),
  points: z.int(),
  /** Null when no altitude is known; missing from what an older version measured. */
  lissage: Lissage.nullish(),
  /** Whether the surroundings of the start and of the end are kept hidden. */
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
  /** Metres from where the shown part begins. */
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

/** From, to, in metres from where the shown part begins, and what one runs on. */
const Troncon = z.tuple([Metres, Metres, Surface])

/** A race one of whose épreuves follows this route. */
const CourseDuParcours = z.strictObject({
  courses_id: Id,
  slug: z.string(),
  nom: z.string(),
  epreuves_id: Id,
  epreuve: z.string(),
  /** Null while it is put off to a day that is not known. */
  date_debut: z.iso.date().nullable(),
})

/** A route (produit 9.1), whole: what its page shows. */
export const Parcours = ParcoursCard.extend({
  description: Text,
  /** Months in which it is at its best, 1 to 12. */
  saison: z.array(z.int()),
  distance_annoncee: Metres.nullable(),
  denivele_annonce: Metres.nullable(),
  troncons: z.array(Troncon),
  /** Surface type → share of the shown part, to two decimals. */
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
