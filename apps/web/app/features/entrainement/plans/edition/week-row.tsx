import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import {
  JOURS_SEMAINE,
  type JourSemaine,
  PHASE_LABELS,
  PHASES,
  type Phase,
  PLAN_LIMITS,
  type SemainePlan,
} from '@foulee/domain/entrainement/plan'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { type DragEvent, memo, useState } from 'react'
import { formatVolume, sessionsText } from '#features/entrainement/shared/plan-words.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import Menu from '#ui/menu.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { sumWeek } from './measures.ts'
import { DRAGGED, SessionCard } from './session-card.tsx'
import type { WeekActs } from './use-week-acts.ts'

const PHASE_OPTIONS = PHASES.map((value) => ({ value, label: PHASE_LABELS[value] }))
const isPhase = (text: string): text is Phase => PHASES.some((phase) => phase === text)

type WeekRowProps = {
  week: SemainePlan
  index: number
  isLast: boolean
  acts: WeekActs
  /** Ref of the heading, which takes the focus of a removed button. */
  headRef?: ((heading: HTMLElement | null) => void) | undefined
}

export const WeekRow = memo(function WeekRow({ week, index, isLast, acts, headRef }: WeekRowProps) {
  const { phase, note, seances } = week
  const id = `ecrire-semaine-${index + 1}`
  const totals = sumWeek(seances)
  const facts =
    seances.length === 0
      ? ['Aucune séance']
      : [
          sessionsText(seances.length),
          formatVolume(totals),
          totals.charge === null ? null : `charge ${formatNombre(totals.charge)}`,
        ]
  return (
    <section aria-labelledby={id} className="plan-week-mine">
      <div className="plan-week-head">
        <h3 className="text-lg outline-none" id={id} ref={headRef} tabIndex={-1}>
          Semaine {index + 1}
        </h3>
        <p className="plan-week-facts">{facts.filter(Boolean).join(' · ')}</p>
        <Menu
          entries={[
            {
              id: 'dupliquer',
              label: 'Dupliquer la semaine',
              icon: 'copy',
              onSelect: () => acts.duplicate(index),
            },
            ...(index > 0
              ? [
                  {
                    id: 'monter',
                    label: 'Avancer d’une semaine',
                    icon: 'chevron-up' as const,
                    onSelect: () => acts.shift(index, -1),
                  },
                ]
              : []),
            ...(isLast
              ? []
              : [
                  {
                    id: 'descendre',
                    label: 'Reculer d’une semaine',
                    icon: 'chevron-down' as const,
                    onSelect: () => acts.shift(index, 1),
                  },
                ]),
            {
              id: 'supprimer',
              label: 'Supprimer la semaine',
              icon: 'trash',
              isDanger: true,
              onSelect: () => acts.remove(index),
            },
          ]}
          label={`Actions sur la semaine ${index + 1}`}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <Select
          label={`Phase de la semaine ${index + 1}`}
          isLabelHidden
          onChange={({ currentTarget: { value } }) => isPhase(value) && acts.setPhase(index, value)}
          options={PHASE_OPTIONS}
          value={phase}
        />
        <TextField
          isLabelHidden
          label={`Note de la semaine ${index + 1}`}
          maxLength={PLAN_LIMITS.note}
          onChange={({ currentTarget }) => acts.setNote(index, currentTarget.value)}
          placeholder="Un mot sur la semaine"
          value={note}
        />
      </div>
      <ol className="plan-days plan-days-mine">
        {JOURS_SEMAINE.map((jour) => (
          <Day acts={acts} jour={jour} key={jour} seances={seances} semaine={index} />
        ))}
      </ol>
    </section>
  )
})

type DayProps = {
  jour: JourSemaine
  semaine: number
  seances: SemainePlan['seances']
  acts: WeekActs
}

function Day({ jour, semaine, seances, acts }: DayProps) {
  const [isOver, setOver] = useState(false)
  const own = seances.filter((seance) => seance.jour === jour)
  const isFull = own.length >= PLAN_LIMITS.seances_par_jour
  const over = (event: DragEvent) => {
    if (isFull || !event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <li
      className={cx('plan-day plan-day-mine', isOver && 'plan-day-over')}
      onDragLeave={() => setOver(false)}
      onDragOver={over}
      onDrop={(event) => {
        setOver(false)
        const cle = Number(event.dataTransfer.getData(DRAGGED))
        if (cle) acts.drop(cle, { semaine, jour })
      }}
    >
      <p className="text-sm text-ink-soft capitalize">{JOUR_SEMAINE_LABELS[jour]}</p>
      {own.map((seance) => (
        <SessionCard
          key={seance.cle}
          onMounted={acts.onMounted}
          onNudge={acts.nudge}
          onOpen={acts.open}
          seance={seance}
          semaine={semaine}
        />
      ))}
      {!isFull && (
        <button
          aria-label={`Ajouter une séance, semaine ${semaine + 1}, ${JOUR_SEMAINE_LABELS[jour]}`}
          className="plan-add"
          onClick={() => acts.write({ semaine, jour })}
          type="button"
        >
          <Icon name="plus" size={18} />
        </button>
      )}
    </li>
  )
}
