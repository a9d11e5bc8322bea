import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { getEpreuveDay } from '@foulee/domain/courses/epreuve-day'

export type RunEpreuve = { edition: Edition; epreuve: Epreuve }

export const listRun = (
  { editions_next, editions_prev }: Pick<Course, 'editions_next' | 'editions_prev'>,
  today: string,
): RunEpreuve[] => {
  const isRun = (day: string | null) => day !== null && day <= today
  return [...editions_next, ...editions_prev]
    .filter(({ annulee }) => !annulee)
    .flatMap((edition) =>
      edition.epreuves
        .filter((epreuve) => !epreuve.annulee && isRun(getEpreuveDay(edition, epreuve)))
        .map((epreuve) => ({ edition, epreuve })),
    )
}
