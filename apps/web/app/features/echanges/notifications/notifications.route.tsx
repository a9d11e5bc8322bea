import type { Notice } from '@foulee/contract/echanges/notifications'
import { formatInstant } from '@foulee/domain/shared/instant'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { noticesQuery, unreadQuery } from './notifications.queries.ts'

export default function Notifications() {
  return (
    <main className="page grid max-w-3xl content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Ce dont nous vous avons prévenu."
        isPrivate
        path="/notifications"
        title="Notifications"
      />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Notifications</h1>
        <p className="text-ink-soft">
          Vous choisissez où chacune arrive dans{' '}
          <TextLink to="/reglages/notifications">vos réglages</TextLink>.
        </p>
      </header>
      <Suspense fallback={<Waiting />}>
        <Notices />
      </Suspense>
    </main>
  )
}

function Notices() {
  const { data, isFetchingNextPage, fetchNextPage, refetch } =
    useSuspenseInfiniteQuery(noticesQuery)
  const { data: unread = 0 } = useQuery(unreadQuery)
  const read = useCall('POST /api/notifications/lues', {
    input: (ids?: number[]) => ({ body: ids ? { ids } : {} }),
    update: (client, { nb_non_lues }) =>
      client.setQueryData(unreadQuery.queryKey, (known) => known && { ...known, nb_non_lues }),
  })
  const [first] = data.pages
  const notices = data.pages.flatMap(({ notifications }) => notifications)
  const { nb = 0, nb_non_lues = 0 } = first ?? {}
  if (!notices.length) return <Nothing />
  // Notifications newer than the list: they are shown before all are marked as read.
  const newer = Math.max(0, unread - nb_non_lues)
  return (
    <div className="grid gap-4">
      {/* Constant height, with or without the button, against a layout shift. */}
      <div className="min-h-11">
        <Arrived nb={newer} onShow={() => void refetch()} />
        {newer === 0 && nb_non_lues > 0 && (
          <Button icon="check" isLoading={read.isPending} onClick={() => read.mutate(undefined)}>
            Tout marquer comme lu
          </Button>
        )}
      </div>
      <ul className="card divide-y divide-line px-4 sm:px-5">
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onRead={() => read.mutate([notice.id])} />
        ))}
      </ul>
      <LoadMore
        isLoading={isFetchingNextPage}
        nb={nb}
        onMore={() => void fetchNextPage()}
        shown={notices.length}
      />
    </div>
  )
}

function NoticeLine({ notice, onRead }: { notice: Notice; onRead: () => void }) {
  const { titre, texte, url, lu_le, created_at } = notice
  const isNew = lu_le === null
  return (
    <li className="grid gap-1 py-4">
      <h2 className={cx('text-lg/6', !isNew && 'font-normal')}>
        <Link
          className="hover:text-sapin hover:underline"
          onClick={() => isNew && onRead()}
          to={url}
        >
          {isNew && (
            <>
              <span aria-hidden="true" className="me-2 text-balise">
                ●
              </span>
              <span className="sr-only">Non lue&nbsp;: </span>
            </>
          )}
          {titre}
        </Link>
      </h2>
      <p>{texte}</p>
      <p className="text-sm text-ink-soft">
        <time dateTime={created_at}>{formatInstant(new Date(created_at))}</time>
      </p>
    </li>
  )
}

function Arrived({ nb, onShow }: { nb: number; onShow: () => void }) {
  const words =
    nb === 1 ? 'Voir 1\u00a0nouvelle notification' : `Voir ${nb}\u00a0nouvelles notifications`
  return (
    <div aria-live="polite">
      {nb > 0 && (
        <Button icon="chevron-up" onClick={onShow} variant="primary">
          {words}
        </Button>
      )}
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState
      action={
        <ButtonLink icon="heart" to="/ma-runlist">
          Ma run list
        </ButtonLink>
      }
      title="Rien de neuf"
    >
      <p>
        Nous vous préviendrons ici quand une course de votre run list change de date, de lieu ou de
        statut.
      </p>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Loading label="Chargement des notifications…">
      <div className="grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton className="h-24" key={row} />
        ))}
      </div>
    </Loading>
  )
}
