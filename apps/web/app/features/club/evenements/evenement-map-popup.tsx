import { capitalize } from '@foulee/domain/shared/typographie'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { placeText, whenText } from './evenement-texts.ts'
import { evenementQuery } from './evenements.queries.ts'
import { evenementPath } from './paths.ts'

export function EvenementMapPopup({ id }: { id: string }) {
  const { data: evenement, isError } = useQuery(evenementQuery(id))
  if (isError) return <p>Cet évènement n’a pas pu se charger.</p>
  if (!evenement) return <Skeleton className="h-10 w-48" />
  const { slug, titre, prochaine, prix } = evenement
  return (
    <div className="grid gap-1">
      <Link className="font-heading text-lg/6 font-bold hover:underline" to={evenementPath(slug)}>
        {titre}
      </Link>
      {prochaine && (
        <p className="text-sm font-semibold text-sapin tabular-nums">
          {capitalize(whenText(prochaine))}
        </p>
      )}
      <p className="text-sm text-ink-soft">{placeText(evenement)}</p>
      <Price cents={prix} />
    </div>
  )
}
