import { formatJour } from '@foulee/domain/shared/date'
import { Icon } from '#ui/icon.tsx'
import { WeekHead } from '#ui/week-head.tsx'
import { type DayActs, DayCell } from './day-cell.tsx'
import { DayLine } from './day-line.tsx'
import { type Day, splitWeeks } from './days.ts'

type MonthViewProps = { days: readonly Day[]; jour: string; acts: DayActs }

export function MonthView({ days, jour, acts }: MonthViewProps) {
  const mois = jour.slice(0, 7)
  const chosen = days.find((day) => day.jour === jour)
  return (
    <div className="grid gap-4">
      <table className="agenda-mois">
        <caption className="sr-only">Mon agenda du mois</caption>
        <WeekHead />
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
      <Conflits days={days} />
    </div>
  )
}

/** Conflicts in words: a cell has room for a mark only. */
function Conflits({ days }: { days: readonly Day[] }) {
  const all = days.flatMap(({ jour, conflits }) => conflits.map((message) => ({ jour, message })))
  if (all.length === 0) return null
  return (
    <section aria-labelledby="conflits" className="grid gap-2 max-md:hidden">
      <h2 className="text-lg" id="conflits">
        Ce qui se gêne
      </h2>
      <ul className="grid gap-2">
        {all.map(({ jour, message }) => (
          <li className="agenda-conflit" key={message}>
            <Icon className="mt-0.5 shrink-0" name="alert" size={18} />
            <span>
              <strong className="first-letter:uppercase">{formatJour(jour)}</strong> {message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
