import { useQueries, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { formatEmptyList } from './format-empty-list.ts'
import { countQuery, desserrerQuery } from './list.queries.ts'
import { type ListKind, useListKind } from './list-kind.ts'
import { changeFilters, type FilterValues, readFilters } from './list-url.ts'
import { type Loosening, loosenings, type Offer, offersCounted, offersOf } from './loosen.ts'
import { useActiveFilters } from './toolbar.tsx'
import { useListSearch } from './use-list-search.ts'

export function EmptyList() {
  const { filters, change, clear } = useListSearch()
  const kind = useListKind()
  const { words } = kind
  const active = useActiveFilters()
  const ways = loosenings(filters, active)
  const offers = useOffers(kind, filters, ways)
  if (!active.length) {
    return <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
  }
  return (
    <EmptyState action={<Button onClick={clear}>Tout effacer</Button>} title="Aucun résultat">
      <p>{formatEmptyList(words.count(0), filters, active)}</p>
      <ul className="mt-4 grid gap-2">
        {offers.map(({ key, label, nb, change: loosened }) => (
          <li key={key}>
            <button
              className="card flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start text-ink hover:border-line-strong"
              onClick={() => change(loosened)}
              type="button"
            >
              <span className="grow">{label}</span>
              {nb !== undefined && (
                <span className="shrink-0 text-sm text-sapin tabular-nums">
                  {formatCount(nb, words)}
                </span>
              )}
              <Icon className="shrink-0 text-sapin" name="arrow-right" />
            </button>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}

const COUNTED_AT_MOST = 1000

const formatCount = (nb: number, { count }: ListKind['words']) =>
  nb < COUNTED_AT_MOST ? count(nb) : `${count(COUNTED_AT_MOST)} ou plus`

/** Relaxations with results: one call if the kind has it, else one request each. */
function useOffers(kind: ListKind, filters: FilterValues, ways: readonly Loosening[]): Offer[] {
  const { demande } = kind
  const query = useQuery(desserrerQuery(kind, filters, [...new Set(ways.map(({ sans }) => sans))]))
  const counts = useQueries({
    queries: (demande ? [] : ways).map(({ change }) =>
      countQuery(kind, readFilters(changeFilters(new URLSearchParams(filters), change))),
    ),
  })
  if (demande) return offersOf(ways, query.data ?? [])
  return offersCounted(
    ways,
    counts.map(({ data }) => data),
  )
}
