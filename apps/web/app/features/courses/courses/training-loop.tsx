import type { Course, Epreuve } from '@foulee/contract/courses/courses'
import { loopDoor } from '#features/parcours/shared/loop-door.ts'
import { TextLink } from '#ui/text-link.tsx'

/** Metres of the shortest loop, and of one to train on. */
const LOOP = { min: 1000, max: 20_000 }

type TrainingLoopProps = { course: Pick<Course, 'position'>; epreuve: Epreuve }

/** Loop with the length of a race, or a part of it, and as much climb by kilometre. */
export function TrainingLoop({ course: { position }, epreuve }: TrainingLoopProps) {
  const { id, distance, denivele, parcours_id } = epreuve
  if (!position || distance === null || distance < LOOP.min) return null
  const length = Math.min(distance, LOOP.max)
  const climb = denivele === null ? 0 : Math.round((denivele * length) / distance)
  const figures = [
    `&longueur=${length}`,
    climb > 0 && `&denivele=${climb}`,
    parcours_id !== null && `&epreuve=${id}`,
  ]
  return (
    <p className="no-print">
      <TextLink
        className="inline-flex min-h-11 items-center"
        to={loopDoor(position, figures.filter(Boolean).join(''))}
      >
        Une boucle pour m’y préparer
      </TextLink>
    </p>
  )
}
