import type { ReductionGestion } from '@foulee/contract/club/reductions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useRemoveCodes } from './reductions.mutations.ts'
import { codesQuery } from './reductions.queries.ts'

/** Produit 12.6: who pasted a list reads it, and takes out codes that nobody saw. */
export function CodesOfList({ reduction: { id } }: { reduction: ReductionGestion }) {
  const query = useInfiniteQuery(codesQuery(id))
  const remove = useRemoveCodes(id)
  return (
    <PagedItems
      empty={<p className="text-ink-soft">Aucun code n’est dans la liste.</p>}
      query={query}
      waiting={<Skeleton className="h-40 rounded-card" />}
    >
      {(codes) => (
        <ul className="divide-y divide-line">
          {codes.map(({ id: codes_id, code, pris_le }) => (
            <li className="flex min-h-11 flex-wrap items-center gap-3 py-1" key={codes_id}>
              <code className="min-w-0 grow break-all">{code}</code>
              {pris_le ? (
                <span className="text-sm text-ink-soft">Vu par un membre</span>
              ) : (
                <Button
                  aria-label={`Retirer le code ${code}`}
                  isLoading={remove.isPending && remove.variables?.includes(codes_id)}
                  onClick={() => remove.mutate([codes_id])}
                  variant="quiet"
                >
                  Retirer
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  )
}
