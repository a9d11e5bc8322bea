import type { Epreuve } from '@foulee/contract/courses/courses'
import type { Parcours, Trace } from '@foulee/contract/parcours/parcours'
import { POINT_TYPE_LABELS } from '@foulee/domain/courses/epreuve'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { createCursor } from '#kit/track/cursor.ts'
import { RouteGround } from '#kit/track/route-ground.tsx'
import type { RouteMark } from '#kit/track/route-marks.ts'
import { placeAt, readSamples, type Samples } from '#kit/track/route-samples.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { parcoursQuery } from './parcours-page.queries.ts'

type Followed = Epreuve & { parcours_id: number }
const isFollowed = (epreuve: Epreuve): epreuve is Followed => epreuve.parcours_id !== null

export default function EpreuvesTerrain({ epreuves }: { epreuves: readonly Epreuve[] }) {
  const followed = epreuves.filter(isFollowed)
  if (!followed.length) return null
  return (
    <section aria-labelledby="profil" className="grid gap-5">
      <SectionHeading
        id="profil"
        title={followed.length === 1 ? 'Carte et profil' : 'Cartes et profils'}
      />
      {followed.length === 1 ? (
        followed.map((epreuve) => <EpreuveTerrain epreuve={epreuve} key={epreuve.id} />)
      ) : (
        <Tabs
          label="Épreuves"
          tabs={followed.map((epreuve) => ({
            id: String(epreuve.id),
            label: epreuve.nom,
            content: <EpreuveTerrain epreuve={epreuve} />,
          }))}
        />
      )}
    </section>
  )
}

function EpreuveTerrain({ epreuve }: { epreuve: Followed }) {
  const { data: parcours } = useQuery(parcoursQuery(String(epreuve.parcours_id)))
  if (!parcours) return null
  return (
    <div className="grid gap-3">
      {parcours.trace && <Terrain epreuve={epreuve} parcours={parcours} trace={parcours.trace} />}
      <Link
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sapin hover:underline"
        to={`/parcours/${parcours.slug}`}
      >
        <Icon name="route" />
        Le parcours de l’épreuve en détail
      </Link>
    </div>
  )
}

type TerrainProps = { epreuve: Followed; parcours: Parcours; trace: Trace }

function Terrain({ epreuve, parcours, trace }: TerrainProps) {
  const [cursor] = useState(createCursor)
  const samples = useMemo(() => readSamples(trace), [trace])
  const marks = useMemo(() => markStops(epreuve, samples), [epreuve, samples])
  return (
    <RouteGround
      cursor={cursor}
      labels={{
        map: `Carte de l’épreuve\u00a0: ${epreuve.nom}`,
        profile: `Profil de l’épreuve ${epreuve.nom}`,
      }}
      marks={marks}
      samples={samples}
      stretches={parcours.troncons}
      trace={trace}
    />
  )
}

/** Organisers give positions on the announced distance: scaled to the measured one. */
function markStops({ points, distance }: Followed, samples: Samples): RouteMark[] {
  const scale = distance ? samples.length / distance : 1
  return points.map(({ id, type, nom, km }): RouteMark => {
    const { metres, lon, lat } = placeAt(samples, km * 1000 * scale)
    return {
      id: `stop-${id}`,
      kind: 'point',
      metres,
      position: [lon, lat],
      label: nom ?? POINT_TYPE_LABELS[type],
      icon: type === 'base_de_vie' ? 'bed' : type === 'secours' ? 'shield' : 'cup',
    }
  })
}
