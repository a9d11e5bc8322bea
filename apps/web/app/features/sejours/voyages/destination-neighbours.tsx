import {
  type Destination,
  getDestinationPays,
  getDestinationRegion,
} from '@foulee/domain/sejours/destination'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { destinationPath } from './paths.ts'
import { destinationsQuery } from './voyages.queries.ts'

export function DestinationNeighbours({ destination }: { destination: Destination }) {
  const { data } = useSuspenseQuery(destinationsQuery())
  const found = destination.region
    ? data.regions.map(({ region }) => getDestinationRegion(region))
    : data.pays.map(({ pays }) => getDestinationPays(pays))
  const neighbours = found
    .filter((destination) => destination !== null)
    .filter(({ slug }) => slug !== destination.slug)
    .toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'))
  if (!neighbours.length) return null
  return (
    <nav aria-labelledby="voisins" className="border-t border-line pt-8">
      <h2 className="mb-3 text-xl" id="voisins">
        {destination.region ? 'Ailleurs en France' : 'Dans d’autres pays'}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {neighbours.map((other) => (
          <li key={other.slug}>
            <Link
              className="inline-flex min-h-11 items-center text-sapin hover:underline"
              to={destinationPath(other)}
            >
              {other.nom}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
