import { groupBy } from '../shared/everywhere.ts'
import type { Position } from '../shared/geo.ts'
import { isRepetition, type SimpleStep, type Step } from './step.ts'

type Placed = SimpleStep & { position: Position }
const isPlaced = (step: SimpleStep): step is Placed => step.position !== undefined

export const listPlaced = (steps: readonly Step[]): Placed[] =>
  steps.flatMap((step) =>
    isRepetition(step) ? listPlaced(step.steps) : isPlaced(step) ? [step] : [],
  )

export type LieuDeSeance = { numero: number; position: Position; etapes: readonly SimpleStep[] }

export function listLieux(steps: readonly Step[]): LieuDeSeance[] {
  const places = groupBy(listPlaced(steps), ({ position }) => position.join())
  return [...places.values()].flatMap((etapes, index) => {
    const [first] = etapes
    return first ? [{ numero: index + 1, position: first.position, etapes }] : []
  })
}

export function findLieux(lieux: readonly LieuDeSeance[], step: Step): LieuDeSeance[] {
  const own = listPlaced([step])
  return lieux.filter(({ etapes }) =>
    etapes.some((etape) => own.some((placed) => placed === etape)),
  )
}

export const withoutPlaces = (steps: readonly Step[]): Step[] =>
  steps.map((step) => {
    if (isRepetition(step)) return { ...step, steps: withoutPlaces(step.steps) }
    const { position: _, ...rest } = step
    return rest
  })
