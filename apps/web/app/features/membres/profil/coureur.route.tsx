import type { ProfilPublic } from '@foulee/contract/membres/profil'
import { HydrationBoundary, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactElement, Suspense, useSyncExternalStore } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { readToken } from '#platform/session/token-storage.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { BarredPage } from './barred-page.tsx'
import { useIsBarred } from './blocages.queries.ts'
import { CoureurPage } from './coureur-page.tsx'
import { coureurQuery } from './profil.queries.ts'

const CoureurPalmares = lazyHydrate(
  () => import('#features/courses/mon-palmares/coureur-palmares.tsx'),
  () => null,
)

function readId(text = ''): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw data({ code: 'profil_introuvable', message: 'Ce profil n’existe pas.' }, { status: 404 })
}

export const loader = ({ context, params: { id } }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.fetchQuery(coureurQuery(readId(id), call)))
export const clientLoader = fromCache
export const headers = publicHeaders

/** /coureurs/{id}: rendered on the server when the profile is public. */
export default function CoureurRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { id } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting />} key={id}>
        <PublicCoureur users_id={readId(id)} />
      </Suspense>
    </HydrationBoundary>
  )
}

function PublicCoureur({ users_id }: { users_id: number }) {
  const { data: coureur } = useSuspenseQuery(coureurQuery(users_id))
  const isBarred = useIsBarred(users_id)
  if (isBarred) return <BarredPage otherwise={<NobodyPage />} users_id={users_id} />
  return <Whole coureur={coureur} />
}

const Whole = ({ coureur }: { coureur: ProfilPublic }) => (
  <CoureurPage coureur={coureur} palmares={<CoureurPalmares users_id={coureur.users_id} />} />
)

function NobodyPage() {
  return <FailurePage failure={{ status: 404, message: 'Ce profil n’existe pas.' }} />
}

function Waiting() {
  return (
    <main className="page py-4" id="contenu">
      <Loading label="Chargement du profil…">
        <Skeleton className="h-52 w-full" />
        <Skeleton className="mt-6 h-9 w-64" />
      </Loading>
    </main>
  )
}

export function ErrorBoundary() {
  const { id = '' } = useParams()
  const failure = readFailure(useRouteError())
  const failurePage = <FailurePage failure={failure} />
  if (failure.status !== 404 || !/^[1-9]\d{0,8}$/.test(id)) return failurePage
  return <MemberView otherwise={failurePage} users_id={Number(id)} />
}

/** A profile hidden from visitors is fetched again with the session. */
function MemberView({ users_id, otherwise }: { users_id: number; otherwise: ReactElement }) {
  const isSignedIn = useSyncExternalStore(neverChanges, hasToken, isNobody)
  const { data: coureur, isLoading } = useQuery({ ...coureurQuery(users_id), enabled: isSignedIn })
  const isBarred = useIsBarred(users_id)
  // Data fetched before the block may still be cached.
  if (coureur && !isBarred) return <Whole coureur={coureur} />
  if (isLoading) return <Waiting />
  return isSignedIn ? <BarredPage otherwise={otherwise} users_id={users_id} /> : otherwise
}

const neverChanges = () => () => undefined
const hasToken = () => readToken() !== null
/** Server snapshot, also used during hydration. */
const isNobody = () => false
