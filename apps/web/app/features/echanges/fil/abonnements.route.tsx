import type { Abonnement, Emetteur } from '@foulee/contract/echanges/fil'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { abonnementsQuery, sourdinesQuery } from './abonnements.queries.ts'
import { useCesser, useSourdine } from './fil.mutations.ts'
import { ABONNEMENTS } from './paths.ts'

const KIND_LABELS: Readonly<Record<Emetteur['kind'], string>> = {
  profil: 'Membre',
  organisateur: 'Organisateur',
  course: 'Course',
  agence: 'Agence',
  magasin: 'Magasin',
  foulee: 'Le site',
}

/**
 * « Mes abonnements » (produit 13.12, 13.15): followed members and pages, muted ones, and the way to
 * undo both.
 */
export default function Abonnements() {
  return (
    <main className="page grid max-w-3xl content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Ce que vous suivez, et qui vous n’entendez plus."
        isPrivate
        path={ABONNEMENTS}
        title="Mes abonnements"
      />
      <header className="grid gap-2">
        <Breadcrumb crumbs={[{ label: 'Mon fil', to: '/home' }, { label: 'Mes abonnements' }]} />
        <h1 className="text-2xl md:text-3xl">Mes abonnements</h1>
        <p className="text-ink-soft">
          Votre fil montre ce que publient ces personnes, ces courses et ces structures. Les courses
          de <TextLink to="/ma-runlist">votre run list</TextLink> y paraissent aussi.
        </p>
      </header>
      <Followed />
      <Muted />
    </main>
  )
}

function Followed() {
  const query = useInfiniteQuery(abonnementsQuery)
  return (
    <section aria-label="Je suis" className="grid gap-3">
      <PagedItems empty={<Nobody />} query={query} waiting={<Waiting />}>
        {(items) => (
          <ul className="card divide-y divide-line px-4 sm:px-5">
            {items.map((item) => (
              <Line abonnement={item} key={keyOf(item)}>
                <Cease cible={item.cible} />
              </Line>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  )
}

const keyOf = ({ cible: { kind, id } }: Abonnement): string => `${kind} ${id ?? 0}`

const Nobody = () => (
  <EmptyState
    action={
      <>
        <ButtonLink icon="flag" to="/courses">
          Trouver une course
        </ButtonLink>
        <ButtonLink icon="users" to="/evenements">
          Courir ensemble
        </ButtonLink>
      </>
    }
    title="Vous ne suivez encore rien"
  >
    <p>
      Le bouton «&nbsp;Suivre&nbsp;» est sur chaque course, chaque organisateur et chaque profil.
    </p>
  </EmptyState>
)

type LineProps = { abonnement: Abonnement; children: ReactNode }

function Line({ abonnement: { cible, depuis }, children }: LineProps) {
  const { kind, nom, url, image } = cible
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar name={nom} src={image} />
      <div className="grid min-w-0 grow basis-40">
        <p className="font-semibold">{url ? <TextLink to={url}>{nom}</TextLink> : nom}</p>
        <p className="text-sm text-ink-soft">
          {KIND_LABELS[kind]}, depuis le {formatDate(parisDate(new Date(depuis)))}
        </p>
      </div>
      {children}
    </li>
  )
}

function Cease({ cible }: { cible: Emetteur }) {
  const cease = useCesser(cible)
  return (
    <Button aria-label={`Ne plus suivre ${cible.nom}`} onClick={cease}>
      Ne plus suivre
    </Button>
  )
}

function Muted() {
  const query = useInfiniteQuery(sourdinesQuery)
  return (
    <PagedItems empty={null} query={query} waiting={null}>
      {(items) => (
        <section aria-labelledby="sourdines" className="grid gap-3">
          <h2 className="text-xl" id="sourdines">
            Je ne les entends plus
          </h2>
          <ul className="card divide-y divide-line px-4 sm:px-5">
            {items.map((item) => (
              <Line abonnement={item} key={keyOf(item)}>
                <UnmuteButton cible={item.cible} />
              </Line>
            ))}
          </ul>
        </section>
      )}
    </PagedItems>
  )
}

function UnmuteButton({ cible }: { cible: Emetteur }) {
  const { lift } = useSourdine(cible)
  return (
    <Button
      aria-label={`Entendre à nouveau ${cible.nom}`}
      isLoading={lift.isPending}
      onClick={() => lift.mutate()}
    >
      Entendre à nouveau
    </Button>
  )
}

const Waiting = () => (
  <Loading label="Chargement de ce que vous suivez…">
    <div className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton className="h-16" key={row} />
      ))}
    </div>
  </Loading>
)
