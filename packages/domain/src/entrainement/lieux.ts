import { groupBy } from '../shared/everywhere.ts'
import type { Position } from '../shared/geo.ts'
import { isRepetition, type SimpleStep, type Step } from './step.ts'

/** The places of a session: where its author wants one to be for some of its steps. */

/** A step that says where to be for it. */
type Placed = SimpleStep & { position: Position }
const isPlaced = (step: SimpleStep): step is Placed => step.position !== undefined

/** The steps that say where to be, in their order, those that are repeated too. */
export const listPlaced = (steps: readonly Step[]): Placed[] =>
  steps.flatMap((step) =>
    isRepetition(step) ? listPlaced(step.steps) : isPlaced(step) ? [step] : [],
  )

/** One place, and what one does there; `numero` is what a map and the steps call it. */
export type LieuDeSeance = { numero: number; position: Position; etapes: readonly SimpleStep[] }

/** Every place of a session once, numbered from 1 in the order in which one comes there. */
export function listLieux(steps: readonly Step[]): LieuDeSeance[] {
  const places = groupBy(listPlaced(steps), ({ position }) => position.join())
  return [...places.values()].flatMap((etapes, index) => {
    const [first] = etapes
    return first ? [{ numero: index + 1, position: first.position, etapes }] : []
  })
}

/** The places of one step, and of those that it repeats, among those of its session. */
export function findLieux(lieux: readonly LieuDeSeance[], step: Step): LieuDeSeance[] {
  const own = listPlaced([step])
  return lieux.filter(({ etapes }) => etapes.some((etape) => own.some((one) => one === etape)))
}

/** The same steps without their places: for those whom they do not concern. */
export const withoutPlaces = (steps: readonly Step[]): Step[] =>
  steps.map((step) => {
    if (isRepetition(step)) return { ...step, steps: withoutPlaces(step.steps) }
    const { position: _, ...rest } = step
    return rest
  })
