import { type Departement, dansDepartement } from '@foulee/domain/departement'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Neighbours } from '../../../directory/departement-links.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { calendrierQuery, coursesPageQuery } from './calendrier.queries.ts'
import { yearsText } from './calendrier-months.ts'
import { departementPath, selectionFilters } from './calendrier-selection.ts'
import { comingText, coursesText } from './calendrier-texts.ts'
import { CourseGroups, type RenderCourse } from './course-groups.tsx'
import { CoursesDirectory } from './courses-directory.tsx'
import { FeedLink } from './feed-link.tsx'
import { listOf } from './listed.ts'

type DepartementPageProps = {
  departement: Departement
  page: number
  today: string
  renderCourse: RenderCourse
}

/** /calendrier/{departement}: its races to come, month by month. */
export function DepartementPage({ departement, page, today, renderCourse }: DepartementPageProps) {
  const filters = selectionFilters({ kind: 'departement', departement }, today)
  const { data: list } = useSuspenseQuery(coursesPageQuery(filters, { page }))
  const { code, nom } = departement
  const dans = dansDepartement(code) ?? nom
  return (
    <CoursesDirectory
      action={list.nb > 0 && <FeedLink filters={{ departement: code }} />}
      courses={list.data}
      crumbs={[
        { label: 'Accueil', to: '/' },
        { label: 'Calendrier', to: '/calendrier' },
        { label: nom },
      ]}
      description={`${comingText(list.nb)} ${dans}\u00a0: trails, courses sur route et courses nature, avec dates, distances, dénivelé et inscriptions.`}
      feed={{ titre: `Les courses ${dans}`, page: departementPath(departement) }}
      heading={`Courses à pied ${dans}`}
      isPrivate={list.nb === 0}
      lead={leadOf(list.nb)}
      nb={list.nb}
      neighbours={<OtherDepartements departement={departement} />}
      page={page}
      path={departementPath(departement)}
      title={`Courses à pied ${dans}\u00a0: calendrier ${yearsText(today)}`}
    >
      {list.data.length ? (
        <CourseGroups renderCourse={renderCourse} by="mois" courses={list.data} from={today} />
      ) : (
        <EmptyState
          action={<ButtonLink to="/calendrier">Voir tout le calendrier</ButtonLink>}
          title={`Pas encore de départ ${dans}`}
        >
          <p>
            Aucune course n’y est annoncée pour le moment. Les départements voisins, eux, ont
            peut-être quelque chose pour vous.
          </p>
        </EmptyState>
      )}
    </CoursesDirectory>
  )
}

const leadOf = (nb: number) =>
  nb === 0
    ? 'Aucune date annoncée pour le moment.'
    : `${coursesText(nb)} à venir, de la plus proche à la plus lointaine.`

/** The other départements of the region, also those without a race to come. */
function OtherDepartements({ departement }: { departement: Departement }) {
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  return <Neighbours departement={departement} listed={listOf(calendrier)} />
}
