import { DIFFICULTE_LABELS, FORME_LABELS } from '@foulee/domain/parcours/parcours'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { parcoursQuery } from './parcours-page.queries.ts'

export function ParcoursMapPopup({ id }: { id: string }) {
  const { data: parcours, isError } = useQuery(parcoursQuery(id))
  if (isError) return <p>Ce parcours n’a pas pu se charger.</p>
  if (!parcours) return <Skeleton className="h-10 w-48" />
  const { titre, slug, distance, denivele, forme, difficulte } = parcours
  return (
    <div className="grid gap-1">
      <Link className="font-heading text-lg/6 font-bold hover:underline" to={`/parcours/${slug}`}>
        {titre}
      </Link>
      <p className="font-semibold tabular-nums">
        {[
          distance !== null && formatDistance(distance),
          denivele !== null && formatDenivele(denivele),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-sm text-ink-soft">
        {[forme && FORME_LABELS[forme], difficulte && DIFFICULTE_LABELS[difficulte]]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
