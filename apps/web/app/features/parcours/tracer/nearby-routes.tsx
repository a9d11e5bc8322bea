import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import { appendDrawing } from '@foulee/domain/parcours/tracer/drawing'
import type { Mode } from '@foulee/domain/parcours/tracer/line'
import type { Zone } from '@foulee/domain/shared/geo'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { zoneOf } from '#kit/map/zone.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useToast } from '#ui/toast.tsx'
import { readDessin } from './drawing-wire.ts'
import { dessinQuery, nearbyQuery } from './tracer.queries.ts'
import type { OnDrawing } from './use-drawing.ts'

type NearbyRoutesProps = {
  traced: OnDrawing
  mode: Mode
  /** Area of a route that was added. */
  onAdded: (zone: Zone | null) => void
}

/** Published routes around the end of the drawing, each to be run whole. */
export function NearbyRoutes(props: NearbyRoutesProps) {
  const { traced } = props
  const end = traced.drawing.points.at(-1)
  const { data: routes = [] } = useQuery({
    ...nearbyQuery(end ?? [0, 0]),
    enabled: end !== undefined,
    placeholderData: (known) => known,
  })
  if (!end || routes.length === 0) return null
  return (
    <section aria-labelledby="trace-proches" className="card grid gap-3 p-5">
      <h2 className="text-xl" id="trace-proches">
        Parcours publiés près d’ici
      </h2>
      <ul className="grid gap-2">
        {routes.map((route) => (
          <NearbyRoute key={route.id} {...props} route={route} />
        ))}
      </ul>
    </section>
  )
}

type NearbyRouteProps = NearbyRoutesProps & { route: ParcoursCard }

function NearbyRoute({ route, traced, mode, onAdded }: NearbyRouteProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [isLoading, setLoading] = useState(false)
  const follow = async () => {
    setLoading(true)
    try {
      const whole = readDessin(await client.fetchQuery(dessinQuery(String(route.id))))
      traced.change((known) => appendDrawing(known, whole, mode))
      onAdded(zoneOf(whole.points))
    } catch {
      toast({ message: 'Ce parcours n’a pas pu se charger.', tone: 'danger' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <p>
        <TextLink to={`/parcours/${route.slug}`}>{route.titre}</TextLink>
        <span className="text-sm text-ink-soft">
          {' '}
          {[
            route.distance !== null && formatDistance(route.distance),
            route.denivele !== null && formatDenivele(route.denivele),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Button isLoading={isLoading} onClick={follow} variant="quiet">
        Ajouter au tracé<span className="sr-only">&nbsp;: {route.titre}</span>
      </Button>
    </li>
  )
}
