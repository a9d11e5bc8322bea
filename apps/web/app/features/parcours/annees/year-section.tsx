import type { Annees } from '@foulee/contract/parcours/annees'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { Stat, StatRow } from '#ui/stat.tsx'
import { ViewToggle } from '#ui/view-toggle.tsx'
import {
  describeSerie,
  formatChange,
  formatSomme,
  listMonthBars,
  listWeekBars,
  listYearBars,
  MESURE_LABELS,
  MESURES,
  type Mesure,
} from './annees-texts.ts'
import { Bars } from './bars.tsx'

const PERIODS = [
  { value: 'mois', label: 'Par mois' },
  { value: 'semaines', label: 'Par semaine' },
  { value: 'annees', label: 'Par an' },
] as const
type Period = (typeof PERIODS)[number]['value']

const LIST_BARS = { mois: listMonthBars, semaines: listWeekBars, annees: listYearBars }

export function YearSection({ annees }: { annees: Annees }) {
  const { annee, a_ce_jour, serie } = annees
  const [mesure, setMesure] = useState<Mesure>('distance')
  const [period, setPeriod] = useState<Period>('mois')
  const { cette, avant, jour } = a_ce_jour
  const isWhole = jour.endsWith('-12-31')
  const series = describeSerie(serie)
  return (
    <section aria-labelledby="annee" className="grid gap-5">
      <h2 className="text-xl" id="annee">
        {annee}
      </h2>
      <StatRow>
        <Stat label={cette.nb > 1 ? 'sorties' : 'sortie'} value={formatNombre(cette.nb)} />
        {MESURES.filter((name) => name !== 'charge' || cette.charge > 0).map((name) => (
          <Stat
            key={name}
            label={describeChange(name, a_ce_jour, annee)}
            value={formatSomme(name, cette)}
          />
        ))}
      </StatRow>
      {avant.nb > 0 && !isWhole && (
        <p className="text-ink-soft">
          Comparé aux mêmes jours de {annee - 1}, jusqu’au {formatDateLongue(jour)}.
        </p>
      )}
      {series && <p>{series}</p>}
      <div className="flex flex-wrap gap-4">
        <ViewToggle
          label="Mesure"
          onChange={setMesure}
          options={MESURES.map((value) => ({ value, label: MESURE_LABELS[value] }))}
          value={mesure}
        />
        <ViewToggle label="Période" onChange={setPeriod} options={[...PERIODS]} value={period} />
      </div>
      <Bars annee={annee} bars={LIST_BARS[period](annees)} mesure={mesure} />
    </section>
  )
}

function describeChange(
  mesure: Mesure,
  { cette, avant }: Annees['a_ce_jour'],
  annee: number,
): string {
  const change = formatChange(cette[mesure], avant[mesure])
  const label = MESURE_LABELS[mesure].toLowerCase()
  return change === null ? label : `${label}, ${change} sur ${annee - 1}`
}
