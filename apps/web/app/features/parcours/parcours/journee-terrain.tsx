import type { Parcours, Trace } from '@foulee/contract/parcours/parcours'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { createCursor } from '#kit/track/cursor.ts'
import { RouteGround } from '#kit/track/route-ground.tsx'
import { listMarks } from '#kit/track/route-marks.ts'
import { readSamples } from '#kit/track/route-samples.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { parcoursQuery } from './parcours-page.queries.ts'

type JourneeTerrainProps = {
  parcours: { slug: string; titre: string }
  /** Accessible names of map and profile; by default those of a day of a stay. */
  labels?: { map: string; profile: string }
}

export default function JourneeTerrain({ parcours, labels }: JourneeTerrainProps) {
  const { slug, titre } = parcours
  const query = useQuery(parcoursQuery(slug))
  return (
    <div className="grid gap-3">
      <Query query={query} skeleton={<Skeleton className="h-80 rounded-card" />}>
        {(data) => data.trace && <Terrain labels={labels} parcours={data} trace={data.trace} />}
      </Query>
      <Link
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-sapin hover:underline"
        to={`/parcours/${slug}`}
      >
        <Icon name="route" />
        {titre}
      </Link>
    </div>
  )
}

type TerrainProps = Pick<JourneeTerrainProps, 'labels'> & { parcours: Parcours; trace: Trace }

function Terrain({ parcours, trace, labels }: TerrainProps) {
  const [cursor] = useState(createCursor)
  const samples = useMemo(() => readSamples(trace), [trace])
  const marks = useMemo(() => listMarks(parcours), [parcours])
  return (
    <RouteGround
      cursor={cursor}
      labels={
        labels ?? {
          map: `Carte de la journée\u00a0: ${parcours.titre}`,
          profile: 'Profil de la journée',
        }
      }
      marks={marks}
      samples={samples}
      stretches={parcours.troncons}
      trace={trace}
    />
  )
}
