import type { AgendaItem as Item } from '@foulee/contract/entrainement/agenda'
import { formatDateLongue, formatJour } from '@foulee/domain/shared/date'
import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { AgendaItem, DRAG_TYPE, getLook } from './agenda-item.tsx'
import type { Day } from './days.ts'

export type DayActs = {
  today: string
  helpId: string
  onMove: (item: Item, jour: string) => void
  onDrop: (id: number, jour: string) => void
  onAdd: (jour: string) => void
  linkTo: (jour: string) => string
}

export function useDrop(jour: string, onDrop: DayActs['onDrop']) {
  const [isOver, setOver] = useState(false)
  const carries = (event: DragEvent) => event.dataTransfer.types.includes(DRAG_TYPE)
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        if (!carries(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        const id = Number(event.dataTransfer.getData(DRAG_TYPE))
        if (!id) return
        event.preventDefault()
        onDrop(id, jour)
      },
    },
  }
}

type DayCellProps = { day: Day; acts: DayActs; isOut: boolean; isChosen: boolean }

export function DayCell({ day, acts, isOut, isChosen }: DayCellProps) {
  const { jour, items, conflits } = day
  const { isOver, target } = useDrop(jour, acts.onDrop)
  const isToday = jour === acts.today
  return (
    <td
      className={cx(
        'agenda-case',
        isOut && 'agenda-hors',
        isToday && 'agenda-jour-meme',
        isChosen && 'agenda-choisi',
        isOver && 'agenda-dessus',
      )}
      {...target}
    >
      <div className="flex items-start justify-between">
        <Link
          aria-current={isToday ? 'date' : undefined}
          className="agenda-numero"
          preventScrollReset
          to={acts.linkTo(jour)}
        >
          <span aria-hidden="true">{Number(jour.slice(8))}</span>
          <span className="sr-only">
            {formatDateLongue(jour)}
            {countWords(items.length)}
          </span>
          <span aria-hidden="true" className="agenda-points">
            {items.slice(0, 3).map((item) => (
              <span className={getLook(item).className} key={item.cle} />
            ))}
          </span>
        </Link>
        {conflits.length > 0 && (
          <span className="agenda-alerte" title={conflits.join(' ')}>
            <Icon name="alert" size={16} />
            <span className="sr-only">{conflits.join(' ')}</span>
          </span>
        )}
        <AddButton className="max-md:hidden" jour={jour} onAdd={acts.onAdd} />
      </div>
      <DayItems acts={acts} className="max-md:hidden" items={items} />
    </td>
  )
}

const countWords = (nb: number) =>
  nb === 0 ? ', rien de prévu' : nb === 1 ? ', une chose prévue' : `, ${nb}\u00a0choses prévues`

type AddButtonProps = { jour: string; onAdd: (jour: string) => void; className?: string }

export function AddButton({ jour, onAdd, className }: AddButtonProps) {
  return (
    <button
      aria-label={`Ajouter un entraînement, ${formatJour(jour)}`}
      className={cx('agenda-ajout no-print', className)}
      onClick={() => onAdd(jour)}
      title="Ajouter un entraînement"
      type="button"
    >
      <Icon name="plus" size={18} />
    </button>
  )
}

type DayItemsProps = {
  items: readonly Item[]
  acts: DayActs
  isWide?: boolean
  className?: string
  empty?: ReactNode
}

export function DayItems({ items, acts, isWide, className, empty }: DayItemsProps) {
  if (items.length === 0) return empty
  return (
    <ul className={cx('grid gap-1', className)}>
      {items.map((item) => (
        <li className="min-w-0" key={item.cle}>
          <AgendaItem
            helpId={acts.helpId}
            isWide={isWide ?? false}
            item={item}
            onMove={acts.onMove}
          />
        </li>
      ))}
    </ul>
  )
}
