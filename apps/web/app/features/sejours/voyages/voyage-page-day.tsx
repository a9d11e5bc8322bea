import type { VoyagePourMoi } from '@foulee/contract/sejours/jambes'
import type { Journee } from '@foulee/contract/sejours/voyages'
import { formatDate } from '@foulee/domain/shared/date'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { colourOf } from '#kit/track/days-lines.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { DayLine, DayReasons } from './voyage-jambes.tsx'
import type { VoyageSlots } from './voyage-page-slots.ts'

type VoyageDayProps = {
  journee: Journee
  numero: number
  terrain: VoyageSlots['terrain']
  jour: VoyagePourMoi['jours'][number] | undefined
}

export function VoyageDay({ journee, numero, terrain, jour }: VoyageDayProps) {
  const [isOpen, setOpen] = useState(false)
  const { titre, description, parcours, epreuve, dossard_inclus } = journee
  return (
    <details className="card voyage-day" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="voyage-day-head">
        <span className={parcours ? `day-number day-${colourOf(numero)}` : 'day-number'}>
          <span className="sr-only">Jour </span>
          {numero}
        </span>
        <hgroup className="grid min-w-0 gap-1">
          <h3 className="text-lg/6 wrap-anywhere">{titre}</h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
            {measures(journee)}
            {epreuve && (
              <Badge icon={dossard_inclus ? 'ticket' : 'flag'} tone="gold">
                {dossard_inclus ? 'Dossard inclus' : 'Une course'}
              </Badge>
            )}
          </p>
          {jour && <DayLine jour={jour} />}
        </hgroup>
        <Icon className="voyage-day-arrow" name="chevron-down" />
      </summary>
      <div className="voyage-day-body">
        {description && <p className="max-w-[65ch] whitespace-pre-line">{description}</p>}
        {jour && <DayReasons jour={jour} />}
        {isOpen && parcours && <div className="no-print">{terrain(journee)}</div>}
        {epreuve && <DayRace epreuve={epreuve} isIncluded={dossard_inclus} />}
        <DayFacts journee={journee} />
      </div>
    </details>
  )
}

function measures({ distance, denivele, epreuve }: Journee): string {
  const known = [
    distance !== null && formatDistance(distance),
    denivele !== null && formatDenivele(denivele),
  ].filter(Boolean)
  // The page of a race gives its distance.
  return known.join(' · ') || (epreuve ? '' : 'Journée sans course')
}

type DayRaceProps = { epreuve: NonNullable<Journee['epreuve']>; isIncluded: boolean }

function DayRace({ epreuve: { nom, url, date, est_annulee }, isIncluded }: DayRaceProps) {
  return (
    <div className="grid gap-1 rounded-control border-s-4 border-jaune-pr bg-jaune-wash px-4 py-3">
      <p className="font-semibold">{isIncluded ? 'Dossard inclus' : 'Une course ce jour-là'}</p>
      <p>
        <Link className="text-link" to={url}>
          {nom}
        </Link>
        {date && `, ${formatDate(date)}`}
      </p>
      {est_annulee && <p className="font-semibold text-rouge-gr">Cette épreuve est annulée.</p>}
      {!isIncluded && !est_annulee && <p>L’inscription se prend auprès de l’organisateur.</p>}
    </div>
  )
}

function DayFacts({ journee: { hebergement, repas, transport } }: { journee: Journee }) {
  if (!hebergement && !repas && !transport) return null
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Fact icon="bed" label="Nuit" value={hebergement} />
      <Fact icon="cup" label="Repas" value={repas} />
      <Fact icon="route" label="Transport" value={transport} />
    </dl>
  )
}

type FactProps = { icon: IconName; label: string; value: string | null }

function Fact({ icon, label, value }: FactProps) {
  if (!value) return null
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon name={icon} size={18} />
        {label}
      </dt>
      <dd className="whitespace-pre-line">{value}</dd>
    </div>
  )
}
