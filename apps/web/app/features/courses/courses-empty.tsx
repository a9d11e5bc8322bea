import { useQueries } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { countQuery } from './courses.queries.ts'
import { countText } from './courses-count.ts'
import { loosenings } from './courses-loosen.ts'
import { useCoursesSearch } from './courses-search.ts'
import { useActiveFilters } from './courses-toolbar.tsx'
import { changeFilters, readFilters } from './courses-url.ts'

/** Nothing found: what to loosen, with how many races each way brings back, in one tap. */
export function CoursesEmpty() {
  const { filters, change, clear } = useCoursesSearch()
  const active = useActiveFilters()
  const ways = loosenings(filters, active)
  const counts = useQueries({
    queries: ways.map((way) =>
      countQuery(readFilters(changeFilters(new URLSearchParams(filters), way.change))),
    ),
  })
  const offers = ways
    .map((way, index) => ({ ...way, nb: counts[index]?.data }))
    .filter(({ nb }) => nb !== 0)
    .toSorted((a, b) => (b.nb ?? 0) - (a.nb ?? 0))
  if (!active.length) {
    return (
      <EmptyState title="Aucune course">Revenez bientôt : le calendrier se remplit.</EmptyState>
    )
  }
  return (
    <EmptyState action={<Button onClick={clear}>Tout effacer</Button>} title="Aucun résultat">
      <p>Aucune course ne passe tous ces filtres. Et si vous en desserriez un ?</p>
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
                <span className="shrink-0 text-sm text-sapin tabular-nums">{countText(nb)}</span>
              )}
              <Icon className="shrink-0 text-sapin" name="arrow-right" />
            </button>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
