import type { Publication } from '@foulee/contract/echanges/fil'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { useConfirmLeave } from '#ui/form/use-confirm-leave.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ReliefMark } from '#ui/relief-mark.tsx'
import { Loading, Skeleton, TextSkeleton } from '#ui/skeleton.tsx'
import { Composer, type WordsTaker } from './composer.tsx'
import { EnvoiCard } from './envoi-card.tsx'
import { filQuery } from './fil.queries.ts'
import { Nouveautes } from './nouveautes.tsx'
import { ABONNEMENTS } from './paths.ts'
import { PublicationCard } from './publication-card.tsx'
import { type Envoi, useEnvois } from './use-envois.ts'
import '#kit/member-page/moi.css'
import './fil.css'

const BETWEEN = 4

type FilProps = {
  /** Blocks without a column on a phone: interleaved with the items, the rest at the end. */
  blocs?: readonly ReactNode[]
}

export function Fil({ blocs = [] }: FilProps) {
  const { envois, send, stop, retry, drop } = useEnvois()
  const fil = useFil()
  const list = useRef<HTMLDivElement>(null)
  const takeBack = useRef<WordsTaker>(null)
  // Pending and failed posts exist on this page only.
  useConfirmLeave(envois.length > 0)
  const abandonEnvoi = (envoi: Envoi) => {
    takeBack.current?.(envoi)
    drop(envoi.key)
  }
  const depuis = fil.data?.pages[0]?.jusqua ?? null
  const showNew = async () => {
    await fil.refetch()
    setTimeout(() => {
      const newest = findNewest(list.current, depuis ?? 0)
      newest?.scrollIntoView({ block: 'start' })
      newest?.focus({ preventScroll: true })
    })
  }
  return (
    <section aria-labelledby="fil" className="fil">
      <div className="fil-entete">
        <h2 className="text-xl" id="fil">
          Mon fil
        </h2>
        <Link className="moi-plus" to={ABONNEMENTS}>
          <Icon name="users" size={18} />
          Mes abonnements
        </Link>
      </div>
      <Composer onSend={send} restoreEnvoi={takeBack} />
      <Nouveautes depuis={depuis} isLoading={fil.isRefetching} onShow={() => void showNew()} />
      <div className="fil-liste" ref={list}>
        {envois.map((envoi) => (
          <EnvoiCard
            envoi={envoi}
            key={envoi.key}
            onDrop={() => abandonEnvoi(envoi)}
            onRetry={() => retry(envoi)}
            onStop={() => stop(envoi.key)}
          />
        ))}
        <Items blocs={blocs} fil={fil} />
      </div>
    </section>
  )
}

function findNewest(list: HTMLElement | null, depuis: number): HTMLElement | undefined {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-publication]') ?? [])]
  return cards.find(({ dataset }) => Number(dataset.publication) > depuis) ?? cards[0]
}

const useFil = () => useInfiniteQuery(filQuery())

type ItemsProps = Required<FilProps> & { fil: ReturnType<typeof useFil> }

function Items({ fil, blocs }: ItemsProps) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = fil
  if (!data) {
    if (!error) return <FilAttente />
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  const items = listOnce(data.pages.flatMap((page) => page.data))
  const rest = blocs.slice(Math.floor(items.length / BETWEEN))
  if (!items.length) {
    return (
      <>
        <FilVide />
        {rest}
      </>
    )
  }
  return (
    <>
      {items.map((item, at) => (
        <Fragment key={item.id}>
          <PublicationCard item={item} />
          {(at + 1) % BETWEEN === 0 && blocs[(at + 1) / BETWEEN - 1]}
        </Fragment>
      ))}
      {error && !isFetchingNextPage ? (
        <ErrorState isCompact message={error.message} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && <More isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      {!hasNextPage && <End />}
      {!hasNextPage && rest}
    </>
  )
}

/** Two pages may overlap by items written at their boundary (decision 110). */
const listOnce = (items: readonly Publication[]): Publication[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]

const AHEAD = '800px'

function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || isLoading) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [isLoading, onMore])
  return (
    <div className="grid min-h-40 content-start gap-3" ref={place}>
      <FilAttente nb={1} />
    </div>
  )
}

const End = () => (
  <p className="fil-fin">
    <Icon className="text-sapin" name="check" size={22} />
    Vous êtes à jour
  </p>
)

export const FilVide = () => (
  <div className="card grid justify-items-center gap-4 px-5 py-8 text-center">
    <ReliefMark />
    <div className="grid gap-2">
      <h3 className="text-xl">Votre fil commence ici</h3>
      <p className="max-w-prose text-ink-soft">
        Suivez des courses, des organisateurs et des coureurs : ce qu’ils publient paraît ici, du
        plus récent au plus ancien.
      </p>
    </div>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink icon="flag" to="/courses">
        Trouver une course
      </ButtonLink>
      <ButtonLink icon="route" to="/parcours">
        Trouver un parcours
      </ButtonLink>
      <ButtonLink icon="users" to="/evenements">
        Courir ensemble
      </ButtonLink>
    </div>
  </div>
)

export function FilAttente({ nb = 3 }: { nb?: number }) {
  return (
    <Loading label="Chargement du fil…">
      <div className="fil-liste">
        {Array.from({ length: nb }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical bones that never move
          <div className="card fil-carte" key={row}>
            <div className="flex gap-3">
              <Skeleton className="size-11 rounded-full" />
              <div className="grid grow content-center gap-2">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-3 w-24" />
              </div>
            </div>
            <TextSkeleton lines={2} />
            <Skeleton className="h-32 rounded-control" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
