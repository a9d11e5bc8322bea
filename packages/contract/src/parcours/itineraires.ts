import {
  ALTITUDE_METRES,
  BOUCLE_METRES,
  BOUCLE_SECONDES,
  CONSIGNE_TYPES,
  MODES_TRONCON,
  MOTEURS,
  TRONCONS_MAX,
} from '@foulee/domain/parcours/itineraire'
import { TYPES_SURFACE } from '@foulee/domain/shared/surface'
import * as z from 'zod'
import { Id, Metres, Position } from '../shared/fields.ts'
import { data, endpoints } from '../shared/kit.ts'
import { Calibre } from './calibre.ts'
import { Reference } from './reference.ts'

const Moteur = z.enum(MOTEURS)
const Surface = z.enum(TYPES_SURFACE)
const Altitude = z.number().min(ALTITUDE_METRES.min).max(ALTITUDE_METRES.max).nullable()
/** HTML to show beside the map; null when the engine asks for none. */
const Attribution = z.string().nullable()
/** From, to, in metres along the line, and surface. */
const Terrains = z.array(z.tuple([Metres, Metres, Surface])).max(5000)

/** `chemin` follows paths, `droit` is a straight line. */
export const ModeTroncon = z.enum(MODES_TRONCON)

/** Turn, in metres from the start of the line; the sentence is French. */
export const Consigne = z.strictObject({
  metres: Metres,
  type: z.enum(CONSIGNE_TYPES),
  texte: z.string().max(300),
})
export type Consigne = z.infer<typeof Consigne>

/** Line between two points of a drawing. */
export const Troncon = z.strictObject({
  /** Encoded polyline (5 decimals). */
  ligne: z.string().min(1).max(500_000),
  /** Metres, one per point of `ligne`; null where the terrain is unknown. */
  altitudes: z.array(Altitude).max(50_000),
  distance: Metres,
  /** The mode that was done: `droit` too where no engine answered. */
  mode: ModeTroncon,
  terrains: Terrains.nullable(),
  consignes: z.array(Consigne).max(2000).nullable(),
})
export type Troncon = z.infer<typeof Troncon>

export const EtatItineraires = z.strictObject({
  /** Null: straight lines only. */
  moteur: Moteur.nullable(),
  attribution: Attribution,
  /** West, south, east, north of the engine's data; null when it has no bounds that are known. */
  bornes: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  has_altitudes: z.boolean(),
  has_terrains: z.boolean(),
  has_consignes: z.boolean(),
  has_boucles: z.boolean(),
})
export type EtatItineraires = z.infer<typeof EtatItineraires>

export const Boucle = z.strictObject({
  ligne: z.string(),
  altitudes: z.array(Altitude),
  /** Indexes in `ligne` of the points that the loop is drawn through, both ends included. */
  passages: z.array(z.int().min(0)).min(2),
  distance: Metres,
  denivele: Metres.nullable(),
  /** Share of the length that is run twice, 0 to 1. */
  part_repetee: z.number().min(0).max(1),
  terrains: Terrains.nullable(),
  consignes: z.array(Consigne).nullable(),
  /** Seconds, for this member; null when neither races nor level are known. */
  temps_estime: z.int().nullable(),
  /** To the race of the demand; null without one, or where heights are not known. */
  ressemblance: z
    .strictObject({
      /** 0 is the same ground, about 1 another kind of race (formules 6.9). */
      ecart: z.number().min(0),
      /** In numbers, beside those of the race. */
      raisons: z.array(z.string()),
    })
    .nullish(),
})
export type Boucle = z.infer<typeof Boucle>

const Extent = z.strictObject({ min: Metres, max: Metres })

export const Boucles = z.strictObject({
  moteur: Moteur.nullable(),
  attribution: Attribution,
  /** Up to three, the best first; all within the bounds of the demand. */
  boucles: z.array(Boucle).max(3),
  /** Basis of the estimated times; null for the law of everybody. */
  calibre: Calibre.nullable(),
  /** Without any loop: a sentence, and what loops from there have. */
  possible: z
    .strictObject({ texte: z.string(), distance: Extent.nullable(), denivele: Extent.nullable() })
    .nullable(),
})
export type Boucles = z.infer<typeof Boucles>

const seconds = z.int().min(BOUCLE_SECONDES.min).max(BOUCLE_SECONDES.max)
const DemandeBoucles = z
  .object({
    depart: Position,
    /** Metres; one of `longueur` and `duree`. */
    longueur: z.int().min(BOUCLE_METRES.min).max(BOUCLE_METRES.max).optional(),
    duree: seconds.optional(),
    denivele: Metres.max(5000).nullish(),
    terrain: Surface.nullish(),
    /** A race with a published route, whose ground the loop should have. */
    epreuves_id: Id.nullish(),
    /** A race that was run, for the times. */
    reference: Reference.optional(),
  })
  .refine(({ longueur, duree }) => (longueur === undefined) !== (duree === undefined), {
    path: ['longueur'],
    error: 'Indiquez une longueur ou une durée.',
  })
export type DemandeBoucles = z.output<typeof DemandeBoucles>

const ENGINE = ['point_hors_zone', 'trop_de_demandes', 'service_indisponible'] as const
export const itineraires = endpoints({
  'GET /api/itineraires/etat': {
    summary: 'Le moteur d’itinéraires qui répond ici\u00a0: ce qu’il couvre et ce qu’il sait.',
    access: 'member',
    reply: data(EtatItineraires),
  },
  'POST /api/itineraires/troncons': {
    summary:
      'La ligne entre deux points, le long des chemins ou tout droit, avec ses altitudes\u00a0: jusqu’à cinquante à la fois.',
    access: 'member',
    isRead: true,
    body: z.object({
      troncons: z
        .array(z.object({ de: Position, a: Position, mode: ModeTroncon }))
        .min(1)
        .max(TRONCONS_MAX),
    }),
    reply: data(
      z.strictObject({
        moteur: Moteur.nullable(),
        attribution: Attribution,
        troncons: z.array(Troncon),
      }),
    ),
    errors: [...ENGINE, 'itineraire_impossible'],
  },
  'POST /api/itineraires/boucles': {
    summary:
      'Jusqu’à trois boucles depuis un point, pour une longueur ou une durée, un dénivelé, un terrain, une course à préparer\u00a0; sinon, ce qui serait possible.',
    access: 'member',
    isRead: true,
    body: DemandeBoucles,
    reply: data(Boucles),
    errors: [...ENGINE, 'epreuve_introuvable', 'course_introuvable'],
  },
})
