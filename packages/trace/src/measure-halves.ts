import { type Cout, findBande, type Moitie } from '@foulee/domain/parcours/calibration'
import { interpolate } from './column.ts'
import { cutStretches } from './stretches.ts'
import type { Survey } from './survey.ts'
import { measureTimes } from './times.ts'

/** Metres before a place at which nobody stands there yet. */
const JUST_BEFORE = 0.01

type Costs = Record<keyof Moitie, Cout>
const empty = (): Costs => ({
  montee: { effort: 0, secondes: 0 },
  plat: { effort: 0, secondes: 0 },
  descente: { effort: 0, secondes: 0 },
  entre: { effort: 0, secondes: 0 },
})

/**
 * Moving seconds and effort of an outing by slope, in two halves of equal effort (produit 9.28): small numbers
 * that tell no place. Null without altitudes or usable times. The ground is not known.
 */
export function measureHalves(survey: Survey): [Moitie, Moitie] | null {
  const times = survey.hasRelief ? measureTimes(survey) : null
  if (!times) return null
  const { clock, mouvement } = times
  const movingAt = (metres: number) => interpolate(clock.distances, mouvement, metres)
  const stretches = cutStretches(survey, { sol: 'route' })
  const half = stretches.reduce((sum, { effort }) => sum + effort, 0) / 2
  const halves: [Costs, Costs] = [empty(), empty()]
  let [end, done] = [0, 0]
  for (const { longueur, effort, pente } of stretches) {
    const start = end
    end += longueur
    const secondes = movingAt(end - JUST_BEFORE) - movingAt(start - JUST_BEFORE)
    if (!(secondes > 0)) continue
    const cost = halves[done < half ? 0 : 1][findBande(pente)]
    cost.effort += effort
    cost.secondes += secondes
    done += effort
  }
  return [round(halves[0]), round(halves[1])]
}

const round = (costs: Costs): Moitie => ({
  montee: toWhole(costs.montee),
  plat: toWhole(costs.plat),
  descente: toWhole(costs.descente),
  entre: toWhole(costs.entre),
})

const toWhole = ({ effort, secondes }: Cout): Cout => ({
  effort: Math.round(effort),
  secondes: Math.round(secondes),
})
