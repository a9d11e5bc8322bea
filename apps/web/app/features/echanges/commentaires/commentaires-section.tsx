import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import type { Objet } from './commentaires.queries.ts'

/**
 * Comments on a route or a race: `<CommentairesSection model id />`. The page's loader calls
 * `prefetchCommentaires`; the script is lazy.
 */
export const CommentairesSection = lazyHydrate<Objet>(() => import('./avis-body.tsx'), Waiting)

function Waiting() {
  return (
    <Loading label="Chargement des avis…">
      <div className="grid gap-6">
        <Skeleton className="h-8 w-32" />
        <div className="grid gap-8 md:grid-cols-[18rem_minmax(0,1fr)]">
          <Skeleton className="h-44" />
          <TextSkeleton lines={6} />
        </div>
      </div>
    </Loading>
  )
}
