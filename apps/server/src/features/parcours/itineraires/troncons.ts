import type { Troncon } from '@foulee/contract/parcours/itineraires'
import type { Body, Output } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { isMiss, type Miss, type RoutingEngine } from '#platform/routing/engine.ts'
import type { CurrentEngine, Routing } from '#platform/routing/routing.ts'
import { presentLine } from './present-line.ts'

type Demand = Body<'POST /api/itineraires/troncons'>['troncons'][number]
type Reply = Output<'POST /api/itineraires/troncons'>['data']
type Traced = { troncon: Troncon; engine: RoutingEngine | null }

/** Metres between two points of a stretch, beyond which one is asked for more points. */
const MAX_METRES = 60_000

/** @throws ApiError `point_hors_zone`, `itineraire_impossible`, naming the stretch */
export async function traceTroncons(
  routing: Routing,
  demands: readonly Demand[],
  signal: AbortSignal,
): Promise<Reply> {
  const engines = await routing.look()
  const traced = await Promise.all(
    demands.map((demand, rank) => traceOne(routing, demand, { rank, signal, engines })),
  )
  const answered = traced.find(({ engine }) => engine)?.engine
  const told = engines.find(({ engine }) => engine === answered) ?? engines[0]
  return {
    moteur: told?.engine.name ?? null,
    attribution: told?.state.attribution ?? null,
    troncons: traced.map(({ troncon }) => troncon),
  }
}

type Asking = { rank: number; signal: AbortSignal; engines: readonly CurrentEngine[] }

async function traceOne(
  routing: Routing,
  { de, a, mode }: Demand,
  { rank, signal, engines }: Asking,
): Promise<Traced> {
  if (distanceMetres(de, a) > MAX_METRES) {
    throw refuse('itineraire_impossible', `troncons.${rank}.a`, TOO_FAR)
  }
  const { line, engine } =
    mode === 'chemin' && isApart(de, a)
      ? await routing.route([de, a], { signal, engines })
      : { line: routing.straight(de, a), engine: null }
  if (isMiss(line)) throw toRefusal(line, rank)
  const whole = await routing.addHeights(line)
  return { troncon: presentLine(whole, engine ? 'chemin' : 'droit'), engine }
}

/** A point placed twice is no way. */
const isApart = (from: Position, to: Position) => distanceMetres(from, to) > 1

const TOO_FAR = 'Ces deux points sont à plus de 60\u00a0km\u00a0: placez-en entre les deux.'
const OUTSIDE = 'Nous ne connaissons aucun chemin près de ce point.'
const UNREACHABLE = 'Aucun chemin connu ne mène jusqu’à ce point.'

function toRefusal(miss: Miss, rank: number): ApiError {
  if (miss.miss === 'unreachable') {
    return refuse('itineraire_impossible', `troncons.${rank}.a`, UNREACHABLE)
  }
  return refuse('point_hors_zone', `troncons.${rank}.${miss.rank === 0 ? 'de' : 'a'}`, OUTSIDE)
}

const refuse = (
  code: 'point_hors_zone' | 'itineraire_impossible',
  field: string,
  message: string,
) => new ApiError(code, { errors: { [field]: message } })
