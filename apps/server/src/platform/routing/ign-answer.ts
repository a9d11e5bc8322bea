import type { ConsigneType } from '@foulee/domain/parcours/itineraire'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { accumulateDistances } from '@foulee/trace/distance'
import * as z from 'zod'
import type { RoutedLine, Turn } from './engine.ts'
import { joinLines } from './http-engine.ts'

const Line = z.object({ coordinates: z.array(z.array(z.number()).min(2)) })

const Answer = z.object({
  geometry: Line,
  portions: z
    .array(
      z.object({
        start: z.string(),
        end: z.string(),
        steps: z
          .array(
            z.object({
              geometry: Line.optional(),
              distance: z.coerce.number().default(0),
              instruction: z
                .object({ type: z.string().default(''), modifier: z.string().default('') })
                .optional(),
              attributes: z
                .object({ name: z.object({ nom_1_gauche: z.string().nullish() }).nullish() })
                .nullish(),
            }),
          )
          .default([]),
      }),
    )
    .min(1),
})

type Step = z.infer<typeof Answer>['portions'][number]['steps'][number]

/** Modifiers of OSRM, which the service speaks. */
const SIDES: Readonly<Record<string, { type: ConsigneType; texte: string }>> = {
  straight: { type: 'tout_droit', texte: 'Continuez tout droit' },
  'slight right': { type: 'legere_droite', texte: 'Serrez à droite' },
  right: { type: 'droite', texte: 'Tournez à droite' },
  'sharp right': { type: 'forte_droite', texte: 'Tournez franchement à droite' },
  uturn: { type: 'demi_tour', texte: 'Faites demi-tour' },
  'sharp left': { type: 'forte_gauche', texte: 'Tournez franchement à gauche' },
  left: { type: 'gauche', texte: 'Tournez à gauche' },
  'slight left': { type: 'legere_gauche', texte: 'Serrez à gauche' },
}
const STRAIGHT = { type: 'tout_droit', texte: 'Continuez tout droit' } as const

/** @throws ZodError, RangeError when it is no route */
export function readIgnRoute(json: unknown): RoutedLine {
  const { geometry, portions } = Answer.parse(json)
  const { lon, lat } = joinLines([toColumns(geometry)])
  if (lon.length < 2) throw new RangeError('A route of one point')
  const ends = portions.map(({ end }) => end.split(',').map(Number))
  const passages = [0, ...findEnds({ lon, lat }, ends)]
  const turns = readTurns(portions.map(({ steps }) => steps))
  const distance = accumulateDistances({ lon, lat }).at(-1) ?? 0
  const told = turns.map((turn) => ({ ...turn, metres: Math.min(turn.metres, distance) }))
  return { lon, lat, altitudes: null, terrains: null, turns: told.length ? told : null, passages }
}

/** Portions repeat the point that they share. */
function toColumns({ coordinates }: z.infer<typeof Line>) {
  const points = coordinates.filter(
    ([x, y], rank) => x !== coordinates[rank - 1]?.[0] || y !== coordinates[rank - 1]?.[1],
  )
  return {
    lon: Float64Array.from(points, ([x = 0]) => x),
    lat: Float64Array.from(points, ([, y = 0]) => y),
  }
}

/** Places of the ends of portions, in order along the line. */
function findEnds(
  { lon, lat }: { lon: Float64Array; lat: Float64Array },
  ends: readonly number[][],
): number[] {
  let from = 0
  return ends.map(([x = 0, y = 0], rank) => {
    if (rank === ends.length - 1) return lon.length - 1
    let best = from
    let least = Number.POSITIVE_INFINITY
    for (let index = from; index < lon.length; index++) {
      const away = Math.hypot((lon[index] ?? 0) - x, (lat[index] ?? 0) - y)
      if (away < least) [best, least] = [index, away]
    }
    from = best
    return best
  })
}

function readTurns(portions: readonly Step[][]): Turn[] {
  const turns: Turn[] = []
  let before = 0
  for (const [rank, steps] of portions.entries()) {
    for (const step of steps) {
      const turn = readTurn(step, rank === 0, rank === portions.length - 1)
      if (turn) turns.push({ metres: before, ...turn })
      before += step.distance
    }
  }
  return turns
}

function readTurn(
  { instruction, attributes, distance }: Step,
  isFirst: boolean,
  isLast: boolean,
): Omit<Turn, 'metres'> | null {
  if (!instruction) return null
  const name = attributes?.name?.nom_1_gauche?.trim()
  const onto = name ? `, ${name}` : ''
  if (instruction.type === 'depart') {
    const far = formatNombre(Math.round(distance))
    return isFirst ? { type: 'depart', texte: `Partez${onto}, sur ${far}\u00a0m.` } : null
  }
  if (instruction.type === 'arrive') {
    return isLast ? { type: 'arrivee', texte: 'Vous êtes arrivé.' } : null
  }
  if (/roundabout|rotary/.test(instruction.type)) {
    return { type: 'rond_point', texte: `Prenez le rond-point${onto}.` }
  }
  const { type, texte } = SIDES[instruction.modifier] ?? STRAIGHT
  return { type, texte: `${texte}${onto}.` }
}
