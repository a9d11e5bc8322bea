import type { SeanceLue, SemaineLue } from '@foulee/contract/entrainement/plan'
import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { JOURS_SEMAINE, PHASE_LABELS } from '@foulee/domain/entrainement/plan'
import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { formatDateRange, formatJour } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { formatVolume, sessionsText } from '#features/entrainement/shared/plan-words.ts'
import { Icon } from '#ui/icon.tsx'

type PlanWeekProps = {
  semaine: SemaineLue
  dates: Dates
  isShown: boolean
  reserve: string
  onOpen: (seance: SeanceLue) => void
}

type Dates = ReadonlyMap<number, string> | undefined

export function PlanWeek({ semaine, dates, isShown, reserve, onOpen }: PlanWeekProps) {
  const { numero, phase, note, nb_seances, totaux, est_reservee, seances } = semaine
  const id = `semaine-${numero}`
  const facts = [
    formatWeek(listDates(seances, dates)),
    sessionsText(nb_seances),
    formatVolume(totaux),
    totaux.charge === null ? null : `charge ${formatNombre(totaux.charge)}`,
  ]
  return (
    <section
      aria-labelledby={`${id}-titre`}
      className="plan-week"
      data-shown={isShown || undefined}
      id={id}
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-lg" id={`${id}-titre`}>
          Semaine {numero}
        </h3>
        <p className="font-semibold text-sapin">{PHASE_LABELS[phase]}</p>
        <p className="text-ink-soft tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {note && <p className="max-w-[65ch] whitespace-pre-line">{note}</p>}
      {est_reservee ? (
        <p className="flex gap-2.5 rounded-control bg-relief-1 px-4 py-3">
          <Icon className="mt-0.5 shrink-0" name="lock" />
          {reserve}
        </p>
      ) : (
        <Days dates={dates} onOpen={onOpen} seances={seances} />
      )}
    </section>
  )
}

function listDates(seances: readonly SeanceLue[], dates: Dates): string[] {
  const known = seances.flatMap(({ cle }) => dates?.get(cle) ?? [])
  return [...new Set(known)].toSorted()
}

function formatWeek(days: readonly string[]): string | null {
  const [first] = days
  return first ? formatDateRange(first, days.at(-1) ?? null) : null
}

type DaysProps = {
  seances: readonly SeanceLue[]
  dates: Dates
  onOpen: (seance: SeanceLue) => void
}

function Days({ seances, dates, onOpen }: DaysProps) {
  const isOut = ({ cle }: SeanceLue) => Boolean(dates?.size) && !dates?.has(cle)
  const out = seances.filter(isOut)
  return (
    <ol className="plan-days">
      {JOURS_SEMAINE.map((jour) => {
        const own = seances.filter((seance) => seance.jour === jour && !isOut(seance))
        const days = listDates(own, dates)
        const label = days.length > 0 ? days.map(formatJour).join(', ') : JOUR_SEMAINE_LABELS[jour]
        return <Day key={jour} label={label} onOpen={onOpen} seances={own} />
      })}
      {out.length > 0 && <Day label="Sans jour" onOpen={onOpen} seances={out} />}
    </ol>
  )
}

type DayProps = Omit<DaysProps, 'dates'> & { label: string }

const Day = ({ label, seances, onOpen }: DayProps) => (
  <li className="plan-day" data-empty={seances.length === 0 || undefined}>
    <p className="text-sm text-ink-soft first-letter:uppercase">{label}</p>
    {seances.length === 0 && <p className="text-sm text-ink-soft">Repos</p>}
    {seances.map((seance) => (
      <SessionButton key={seance.cle} onOpen={onOpen} seance={seance} />
    ))}
  </li>
)

type SessionButtonProps = { seance: SeanceLue; onOpen: (seance: SeanceLue) => void }

function SessionButton({ seance, onOpen }: SessionButtonProps) {
  const { titre, objectif, steps, totaux, raccourci } = seance
  return (
    <button className="plan-session print-words" onClick={() => onOpen(seance)} type="button">
      <BlocsSeance isDecorative steps={steps} />
      <span className="font-semibold wrap-anywhere">
        {titre || OBJECTIF_SEANCE_LABELS[objectif]}
      </span>
      <span className="text-sm text-ink-soft">
        {[OBJECTIF_SEANCE_LABELS[objectif], formatVolume(totaux)].filter(Boolean).join(' · ')}
      </span>
      <span className="print-only text-sm">{raccourci}</span>
    </button>
  )
}
