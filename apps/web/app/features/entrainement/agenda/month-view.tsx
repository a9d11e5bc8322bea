import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { JOURS_SEMAINE } from '@foulee/domain/entrainement/plan'
import { type DayActs, DayCell } from './day-cell.tsx'
import { DayLine } from './day-line.tsx'
import { type Day, splitWeeks } from './days.ts'

type MonthViewProps = { days: readonly Day[]; jour: string; acts: DayActs }

/** Weeks below each other; on a phone the chosen day is told whole below them. */
export function MonthView({ days, jour, acts }: MonthViewProps) {
  const mois = jour.slice(0, 7)
  const chosen = days.find((day) => day.jour === jour)
  return (
    <div className="grid gap-4">
      <table className="agenda-mois">
        <caption className="sr-only">Mon agenda du mois</caption>
        <thead>
          <tr>
            {JOURS_SEMAINE.map((one) => (
              <th key={one} scope="col">
                <span aria-hidden="true">{JOUR_SEMAINE_LABELS[one].slice(0, 3)}.</span>
                <span className="sr-only">{JOUR_SEMAINE_LABELS[one]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {splitWeeks(days).map((week) => (
            <tr key={week[0]?.jour}>
              {week.map((day) => (
                <DayCell
                  acts={acts}
                  day={day}
                  isChosen={day.jour === jour}
                  isOut={day.jour.slice(0, 7) !== mois}
                  key={day.jour}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && (
        <ul className="md:hidden">
          <DayLine acts={acts} day={chosen} />
        </ul>
      )}
    </div>
  )
}
