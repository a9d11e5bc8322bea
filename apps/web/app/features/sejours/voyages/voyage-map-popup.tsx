import { formatDateRange } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isOpen } from './departs.ts'
import { voyagePath } from './paths.ts'
import { dureeText, placeText } from './voyage-texts.ts'
import { voyageQuery } from './voyages.queries.ts'

export function VoyageMapPopup({ id }: { id: string }) {
  const { data: voyage, isError } = useQuery(voyageQuery(id))
  if (isError) return <p>Ce séjour n’a pas pu se charger.</p>
  if (!voyage) return <Skeleton className="h-10 w-48" />
  const next = voyage.disponibilites.find(isOpen)
  return (
    <div className="grid gap-1">
      <Link
        className="font-heading text-lg/6 font-bold hover:underline"
        to={voyagePath(voyage.slug)}
      >
        {voyage.titre}
      </Link>
      {next && (
        <p className="text-sm font-semibold text-sapin tabular-nums">
          {formatDateRange(next.debut, next.fin)}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {[placeText(voyage), dureeText(voyage.duree_jours)].filter(Boolean).join(' · ')}
      </p>
      {voyage.prix_des !== null && <Price cents={voyage.prix_des} isFrom />}
    </div>
  )
}
