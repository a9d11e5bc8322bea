import type { DetailSortie, TempsZone } from '@foulee/contract/parcours/activite-detail'
import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { formatDuree, formatNombre } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FORME } from '#features/entrainement/shared/entrainements/paths.ts'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { detailQuery } from './activites.queries.ts'
import { DetailChart } from './detail-chart.tsx'
import { DetailTable } from './detail-table.tsx'
import { areOwnTours, fractionsText, kilometreLabel, pauseText } from './detail-texts.ts'
import { DetailWeather } from './detail-weather.tsx'
import '#features/parcours/shared/race-day.css'
import './detail.css'

type DetailProps = { activite: ActiviteEntiere }

export default function DetailSection({ activite }: DetailProps) {
  return (
    <Query
      isCompact
      label="Lecture de votre sortie…"
      query={useQuery(detailQuery(activite))}
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {(detail) => detail && <Detail activite={activite} detail={detail} />}
    </Query>
  )
}

function Detail({ activite: { sport }, detail }: DetailProps & { detail: DetailSortie }) {
  const { kilometres, tours, fractions, pauses, zones_fc, zones_allure, series } = detail
  const step = kilometres[0]?.distance ?? 1000
  const hasFc = series.fc.some((value) => value !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <DetailWeather capteur={detail.capteur} meteo={detail.meteo} />
      <Part id="courbes" title="Courbes">
        <DetailChart series={series} sport={sport} />
      </Part>
      {fractions && (
        <Part id="fractions" title={`Fractionné\u00a0: ${fractionsText(fractions.liste)}`}>
          <p className="text-ink-soft">
            {fractions.source === 'tours'
              ? 'Reconnu aux tours de votre montre.'
              : 'Reconnu à votre allure, à effort égal.'}
          </p>
          <DetailTable
            after={{
              head: 'Récupération',
              textOf: ({ recuperation }) => recuperation && formatDuree(recuperation.duree),
            }}
            caption="Fractions"
            hasLength
            head="Fraction"
            nameOf={(_, rank) => formatNombre(rank + 1)}
            rows={fractions.liste}
            sport={sport}
          />
        </Part>
      )}
      <Part
        id="kilometres"
        title={
          step > 1000 ? `Tous les ${formatNombre(step / 1000)}\u00a0km` : 'Kilomètre par kilomètre'
        }
      >
        <DetailTable
          caption={step > 1000 ? 'Par morceaux' : 'Kilomètres'}
          hasLength={step > 1000}
          head="Km"
          nameOf={kilometreLabel}
          rows={kilometres}
          sport={sport}
        />
        {kilometres.some(({ allure_effort }) => allure_effort !== null) && (
          <p className="max-w-prose text-sm text-ink-soft">
            Effort égal&nbsp;: ce que vous auriez tenu sur du plat pour le même effort, d’après la
            pente et l’altitude.
          </p>
        )}
      </Part>
      {areOwnTours(detail) && (
        <Part id="tours" title="Tours de la montre">
          <DetailTable
            caption="Tours"
            hasLength
            head="Tour"
            nameOf={(_, rank) => formatNombre(rank + 1)}
            rows={tours}
            sport={sport}
          />
        </Part>
      )}
      {zones_fc.length > 0 && (
        <Part id="zones-fc" title="Temps par zone de fréquence cardiaque">
          <Zones zones={zones_fc} />
        </Part>
      )}
      {hasFc && zones_fc.length === 0 && (
        <p>
          <TextLink to={FORME}>Indiquez votre fréquence cardiaque maximale</TextLink> pour voir le
          temps passé dans chaque zone.
        </p>
      )}
      {zones_allure.length > 0 && (
        <Part id="zones-allure" title="Temps par zone d’allure">
          <Zones zones={zones_allure} />
          <p className="max-w-prose text-sm text-ink-soft">
            D’après votre VMA et votre allure à effort égal.
          </p>
        </Part>
      )}
      {pauses.length > 0 && (
        <Part
          id="pauses"
          title={pauses.length === 1 ? 'Une pause' : `${pauses.length}\u00a0pauses`}
        >
          <ul className="grid gap-1">
            {pauses.map((pause) => (
              <li key={pause.debut}>
                <strong>{formatDuree(pause.duree)}</strong> {pauseText(pause)}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-xl" id={id}>
      {title}
    </h2>
    {children}
  </section>
)

function Zones({ zones }: { zones: readonly TempsZone[] }) {
  const total = zones.reduce((sum, { duree }) => sum + duree, 0)
  return (
    <dl className="sortie-zones">
      {zones.map(({ code, nom, duree }) => {
        const share = total > 0 ? (100 * duree) / total : 0
        return (
          <div key={code}>
            <dt>{code ? `${code}, ${nom.toLowerCase()}` : nom}</dt>
            <dd>
              <span aria-hidden="true" className="sortie-zone" style={{ width: `${share}%` }} />
              {formatDuree(duree)} · {formatNombre(share)}&nbsp;%
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
