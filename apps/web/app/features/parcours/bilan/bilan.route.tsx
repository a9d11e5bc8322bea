import { isApiError } from '@foulee/contract/shared/call-error'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { pagePath } from '#features/parcours/feuille-de-route/feuille-subjects.ts'
import { dropEmpty, readSearch } from '#features/parcours/feuille-de-route/feuille-url.ts'
import { readStoredFeuille } from '#features/parcours/feuille-de-route/stored-feuille.ts'
import { bilanPath } from '#features/parcours/shared/bilan-path.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bilanQuery } from './bilan.queries.ts'
import { BilanPage } from './bilan-page.tsx'

/** /courses/{slug}/epreuves/{id}/bilan (produit 9.22). */
export default function BilanRoute() {
  const { slug = '', id = '' } = useParams()
  const feuille = pagePath({ kind: 'epreuve', slug, epreuves_id: id })
  const reglages = useMemo(() => readReglages(feuille), [feuille])
  const query = useQuery(bilanQuery(slug, id, reglages))
  const { data, error } = query
  if (isApiError(error) && error.status === 404) {
    return <FailurePage failure={{ status: 404, message: error.message }} />
  }
  if (data) return <BilanPage bilan={data} feuille={feuille} />
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Votre course, après coup."
        isPrivate
        path={bilanPath(slug, id)}
        title="Mon bilan"
      />
      <Query
        label="Chargement du bilan…"
        query={query}
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {() => null}
      </Query>
    </main>
  )
}

/** The day was that of the race, whatever the roadbook was tried for. */
function readReglages(feuille: string): Record<string, string> {
  const { jour: _, ...search } = readSearch(new URLSearchParams(readStoredFeuille(feuille) ?? ''))
  return dropEmpty({ ...search, jour: '' })
}
