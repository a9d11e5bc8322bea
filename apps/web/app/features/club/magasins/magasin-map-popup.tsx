import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EtatLine } from './etat-line.tsx'
import { formatAdresse } from './magasin-texts.ts'
import { magasinQuery } from './magasins.queries.ts'
import { magasinPath } from './paths.ts'
import { ReductionsLine } from './reductions-line.tsx'

export function MagasinMapPopup({ id }: { id: string }) {
  const { data: magasin, isError } = useQuery(magasinQuery(id))
  if (isError) return <p>Ce magasin n’a pas pu se charger.</p>
  if (!magasin) return <Skeleton className="h-10 w-48" />
  return (
    <div className="grid gap-1">
      <Link
        className="font-heading text-lg/6 font-bold hover:underline"
        to={magasinPath(magasin.slug)}
      >
        {magasin.nom}
      </Link>
      <p className="text-sm text-ink-soft">{formatAdresse(magasin)}</p>
      <p className="text-sm">
        <EtatLine magasin={magasin} />
      </p>
      <ReductionsLine reductions={magasin.reductions} />
    </div>
  )
}
