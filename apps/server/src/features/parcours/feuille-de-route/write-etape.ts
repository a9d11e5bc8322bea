import type { EtapeFeuille } from '@foulee/contract/parcours/feuille-de-route'
import type { Passage } from '@foulee/domain/parcours/feuille-de-route'
import { readClimbs } from '@foulee/trace/survey'
import type { Place } from './feuille-source.ts'
import { type Source, toTraceMetres } from './feuille-source.ts'
import { type Day, readMoment } from './plan-day.ts'
import { getChance, type Pace, spreadTime } from './plan-pace.ts'

type Plan = { source: Source; day: Day; pace: Pace; hasNights: boolean }

export function writeEtape(
  plan: Plan,
  places: readonly Place[],
  index: number,
  passage: Passage,
): EtapeFeuille {
  const {
    metres = 0,
    nom = null,
    types = [],
    arret = null,
    is_arrivee = false,
  } = places[index] ?? {}
  const { source, day, pace, hasNights } = plan
  const moving = pace.mouvement(metres)
  const around = spreadTime(pace, moving, passage.arrivee - moving)
  const before = places[index - 1]?.metres ?? 0
  return {
    metres,
    nom,
    types,
    is_arrivee,
    troncon: {
      distance: metres - before,
      ...climbBetween(source, before, metres),
      nuit: hasNights ? Math.round(passage.nuit) : null,
    },
    passage: readMoment(day, passage.arrivee),
    temps: Math.round(passage.arrivee),
    semblables: null,
    entre: around && [readMoment(day, around[0]), readMoment(day, around[1])],
    arret: arret === null ? null : arret * 60,
    barriere: toBarriere(plan, places[index], moving, passage),
  }
}

type Climb = Pick<EtapeFeuille['troncon'], 'denivele' | 'denivele_negatif'>

function climbBetween(source: Source, from: number, to: number): Climb {
  const before = readClimbs(source.survey, toTraceMetres(source, from))
  const after = readClimbs(source.survey, toTraceMetres(source, to))
  if (!source.has_trace || !before || !after) return { denivele: null, denivele_negatif: null }
  return {
    denivele: Math.round(after.denivele - before.denivele),
    denivele_negatif: Math.round(after.denivele_negatif - before.denivele_negatif),
  }
}

function toBarriere(
  { day, pace }: Plan,
  place: Place | undefined,
  moving: number,
  { depart, marge }: Passage,
): EtapeFeuille['barriere'] {
  if (!place || place.limite === null || marge === null) return null
  return {
    ...readMoment(day, place.limite),
    limite: Math.round(place.limite),
    marge: Math.round(marge),
    chance: getChance(pace, { moving, stopped: depart - moving }, place.limite),
  }
}
