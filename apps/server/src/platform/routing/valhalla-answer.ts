import type { ConsigneType } from '@foulee/domain/parcours/itineraire'
import type { TypeSurface } from '@foulee/domain/shared/surface'
import { at } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'
import * as z from 'zod'
import type { RoutedLine, Turn } from './engine.ts'
import { joinLines } from './http-engine.ts'

/** Decimals of Valhalla's shapes. */
const PRECISION = 6

export const RouteAnswer = z.object({
  trip: z.object({
    legs: z
      .array(
        z.object({
          shape: z.string(),
          maneuvers: z
            .array(
              z.object({
                type: z.number(),
                instruction: z.string().default(''),
                begin_shape_index: z.number(),
              }),
            )
            .default([]),
        }),
      )
      .min(1),
  }),
})

export const ErrorAnswer = z.object({ error_code: z.number() })

export const EdgesAnswer = z.object({
  edges: z.array(
    z.object({
      surface: z.string().optional(),
      use: z.string().optional(),
      road_class: z.string().optional(),
      length: z.number(),
    }),
  ),
})

export const StatusAnswer = z.object({
  bbox: z
    .object({
      features: z.array(
        z.object({ geometry: z.object({ coordinates: z.array(z.array(z.array(z.number()))) }) }),
      ),
    })
    .optional(),
})

/** Valhalla's `DirectionsLeg.Maneuver.Type`. */
const TYPES: Readonly<Record<number, ConsigneType>> = {
  1: 'depart',
  2: 'depart',
  3: 'depart',
  4: 'arrivee',
  5: 'arrivee',
  6: 'arrivee',
  9: 'legere_droite',
  10: 'droite',
  11: 'forte_droite',
  12: 'demi_tour',
  13: 'demi_tour',
  14: 'forte_gauche',
  15: 'gauche',
  16: 'legere_gauche',
  26: 'rond_point',
  27: 'rond_point',
  40: 'escalier',
}

/** @throws ZodError, RangeError when it is no answer of Valhalla */
export function readRoute(json: unknown): RoutedLine {
  const { legs } = RouteAnswer.parse(json).trip
  const decoded = legs.map(({ shape }) => decodePolyline(shape, PRECISION))
  const line = joinLines(decoded)
  if (line.lon.length < 2) throw new RangeError('A route of one point')
  const distances = accumulateDistances(line)
  const turns = legs.flatMap(({ maneuvers }, leg): Turn[] => {
    const start = line.passages[leg] ?? 0
    return maneuvers
      .filter(({ type }) => isTold(TYPES[type], leg, legs.length))
      .map(({ type, instruction, begin_shape_index }) => ({
        metres: at(distances, Math.min(distances.length - 1, start + begin_shape_index)),
        type: TYPES[type] ?? 'tout_droit',
        texte: instruction,
      }))
  })
  return { ...line, altitudes: null, terrains: null, turns }
}

/** Points in between are no ends. */
const isTold = (type: ConsigneType | undefined, leg: number, legs: number): boolean =>
  !(type === 'arrivee' && leg < legs - 1) && !(type === 'depart' && leg > 0)

const USES: Readonly<Record<string, TypeSurface>> = {
  steps: 'steps',
  cycleway: 'cycleway',
  mountain_bike: 'path',
  path: 'path',
  track: 'track',
  living_street: 'street',
  pedestrian: 'street',
  pedestrian_crossing: 'street',
  sidewalk: 'street',
}

const SURFACES: Readonly<Record<string, TypeSurface>> = {
  compacted: 'compacted',
  dirt: 'natural',
  gravel: 'gravel',
  path: 'path',
}

const STREETS: ReadonlySet<string> = new Set(['residential', 'service_other', 'unclassified'])

/** Surface of an edge: what is said of the ground first, then the kind of way. */
function readSurface({
  surface = '',
  use = '',
  road_class = '',
}: z.infer<typeof EdgesAnswer>['edges'][number]): TypeSurface {
  if (use === 'steps' || use === 'cycleway') return USES[use] ?? 'unknown'
  if (use === 'track' || use === 'path') return SURFACES[surface] ?? USES[use] ?? 'unknown'
  const ground = SURFACES[surface]
  if (ground) return ground
  if (use === 'footway') return surface.startsWith('paved') ? 'paved' : 'path'
  if (USES[use]) return USES[use]
  if (!surface.startsWith('paved')) return 'unknown'
  return STREETS.has(road_class) ? 'street' : 'road'
}

/** @param distance metres of the line, to which the lengths of the edges are fitted */
export function readTerrains(json: unknown, distance: number): RoutedLine['terrains'] {
  const { edges } = EdgesAnswer.parse(json)
  const total = edges.reduce((sum, { length }) => sum + length, 0)
  if (!(total > 0)) return null
  const terrains: [number, number, TypeSurface][] = []
  let before = 0
  for (const edge of edges) {
    const after = before + (edge.length / total) * distance
    const type = readSurface(edge)
    const last = terrains.at(-1)
    if (last && last[2] === type) last[1] = after
    else terrains.push([before, after, type])
    before = after
  }
  return terrains.filter(([, , type]) => type !== 'unknown')
}
