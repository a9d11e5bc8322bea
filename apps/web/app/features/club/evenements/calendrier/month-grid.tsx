import type { EvenementDate } from '@foulee/contract/club/evenements'
import { formatDateLongue, formatMois } from '@foulee/domain/shared/date'
import { groupBy } from '@foulee/domain/shared/everywhere'
import { useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { WeekHead } from '#ui/week-head.tsx'
import { dayOf } from '../evenement-texts.ts'
import { getWeeksOf, listDays } from '../mois.ts'
import { DateLink } from './date-link.tsx'

const SHOWN = 3

type MonthGridProps = { dates: readonly EvenementDate[]; mois: string; today: string }
type Day = { jour: string; dates: readonly EvenementDate[] }

export function MonthGrid({ dates, mois, today }: MonthGridProps) {
  const [opened, setOpened] = useState<Day | null>(null)
  const byDay = groupBy(dates, dayOf)
  const { du, au } = getWeeksOf(mois)
  const days = listDays(du, au).map((jour) => ({ jour, dates: byDay.get(jour) ?? [] }))
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  )
  return (
    <>
      <table className="evenements-mois">
        <caption className="sr-only">Évènements de {formatMois(mois)}</caption>
        <WeekHead />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.jour}>
              {week.map((day) => (
                <DayCell
                  day={day}
                  isOut={day.jour.slice(0, 7) !== mois}
                  isToday={day.jour === today}
                  key={day.jour}
                  onOpen={() => setOpened(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Dialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={opened ? formatDateLongue(opened.jour) : ''}
      >
        <ul className="grid gap-2">
          {opened?.dates.map((date) => (
            <li key={date.id}>
              <DateLink date={date} isLarge />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

type DayCellProps = { day: Day; isOut: boolean; isToday: boolean; onOpen: () => void }

function DayCell({ day: { jour, dates }, isOut, isToday, onOpen }: DayCellProps) {
  const more = dates.length - SHOWN
  // A single hidden date would take as much room as the link to it.
  const shown = more > 1 ? dates.slice(0, SHOWN) : dates
  return (
    <td className={cx(isOut && 'evenements-hors', isToday && 'evenements-aujourdhui')}>
      <p className="evenements-numero">
        <time dateTime={jour}>
          <span aria-hidden="true">{Number(jour.slice(8))}</span>
          <span className="sr-only">{formatDateLongue(jour)}</span>
        </time>
      </p>
      <ul className="grid gap-1 empty:hidden">
        {shown.map((date) => (
          <li key={date.id}>
            <DateLink date={date} />
          </li>
        ))}
      </ul>
      {more > 1 && (
        <button className="evenements-autres" onClick={onOpen} type="button">
          {more}&nbsp;autres
          <span className="sr-only"> dates le {formatDateLongue(jour)}</span>
        </button>
      )}
    </td>
  )
}
