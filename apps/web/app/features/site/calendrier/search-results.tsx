import { useSuspenseQuery } from '@tanstack/react-query'
import { ChipLink } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { calendrierQuery, coursesPageQuery } from './calendrier.queries.ts'
import { readCriteria, type Search, searchFilters, searchPath } from './calendrier-search.ts'
import { coursesText } from './calendrier-texts.ts'
import { CourseGroups, type RenderCourse } from './course-groups.tsx'
import { CoursesDirectory } from './courses-directory.tsx'
import { comingMonths } from './index-counts.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchForm } from './search-form.tsx'

type SearchResultsProps = {
  search: Search
  page: number
  today: string
  renderCourse: RenderCourse
}

/** /calendrier with « Où, quand, quelle distance ? » answered. */
export function SearchResults({ search, page, today, renderCourse }: SearchResultsProps) {
  const filters = searchFilters(search, today)
  const { data: list } = useSuspenseQuery(coursesPageQuery(filters, { page }))
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const months = comingMonths(calendrier, today).map(({ mois }) => mois)
  const criteria = readCriteria(search, today)
  const asked = criteria.map(({ label }) => label).join(', ')
  return (
    <CoursesDirectory
      action={
        <>
          <SearchForm quoi="courses" mois={months} search={search} today={today} />
          <ul aria-label="Votre recherche" className="flex flex-wrap gap-2">
            {criteria.map(({ label, without }) => (
              <li key={label}>
                <ChipLink isSelected preventScrollReset={false} to={searchPath(without)}>
                  {label}
                  <span className="sr-only">, à retirer</span>
                  <Icon name="close" size={16} />
                </ChipLink>
              </li>
            ))}
          </ul>
        </>
      }
      courses={[]}
      crumbs={[
        { label: 'Accueil', to: '/' },
        { label: 'Calendrier', to: '/calendrier' },
        { label: 'Recherche' },
      ]}
      description={`Les courses à pied à venir qui répondent à votre recherche\u00a0: ${asked}.`}
      heading={list.nb === 0 ? 'Aucune course trouvée' : `${coursesText(list.nb)}`}
      isPrivate
      lead={`Votre recherche\u00a0: ${asked}.`}
      nb={list.nb}
      page={page}
      path={searchPath(search)}
      title={`Courses à pied\u00a0: ${asked}`}
    >
      {list.data.length ? (
        <CourseGroups renderCourse={renderCourse} by="mois" courses={list.data} from={today} />
      ) : (
        <NothingFound search={search} today={today} />
      )}
    </CoursesDirectory>
  )
}
