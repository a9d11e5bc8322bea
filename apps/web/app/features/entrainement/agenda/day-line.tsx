import { formatDateLongue, formatJour } from '@foulee/domain/shared/date'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { AddButton, type DayActs, DayItems, useDrop } from './day-cell.tsx'
import type { Day } from './days.ts'

type DayLineProps = {
  day: Day
  acts: DayActs
  isColumn?: boolean
}

export function DayLine({ day: { jour, items, conflits }, acts, isColumn }: DayLineProps) {
  const { isOver, target } = useDrop(jour, acts.onDrop)
  const isToday = jour === acts.today
  return (
    <li
      className={cx('agenda-ligne', isToday && 'agenda-jour-meme', isOver && 'agenda-dessus')}
      {...target}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold first-letter:uppercase">
          <span className={isColumn ? 'lg:sr-only' : undefined}>{formatDateLongue(jour)}</span>
          {isColumn && (
            <span aria-hidden="true" className="max-lg:hidden">
              {formatJour(jour).replace(/ \S+$/, '')}
            </span>
          )}
          {isToday && (
            <span className={cx('font-normal text-ink-soft', isColumn && 'lg:sr-only')}>
              , aujourd’hui
            </span>
          )}
        </h2>
        <AddButton jour={jour} onAdd={acts.onAdd} />
      </div>
      {conflits.map((message) => (
        <p className="agenda-conflit" key={message}>
          <Icon className="mt-0.5 shrink-0" name="alert" size={18} />
          {message}
        </p>
      ))}
      <DayItems
        acts={acts}
        empty={<p className="text-sm text-ink-soft">Rien de prévu.</p>}
        isWide
        items={items}
      />
    </li>
  )
}
