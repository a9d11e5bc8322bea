import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { loosenQuery } from './calendrier.queries.ts'
import {
  namesToLoosen,
  type Search,
  searchFilters,
  searchPath,
  waysOf,
} from './calendrier-search.ts'
import { coursesText } from './calendrier-texts.ts'

/** No race for a search: what to give up, with how many races that brings, each in one tap (produit 14.26). */
export function NothingFound({ search, today }: { search: Search; today: string }) {
  const filters = searchFilters(search, today)
  const { data } = useSuspenseQuery(loosenQuery(filters, namesToLoosen(search)))
  const ways = waysOf(search, data, today)
  return (
    <EmptyState
      action={<ButtonLink to="/calendrier">Voir tout le calendrier</ButtonLink>}
      title="Ce sentier n’est pas encore balisé"
    >
      <p>
        {ways.length > 0
          ? 'Aucune course à venir ne réunit tout cela. Et si vous en desserriez un peu\u00a0?'
          : 'Aucune course à venir ne réunit tout cela, ni même presque tout.'}
      </p>
      <ul className="mt-4 grid gap-2">
        {ways.map(({ label, to, nb }) => (
          <li key={label}>
            <Link
              className="card flex min-h-14 items-center gap-3 px-4 py-2 text-start text-ink hover:border-line-strong"
              to={searchPath(to)}
            >
              <span className="grow">{`Sans «\u00a0${label}\u00a0»`}</span>
              <span className="shrink-0 text-sm text-sapin tabular-nums">{coursesText(nb)}</span>
              <Icon className="shrink-0 text-sapin" name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
