import { isApiError } from '@foulee/contract/shared/call-error'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useSession } from '#platform/session/session-provider.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { joinQueries } from '#ui/join-queries.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { DemandeEnvoyee } from './demande-envoyee.tsx'
import { reserverPath, voyagePath } from './paths.ts'
import { formulaireQuery, mineQuery, sejourQuery } from './reservations.queries.ts'
import { ReserverPage } from './reserver-page.tsx'

const TITLE = 'Réserver'

export default function Reserver() {
  const { slug = '', disponibilites_id } = useParams()
  const id = Number(disponibilites_id)
  const envoyee = Number(useSearchParams()[0].get('envoyee'))
  if (!Number.isSafeInteger(id) || id < 1) {
    return <FailurePage failure={{ status: 404, message: '' }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Demandez des places pour un départ."
        isPrivate
        path={reserverPath(slug, id)}
        title={TITLE}
      />
      {envoyee > 0 ? (
        <DemandeEnvoyee id={envoyee} />
      ) : (
        <SignedInReserver id={id} key={id} slug={slug} />
      )}
    </main>
  )
}

function SignedInReserver({ slug, id }: { slug: string; id: number }) {
  const { currentUser } = useSession()
  const query = joinQueries(
    useQuery(sejourQuery(slug)),
    useQuery(formulaireQuery(id)),
    useQuery(mineQuery),
  )
  const { data, error } = query
  if (!data && isApiError(error) && error.status === 404) return <NoSuchDepart slug={slug} />
  return (
    <Query
      label="Chargement du départ…"
      query={query}
      skeleton={
        <div className="grid gap-5">
          <Skeleton className="h-10 w-72" />
          <Skeleton className="h-96 max-w-2xl rounded-card" />
        </div>
      }
    >
      {([voyage, formulaire, mine]) => {
        const depart = voyage.disponibilites.find((disponibilite) => disponibilite.id === id)
        if (!depart) return <NoSuchDepart slug={slug} />
        return (
          <ReserverPage
            depart={depart}
            formulaire={formulaire}
            isAllowed={currentUser?.droits.includes('reserver') ?? false}
            key={currentUser?.users_id}
            mine={mine}
            voyage={voyage}
          />
        )
      }}
    </Query>
  )
}

function NoSuchDepart({ slug }: { slug: string }): ReactNode {
  return (
    <div className="grid max-w-2xl gap-3">
      <h1 className="text-2xl md:text-3xl">Ce départ n’est plus proposé</h1>
      <p>
        Il a été retiré, ou il est passé. <TextLink to={voyagePath(slug)}>Voir le séjour</TextLink>{' '}
        et ses autres départs.
      </p>
    </div>
  )
}
