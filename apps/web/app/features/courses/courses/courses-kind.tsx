import type { CourseCard as CourseCardData } from '@foulee/contract/courses/courses'
import type { FilterGroup, ListKind } from '#kit/list-page/list-kind.ts'
import { distancePresets } from '#kit/list-page/presets.ts'
import { readParts } from '#kit/list-page/words-chips.ts'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { CourseCard } from './course-card.tsx'
import { readCourseDesserrer, readCourseFiltres, readCoursePage } from './courses.queries.ts'
import { countText } from './courses-count.ts'
import { calendarPath } from './courses-url.ts'

const courseGroups: readonly FilterGroup[] = [
  { key: 'date', label: 'Date', icon: 'calendar', filters: ['date'] },
  {
    key: 'distance',
    label: 'Distance',
    icon: 'distance',
    filters: ['distance', 'denivele', 'km_effort'],
  },
  { key: 'type', label: 'Type', icon: 'mountain', filters: ['type', 'surfaces'] },
  { key: 'lieu', label: 'Lieu', icon: 'pin', filters: ['autour', 'departement', 'region'] },
  { key: 'services', label: 'Sur place', icon: 'info', filters: ['services'] },
]

export const coursesKind: ListKind = {
  path: '/courses',
  name: 'courses',
  title: 'Courses',
  description: 'Trouvez votre prochaine course\u00a0: route, trail, triathlon, partout en France.',
  readFiltres: readCourseFiltres,
  readPage: readCoursePage,
  demande: { quoi: 'courses', readParts, readDesserrer: readCourseDesserrer },
  renderCard: (course, { origin, isHighlighted }) => (
    <CourseCard
      course={course as CourseCardData}
      heading="h2"
      origin={origin}
      isHighlighted={isHighlighted}
      layout="row"
    />
  ),
  renderSkeleton: () => <CardSkeleton layout="row" />,
  renderAfter: (filters) => (
    <a className="text-link inline-flex min-h-11 items-center gap-2" href={calendarPath(filters)}>
      <Icon name="calendar" />
      Suivre cette recherche dans mon agenda (iCal)
    </a>
  ),
  groups: courseGroups,
  otherGroup: { key: 'inscription', label: 'Inscription', icon: 'ticket' },
  distances: distancePresets,
  sorts: [
    { value: 'date', label: 'Date' },
    { value: 'distance', label: 'Distance d’ici' },
    { value: 'nom', label: 'Nom' },
  ],
  words: {
    count: countText,
    search: 'Rechercher une course',
    placeholder: 'Nom, ville, organisateur…',
    searching: 'Recherche des courses…',
    see: 'Voir les courses',
    shown: (shown, nb) => `${shown} sur ${nb} affichées`,
    empty: {
      title: 'Aucune course',
      text: 'Revenez bientôt\u00a0: le calendrier se remplit.',
    },
    map: 'Carte des courses',
  },
}
