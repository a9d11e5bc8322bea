import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'

export type RunEpreuve = { edition: Edition; epreuve: Epreuve }

export const listRun = (
  { editions_next, editions_prev }: Pick<Course, 'editions_next' | 'editions_prev'>,
  today: string,
): RunEpreuve[] =>
  [...editions_next, ...editions_prev]
    .filter(({ annulee, date_debut }) => !annulee && date_debut !== null && date_debut <= today)
    .flatMap((edition) =>
      edition.epreuves
        .filter((epreuve) => !epreuve.annulee)
        .map((epreuve) => ({ edition, epreuve })),
    )
