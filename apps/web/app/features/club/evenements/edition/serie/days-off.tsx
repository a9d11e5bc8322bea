import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { JOURS_SEMAINE } from '@foulee/domain/entrainement/plan'
import { formatDateLongue, formatMois } from '@foulee/domain/shared/date'
import { useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { getWeeksOf, listDays, shiftMois } from '../../mois.ts'
import './days-off.css'

type DaysOffProps = {
  jours: readonly string[]
  exclusions: readonly string[]
  onChange: (exclusions: string[]) => void
}

export function DaysOff({ jours, exclusions, onChange }: DaysOffProps) {
  const all = [...jours, ...exclusions].toSorted()
  const [first, last] = [all[0]?.slice(0, 7), all.at(-1)?.slice(0, 7)]
  const [wanted, setMois] = useState(first ?? '')
  if (!first || !last) return null
  const mois = wanted < first ? first : wanted > last ? last : wanted
  const toggle = (jour: string) =>
    onChange(
      exclusions.includes(jour)
        ? exclusions.filter((exclusion) => exclusion !== jour)
        : [...exclusions, jour].toSorted(),
    )
  return (
    <fieldset className="grid max-w-sm gap-2">
      <legend className="mb-1 font-semibold">Les jours où il n’a pas lieu</legend>
      <p className="text-sm text-ink-soft">
        Touchez une date pour la retirer, touchez-la encore pour la remettre.
      </p>
      <div className="flex items-center justify-between gap-2">
        <IconButton
          disabled={mois <= first}
          icon="chevron-left"
          label="Mois précédent"
          onClick={() => setMois(shiftMois(mois, -1))}
        />
        <p aria-live="polite" className="font-semibold first-letter:uppercase">
          {formatMois(mois)}
        </p>
        <IconButton
          disabled={mois >= last}
          icon="chevron-right"
          label="Mois suivant"
          onClick={() => setMois(shiftMois(mois, 1))}
        />
      </div>
      <MonthTable exclusions={exclusions} jours={jours} mois={mois} onToggle={toggle} />
    </fieldset>
  )
}

type MonthTableProps = {
  mois: string
  jours: readonly string[]
  exclusions: readonly string[]
  onToggle: (jour: string) => void
}

function MonthTable({ mois, jours, exclusions, onToggle }: MonthTableProps) {
  const { du, au } = getWeeksOf(mois)
  const days = listDays(du, au)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  )
  return (
    <table className="jours-sans">
      <caption className="sr-only">Dates de {formatMois(mois)}</caption>
      <thead>
        <tr>
          {JOURS_SEMAINE.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{JOUR_SEMAINE_LABELS[day].slice(0, 1)}</span>
              <span className="sr-only">{JOUR_SEMAINE_LABELS[day]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((jour) => (
              <td key={jour}>
                {jour.slice(0, 7) === mois && (
                  <DayButton
                    isOff={exclusions.includes(jour)}
                    isOn={jours.includes(jour)}
                    jour={jour}
                    onToggle={onToggle}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayButtonProps = {
  jour: string
  isOn: boolean
  isOff: boolean
  onToggle: (jour: string) => void
}

function DayButton({ jour, isOn, isOff, onToggle }: DayButtonProps) {
  const number = Number(jour.slice(8))
  // The accessible name equals the visible text, for voice control.
  const written = number === 1 ? '1er' : number
  if (!isOn && !isOff) return <span className="jours-sans-vide">{number}</span>
  return (
    <button
      aria-label={`${formatDateLongue(jour)}, ${isOff ? 'n’a pas lieu' : 'a lieu'}`}
      aria-pressed={isOff}
      className="jours-sans-jour"
      onClick={() => onToggle(jour)}
      type="button"
    >
      {written}
    </button>
  )
}
