import type { Publication } from '@foulee/contract/echanges/fil'
import { isApiError } from '@foulee/contract/shared/call-error'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Commentaires } from '#features/echanges/commentaires/commentaires.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { patchItem } from './fil.cache.ts'
import { publicationQuery } from './fil.queries.ts'
import { publicationPath } from './paths.ts'
import { PublicationCard } from './publication-card.tsx'

const TITLE_MAX = 60

export default function PublicationPage() {
  const id = Number(useParams().id)
  const isPossible = Number.isSafeInteger(id) && id > 0
  const query = useQuery({ ...publicationQuery(id), enabled: isPossible })
  const { data, error } = query
  const isMissing = !isPossible || (isApiError(error) && [400, 404].includes(error.status))
  return (
    <main
      className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8"
      id="contenu"
    >
      <PageHead
        description="Une publication de votre fil."
        isPrivate
        path={publicationPath(id)}
        title={data ? formatTitle(data) : 'Publication'}
      />
      <Breadcrumb crumbs={[{ label: 'Mon fil', to: '/home' }, { label: 'Publication' }]} />
      {isMissing ? (
        <Missing />
      ) : (
        <Query
          label="Chargement de la publication…"
          query={query}
          skeleton={
            <div className="card fil-carte">
              <Skeleton className="h-11 w-2/3" />
              <TextSkeleton lines={2} />
              <Skeleton className="h-32 rounded-control" />
            </div>
          }
        >
          {(item) => <Whole item={item} />}
        </Query>
      )}
    </main>
  )
}

function formatTitle({ emetteur, phrase, texte }: Publication): string {
  const words = takeGraphemes(texte?.replace(/\s+/g, ' ') ?? '', TITLE_MAX)
  return words ? `${emetteur.nom}\u00a0: ${words}` : `${emetteur.nom} ${phrase}`
}

function Whole({ item }: { item: Publication }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Keeps the counts of the cached feed in step.
  useEffect(() => patchItem(client, item.id, () => item), [client, item])
  return (
    <>
      <h1 className="sr-only">{formatTitle(item)}</h1>
      <PublicationCard isWhole item={item} onGone={() => void navigate('/home')} />
      <Commentaires id={item.id} model="publication" />
    </>
  )
}

/**
 * The same page for a missing, deleted and forbidden item, so that the difference leaks nothing.
 */
const Missing = () => (
  <>
    <h1 className="sr-only">Publication introuvable</h1>
    <EmptyState
      action={
        <ButtonLink icon="feed" to="/home">
          Revenir à mon fil
        </ButtonLink>
      }
      title="Cette publication n’est plus là"
    >
      <p>Elle a été retirée, ou elle n’est visible que de certains membres.</p>
    </EmptyState>
  </>
)
