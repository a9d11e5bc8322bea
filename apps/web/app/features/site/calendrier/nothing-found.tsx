import { useSuspenseQuery } from '@tanstack/react-query'
import { LoosenLinks, sans } from '#kit/directory/loosen-links.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { type CalendrierFilters, loosenQuery } from './calendrier.queries.ts'
import {
  filtersToRelax,
  type Search,
  searchFilters,
  searchPath,
  waysOf,
} from './calendrier-search.ts'
import { coursesText } from './calendrier-texts.ts'

type NothingFoundProps = {
  search: Search
  today: string
  path?: string
  base?: CalendrierFilters
}

export function NothingFound({ search, today, path, base }: NothingFoundProps) {
  const filters = searchFilters(search, today, base)
  const { data } = useSuspenseQuery(loosenQuery(filters, filtersToRelax(search)))
  const ways = waysOf(search, data, today)
  const links = ways.map(({ label, isWider, to, nb }) => ({
    label: isWider ? label : sans(label),
    to: searchPath(to, path),
    count: coursesText(nb),
  }))
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
      <LoosenLinks ways={links} />
    </EmptyState>
  )
}
