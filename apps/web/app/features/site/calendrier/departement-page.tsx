import { type Departement, dansDepartement } from '@foulee/domain/shared/departement'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Neighbours } from '#kit/directory/departement-links.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { calendrierQuery, coursesPageQuery } from './calendrier.queries.ts'
import { yearsText } from './calendrier-months.ts'
import { isSearching, type Search, searchFilters, searchPath } from './calendrier-search.ts'
import { departementPath, selectionFilters } from './calendrier-selection.ts'
import { comingText, coursesText } from './calendrier-texts.ts'
import { CourseGroups, type RenderCourse } from './course-groups.tsx'
import { CoursesDirectory } from './courses-directory.tsx'
import { CoursesOnMap, type RenderPopup } from './courses-on-map.tsx'
import { FeedLink } from './feed-link.tsx'
import { indexCounts } from './index-counts.ts'
import { listOf } from './listed.ts'
import { NothingFound } from './nothing-found.tsx'
import { SelectionSearch } from './selection-search.tsx'

type DepartementPageProps = {
  departement: Departement
  page: number
  today: string
  search: Search
  renderPopup: RenderPopup
  renderCourse: RenderCourse
}

export function DepartementPage(props: DepartementPageProps) {
  const { departement, page, today, search, renderCourse, renderPopup } = props
  const base = selectionFilters({ kind: 'departement', departement }, today)
  const filters = searchFilters(search, today, base)
  const path = departementPath(departement)
  const isFiltered = isSearching(search)
  const { data: list } = useSuspenseQuery(coursesPageQuery(filters, { page }))
  const { code, nom } = departement
  const dans = dansDepartement(code) ?? nom
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const nb = indexCounts(calendrier)[code] ?? 0
  const isEmpty = !list.data.length && !isFiltered
  const form = <SelectionSearch path={path} search={search} today={today} />
  return (
    <CoursesDirectory
      action={
        <>
          {nb > 0 && <FeedLink filters={{ departement: code }} />}
          {!isEmpty && form}
        </>
      }
      courses={isFiltered ? [] : list.data}
      crumbs={[
        { label: 'Accueil', to: '/' },
        { label: 'Calendrier', to: '/calendrier' },
        { label: nom },
      ]}
      description={`${comingText(nb)} ${dans}\u00a0: trails, courses sur route et courses nature, avec dates, distances, dénivelé et inscriptions.`}
      feed={{ titre: `Les courses ${dans}`, page: path }}
      heading={`Courses à pied ${dans}`}
      isPrivate={nb === 0 || isFiltered}
      lead={isFiltered ? `${coursesText(list.nb)} pour cette recherche.` : leadOf(nb)}
      nb={list.nb}
      neighbours={<OtherDepartements departement={departement} />}
      page={page}
      path={searchPath(search, path)}
      title={`Courses à pied ${dans}\u00a0: calendrier ${yearsText(today)}`}
    >
      {list.data.length ? (
        <div className="grid gap-8">
          <CoursesOnMap courses={list.data} filters={filters} renderPopup={renderPopup} />
          <CourseGroups renderCourse={renderCourse} by="mois" courses={list.data} from={today} />
        </div>
      ) : isFiltered ? (
        <NothingFound base={base} path={path} search={search} today={today} />
      ) : (
        // Links first: on a phone the search form would push them below the fold.
        <>
          <EmptyState
            action={<ButtonLink to="/calendrier">Voir tout le calendrier</ButtonLink>}
            title={`Pas encore de départ ${dans}`}
          >
            <p>
              Aucune course n’y est annoncée pour le moment. Les départements voisins, eux, ont
              peut-être quelque chose pour vous.
            </p>
          </EmptyState>
          {form}
        </>
      )}
    </CoursesDirectory>
  )
}

const leadOf = (nb: number) =>
  nb === 0
    ? 'Aucune date annoncée pour le moment.'
    : `${coursesText(nb)} à venir, de la plus proche à la plus lointaine.`

function OtherDepartements({ departement }: { departement: Departement }) {
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  return <Neighbours departement={departement} listed={listOf(calendrier)} />
}
