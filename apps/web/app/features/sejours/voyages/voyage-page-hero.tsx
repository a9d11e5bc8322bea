import type { Voyage } from '@foulee/contract/sejours/voyages'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { formatDateRange } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import type { ReactNode } from 'react'
import { HeroPicture } from '#kit/public-page/hero-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { isOpen } from './departs.ts'
import { VoyageBooking } from './voyage-page-booking.tsx'
import { VoyageRibbons } from './voyage-page-ribbons.tsx'
import { listVoyageCrumbs } from './voyage-summary.ts'
import { placeText } from './voyage-texts.ts'

type VoyageHeroProps = { voyage: Voyage; runList: ReactNode }

export function VoyageHero({ voyage, runList }: VoyageHeroProps) {
  const { titre, sports, dossard_inclus } = voyage
  return (
    <PageHero
      aside={<VoyageBooking runList={runList} voyage={voyage} />}
      crumbs={[...listVoyageCrumbs(voyage), { label: titre }]}
      picture={<HeroPicture kind="sejour" thing={voyage} />}
      ribbons={<VoyageRibbons voyage={voyage} />}
    >
      <p className="flex flex-wrap gap-2">
        {sports.map((sport) => (
          <Badge key={sport}>{SPORT_LABELS[sport]}</Badge>
        ))}
        {dossard_inclus && (
          <Badge icon="ticket" tone="gold">
            Dossard inclus
          </Badge>
        )}
      </p>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{titre}</h1>
      <div className="grid gap-1.5 text-lg">
        <p className="flex gap-2 font-semibold">
          <Icon className="mt-1 shrink-0 text-sapin" name="calendar" />
          <span className="first-letter:uppercase">{formatDates(voyage)}</span>
        </p>
        <p className="flex gap-2">
          <Icon className="mt-1 shrink-0 text-sapin" name="pin" />
          {placeText(voyage)}
        </p>
        <Rating voyage={voyage} />
      </div>
      <VoyageFigures voyage={voyage} />
    </PageHero>
  )
}

function formatDates({ disponibilites, nb_departs, statut }: Voyage): string {
  const next = disponibilites.find(isOpen)
  if (statut === 'annulee' || !next) return 'Pas de départ ouvert en ce moment'
  const dates = formatDateRange(next.debut, next.fin)
  if (nb_departs === 1) return dates
  return nb_departs === 2
    ? `${dates}, et un autre départ`
    : `${dates}, et ${nb_departs - 1} autres départs`
}

function Rating({ voyage: { note, nb_notes } }: { voyage: Voyage }) {
  if (note === null) return null
  return (
    <p className="flex gap-2 text-base">
      <Icon className="mt-0.5 shrink-0 text-sapin" name="star" />
      <a className="text-link" href="#avis">
        {`${note.toLocaleString('fr-FR')}\u00a0/\u00a05, ${nb_notes}\u00a0${nb_notes > 1 ? 'notes de voyageurs' : 'note de voyageur'}`}
      </a>
    </p>
  )
}

function VoyageFigures({ voyage }: { voyage: Voyage }) {
  const { duree_jours, distance, denivele, niveau } = voyage
  return (
    <StatRow>
      {duree_jours !== null && (
        <Stat
          label="Durée"
          size="large"
          unit={duree_jours > 1 ? 'jours' : 'jour'}
          value={duree_jours}
        />
      )}
      {distance !== null && (
        <Stat label="Distance" size="large" unit="km" value={formatNombre(distance / 1000, 2)} />
      )}
      {denivele !== null && (
        <Stat label="Montée (D+)" size="large" unit="m" value={formatNombre(denivele)} />
      )}
      {niveau && <Stat label="Niveau" value={NIVEAU_LABELS[niveau]} />}
    </StatRow>
  )
}
