import { useSuspenseQuery } from '@tanstack/react-query'
import { coursesPageQuery } from './calendrier.queries.ts'
import { readAnswers, type Search, searchFilters, searchPath } from './calendrier-search.ts'
import { coursesText } from './calendrier-texts.ts'
import { CourseGroups, type RenderCourse } from './course-groups.tsx'
import { CoursesDirectory } from './courses-directory.tsx'
import { CoursesOnMap, type RenderPopup } from './courses-on-map.tsx'
import { NothingFound } from './nothing-found.tsx'
import { SelectionSearch } from './selection-search.tsx'

type SearchResultsProps = {
  search: Search
  page: number
  today: string
  renderCourse: RenderCourse
  renderPopup: RenderPopup
}

export function SearchResults(props: SearchResultsProps) {
  const { search, page, today, renderCourse, renderPopup } = props
  const filters = searchFilters(search, today)
  const { data: list } = useSuspenseQuery(coursesPageQuery(filters, { page }))
  const answers = readAnswers(search, today).map(({ label }) => label)
  const criteria = [search.texte, ...answers].filter(Boolean).join(', ')
  const lead = `Votre recherche\u00a0: ${criteria}.`
  return (
    <CoursesDirectory
      action={<SelectionSearch path="/calendrier" search={search} today={today} />}
      courses={[]}
      crumbs={[
        { label: 'Accueil', to: '/' },
        { label: 'Calendrier', to: '/calendrier' },
        { label: 'Recherche' },
      ]}
      description={`Les courses à pied à venir qui répondent à votre recherche\u00a0: ${criteria}.`}
      heading={list.nb === 0 ? 'Aucune course trouvée' : `${coursesText(list.nb)}`}
      isPrivate
      lead={lead}
      nb={list.nb}
      page={page}
      path={searchPath(search)}
      title={`Courses à pied\u00a0: ${criteria}`}
    >
      {list.data.length ? (
        <div className="grid gap-8">
          <CoursesOnMap courses={list.data} filters={filters} renderPopup={renderPopup} />
          <CourseGroups renderCourse={renderCourse} by="mois" courses={list.data} from={today} />
        </div>
      ) : (
        <NothingFound search={search} today={today} />
      )}
    </CoursesDirectory>
  )
}
