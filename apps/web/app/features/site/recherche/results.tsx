import type { Output } from '@foulee/contract/shared/call'
import type { GroupeTrouve, Suggestion } from '@foulee/contract/site/recherche'
import {
  RECHERCHE_KINDS,
  RECHERCHE_LABELS,
  type RechercheKind,
} from '@foulee/domain/site/recherche'
import { useQuery } from '@tanstack/react-query'
import { FoundLine } from '#kit/search/found-line.tsx'
import { adviseWords, countWords, foundWords } from '#kit/search/found-words.ts'
import { recherchePath } from '#kit/search/paths.ts'
import { PER_PAGE, type RechercheQuery, rechercheQuery } from '#kit/search/recherche.queries.ts'
import { searchPage } from '#kit/search/suggestions/offers.ts'
import { SearchLine } from '#kit/search/suggestions/search-line.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { WaysOn } from './ways-on.tsx'

type Found = Output<'GET /api/recherche'>['data']
type Groups = readonly GroupeTrouve[]

export function Results({ query }: { query: RechercheQuery }) {
  const { isAuth } = useSession()
  return (
    <Query query={useQuery(rechercheQuery(query, isAuth))} skeleton={<Skeleton className="h-96" />}>
      {(found) => <FoundThings found={found} query={query} />}
    </Query>
  )
}

function FoundThings({ found, query }: { found: Found; query: RechercheQuery }) {
  const { sens, groupes } = found
  return (
    <>
      <p
        aria-live="polite"
        className="text-ink-soft"
      >{`${foundWords(found)} pour «\u00a0${query.q}\u00a0»`}</p>
      {sens.length > 0 && <Doors sens={sens} />}
      {groupes.length > 0 && <KindTabs query={query} groups={groupes} />}
      {(groupes.length > 0 || sens.length === 0) && <FoundGroups query={query} groups={groupes} />}
    </>
  )
}

const Doors = ({ sens }: { sens: readonly Suggestion[] }) => (
  <ul className="no-print grid gap-3 sm:grid-cols-2">
    {sens.map((sens) => (
      <li className="min-w-0" key={`${sens.quoi} ${sens.titre}`}>
        <Link
          className="card flex h-full min-h-14 items-center gap-3 px-4 py-2 text-ink hover:border-line-strong"
          to={searchPage(sens)}
        >
          <SearchLine sens={sens} />
          <Icon className="ms-auto shrink-0 text-sapin" name="arrow-right" />
        </Link>
      </li>
    ))}
  </ul>
)

function KindTabs({ query: { q, kind }, groups }: { query: RechercheQuery; groups: Groups }) {
  const inOrder = RECHERCHE_KINDS.flatMap(
    (kind) => groups.find((group) => group.kind === kind) ?? [],
  )
  const tab = (to: RechercheKind | undefined, label: string) => (
    <Link
      aria-current={kind === to ? 'page' : undefined}
      className="tab"
      key={to ?? 'tout'}
      preventScrollReset
      to={recherchePath({ q, kind: to })}
    >
      {label}
    </Link>
  )
  return (
    <nav aria-label="Genres" className="tabs">
      {tab(undefined, 'Tout')}
      {inOrder.map((group) =>
        tab(group.kind, `${RECHERCHE_LABELS[group.kind]} (${countWords(group)})`),
      )}
    </nav>
  )
}

function FoundGroups({ query, groups }: { query: RechercheQuery; groups: Groups }) {
  const { q, kind, page = 1 } = query
  const shown = groups.filter(({ resultats }) => resultats.length > 0)
  if (!shown.length) return <Nothing query={query} />
  if (!kind) {
    return (
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        {shown.map((group) => (
          <Group group={group} key={group.kind} q={q} />
        ))}
      </div>
    )
  }
  const [group] = shown
  const pages = Math.ceil((group?.nb ?? 0) / PER_PAGE)
  return (
    <div className="grid max-w-3xl gap-6">
      {group && <List group={group} />}
      <Pagination hrefOf={(to) => recherchePath({ q, kind, page: to })} page={page} pages={pages} />
    </div>
  )
}

function Group({ group, q }: { group: GroupeTrouve; q: string }) {
  const { kind, nb, resultats } = group
  const id = `trouves-${kind}`
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h2 className="text-lg" id={id}>
        {RECHERCHE_LABELS[kind]}
      </h2>
      <List group={group} />
      {nb > resultats.length && (
        <p className="no-print">
          <TextLink to={recherchePath({ q, kind })}>
            {`Voir plus\u00a0: ${countWords(group)} résultats`}
            <span className="sr-only"> dans {RECHERCHE_LABELS[kind]}</span>
          </TextLink>
        </p>
      )}
    </section>
  )
}

const List = ({ group: { resultats } }: { group: GroupeTrouve }) => (
  <ul className="grid min-w-0">
    {resultats.map((found) => (
      <li className="min-w-0 border-b border-line last:border-0" key={found.chemin}>
        <Link className="found-line" to={found.chemin}>
          <FoundLine found={found} />
        </Link>
      </li>
    ))}
  </ul>
)

function Nothing({ query: { q, kind } }: { query: RechercheQuery }) {
  return (
    <>
      <EmptyState title={`Rien pour «\u00a0${q}\u00a0»`}>
        {kind ? <TextLink to={recherchePath({ q })}>Chercher parmi tout</TextLink> : adviseWords(q)}
      </EmptyState>
      <WaysOn />
    </>
  )
}
