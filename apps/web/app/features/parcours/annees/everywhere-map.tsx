import type { Famille } from '@foulee/domain/parcours/annees'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { decodePolyline } from '@foulee/trace/polyline'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ViewToggle } from '#ui/view-toggle.tsx'
import { carteQuery } from './annees.queries.ts'
import './annees.css'

const EverywhereCanvas = lazy(() => import('./everywhere-canvas.tsx'))

type EverywhereProps = { annee: number; famille: Famille }

/** Opened by a press: whole lines of ten years weigh as much as the rest of the page. */
export function EverywhereMap({ annee, famille }: EverywhereProps) {
  const [span, setSpan] = useState<'annee' | 'toujours' | null>(null)
  return (
    <section aria-labelledby="partout" className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl" id="partout">
          Partout où j’ai couru
        </h2>
        <p className="max-w-2xl text-ink-soft">
          Toutes vos lignes sur une carte, départs compris. Elle n’est montrée à personne d’autre.
        </p>
      </div>
      {span === null ? (
        <Button className="justify-self-start" icon="map" onClick={() => setSpan('annee')}>
          Voir ma carte
        </Button>
      ) : (
        <>
          <div className="flex">
            <ViewToggle
              label="Période de la carte"
              onChange={setSpan}
              options={[
                { value: 'annee', label: String(annee) },
                { value: 'toujours', label: 'Toujours' },
              ]}
              value={span}
            />
          </div>
          <Lines annee={span === 'annee' ? annee : null} famille={famille} />
        </>
      )}
    </section>
  )
}

function Lines({ annee, famille }: { annee: number | null; famille: Famille }) {
  const query = useQuery(carteQuery({ annee, famille }))
  const { data } = query
  const lines = useMemo(
    () => data?.sorties.flatMap(({ lignes }) => lignes.map((ligne) => decodePolyline(ligne))),
    [data],
  )
  return (
    <Query
      isCompact
      label="Chargement de votre carte…"
      query={query}
      skeleton={<Skeleton className="annees-carte rounded-card" />}
    >
      {({ sorties, reste }) =>
        lines?.length ? (
          <>
            <p className="text-ink-soft">
              {sorties.length > 1 ? `${formatNombre(sorties.length)}\u00a0sorties.` : 'Une sortie.'}
              {reste > 0 && ` Les ${formatNombre(reste)} plus anciennes n’y sont pas.`}
            </p>
            <Suspense fallback={<Skeleton className="annees-carte rounded-card" />}>
              <EverywhereCanvas lines={lines} />
            </Suspense>
          </>
        ) : (
          <p className="card p-4">Aucune ligne à dessiner pour ce choix.</p>
        )
      }
    </Query>
  )
}
