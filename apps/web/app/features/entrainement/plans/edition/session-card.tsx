import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import type { JourSemaine, SeancePlacee } from '@foulee/domain/entrainement/plan'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { type KeyboardEvent, memo } from 'react'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { formatVolume } from '#features/entrainement/shared/plan-words.ts'
import { measureSeance } from './measures.ts'

const MOVES: Readonly<Record<string, readonly [days: number, weeks: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type SessionCardProps = {
  seance: SeancePlacee
  semaine: number
  onOpen: (cle: number) => void
  onNudge: (cle: number, semaine: number, jour: JourSemaine, days: number, weeks: number) => void
  onMounted: (cle: number, button: HTMLButtonElement) => void
}

export const SessionCard = memo(function SessionCard(props: SessionCardProps) {
  const { seance, semaine, onOpen, onNudge, onMounted } = props
  const { cle, jour, titre, objectif, steps } = seance
  const move = (event: KeyboardEvent) => {
    const by = event.altKey ? MOVES[event.key] : undefined
    if (!by) return
    event.preventDefault()
    onNudge(cle, semaine, jour, ...by)
  }
  const name = titre || OBJECTIF_SEANCE_LABELS[objectif]
  return (
    <button
      aria-describedby="deplacer-au-clavier"
      className="plan-session plan-session-mine print-words"
      draggable
      onClick={() => onOpen(cle)}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, String(cle))
        dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={move}
      ref={(button) => {
        if (button) onMounted(cle, button)
      }}
      type="button"
    >
      <BlocsSeance isDecorative steps={steps} />
      <span className="font-semibold wrap-anywhere">
        {name}
        <span className="sr-only">{`semaine ${semaine + 1}, ${JOUR_SEMAINE_LABELS[jour]}`}</span>
      </span>
      <span className="text-sm text-ink-soft">
        {[OBJECTIF_SEANCE_LABELS[objectif], formatVolume(measureSeance(seance))]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  )
})

export const DRAGGED = 'application/x-foulee-seance'
