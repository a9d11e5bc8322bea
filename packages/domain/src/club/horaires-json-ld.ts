import { groupSemaine, type Horaires } from './horaires.ts'

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Specification = {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek?: string[]
  opens: string
  closes: string
  validFrom?: string
  validThrough?: string
}

/**
 * Opening hours as schema.org, for search engines. Times are local without a UTC offset, which
 * changes with the season; an exceptional closure is written as 00:00 to 00:00.
 */
export function toOpeningHours(horaires: Horaires, today: string): Specification[] {
  const week = groupSemaine(horaires).flatMap(({ indices, plages }) =>
    plages.map(
      ({ debut, fin }): Specification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: indices.map((index) => SCHEMA_DAYS[index] ?? ''),
        opens: debut,
        closes: fin,
      }),
    ),
  )
  const exceptions = horaires.exceptions
    .filter(({ jour }) => jour >= today)
    .flatMap(({ jour, plages }) =>
      (plages.length ? plages : [{ debut: '00:00', fin: '00:00' }]).map(
        ({ debut, fin }): Specification => ({
          '@type': 'OpeningHoursSpecification',
          opens: debut,
          closes: fin,
          validFrom: jour,
          validThrough: jour,
        }),
      ),
    )
  return [...week, ...exceptions]
}
