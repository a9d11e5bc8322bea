import type { AgendaItem as Item } from '@foulee/contract/entrainement/agenda'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatHeure } from '@foulee/domain/shared/date'
import type { DragEvent, KeyboardEvent } from 'react'
import { useEntrainementLink } from '#features/entrainement/shared/entrainements/entrainement-sheet.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { readMoveKey } from './days.ts'

type Look = { className: string; icon: IconName; mot: string }

const OTHER: Look = { className: 'agenda-autre', icon: 'calendar', mot: '' }
const LOOKS: Readonly<Partial<Record<Item['nature'], Look>>> = {
  entrainement: { className: 'agenda-entrainement', icon: 'stopwatch', mot: 'Entraînement' },
  sortie: { className: 'agenda-sortie', icon: 'route', mot: 'Sortie' },
  epreuve: { className: 'agenda-epreuve', icon: 'flag', mot: 'Course' },
  echeance: { className: 'agenda-echeance', icon: 'clock', mot: 'Échéance' },
  voyage: { className: 'agenda-autre', icon: 'mountain', mot: 'Séjour' },
  papier: { className: 'agenda-echeance', icon: 'ticket', mot: 'Papier' },
  evenement: { className: 'agenda-autre', icon: 'users', mot: 'Évènement' },
}

export const getLook = ({ nature }: Pick<Item, 'nature'>): Look => LOOKS[nature] ?? OTHER

const ETATS: Readonly<Record<Item['etat'], { mot: string; icon?: IconName }>> = {
  prevu: { mot: '' },
  fait: { mot: 'fait', icon: 'check' },
  manque: { mot: 'manqué', icon: 'minus' },
  annule: { mot: 'annulé', icon: 'close' },
}

export const DRAG_TYPE = 'application/x-foulee-entrainement'

export const isMovable = ({ entrainements_id, etat }: Item): boolean =>
  entrainements_id !== null && (etat === 'prevu' || etat === 'manque')

type AgendaItemProps = {
  item: Item
  onMove: (item: Item, jour: string) => void
  isWide?: boolean
  helpId: string
}

export function AgendaItem({ item, onMove, isWide = false, helpId }: AgendaItemProps) {
  const link = useEntrainementLink()
  const { className, icon, mot } = getLook(item)
  const etat = ETATS[item.etat]
  const movable = isMovable(item)
  const to = item.entrainements_id === null ? item.url : link(item.entrainements_id)
  const moveByKey = (event: KeyboardEvent) => {
    const days = event.shiftKey ? readMoveKey(event.key) : undefined
    if (days === undefined) return
    event.preventDefault()
    onMove(item, addDays(item.jour, days))
  }
  const content = (
    <>
      <Icon className="mt-0.5 shrink-0" name={etat.icon ?? icon} size={16} />
      <span className="min-w-0">
        <span className={cx('agenda-titre', item.etat === 'annule' && 'line-through')}>
          {mot && <span className="sr-only">{`${mot}\u00a0: `}</span>}
          {item.heure && `${formatHeure(item.heure)} `}
          {item.titre}
          {etat.mot && <span className="sr-only">, {etat.mot}</span>}
        </span>
        {isWide && item.detail && <span className="agenda-detail">{item.detail}</span>}
      </span>
    </>
  )
  const look = cx('agenda-item', className, `agenda-${item.etat}`, isWide && 'agenda-large')
  if (!to) return <div className={look}>{content}</div>
  return (
    <Link
      className={look}
      data-cle={item.cle}
      preventScrollReset
      to={to}
      {...(movable && {
        draggable: true,
        'aria-describedby': helpId,
        'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown',
        onKeyDown: moveByKey,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.setData(DRAG_TYPE, String(item.entrainements_id))
          event.dataTransfer.effectAllowed = 'move'
        },
      })}
    >
      {content}
    </Link>
  )
}
