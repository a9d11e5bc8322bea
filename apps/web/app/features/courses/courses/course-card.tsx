import type { CourseCard as CourseCardData } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_COURTS } from '@foulee/domain/courses/course'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import type { Position } from '@foulee/domain/shared/geo'
import { courseRelief } from '#features/courses/shared/course-relief.ts'
import { awayText } from '#kit/list-page/away-text.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Badge } from '#ui/badge.tsx'
import { CardLink } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { ReliefImage } from '#ui/relief-image.tsx'
import { CourseDistances } from './course-distances.tsx'
import { useCoursePrefetch } from './course-prefetch.ts'
import { courseStatus } from './course-status.ts'
import { placeText } from './course-texts.ts'

const CompareButton = lazyHydrate(
  () => import('#kit/comparison/compare-button.tsx'),
  () => <div className="min-h-11" />,
)

type CourseCardProps = {
  course: CourseCardData
  layout?: 'tile' | 'row'
  heading?: 'h2' | 'h3'
  origin?: Position | undefined
  isHighlighted?: boolean
}

export function CourseCard(props: CourseCardProps) {
  const { course, layout = 'tile', heading: Heading = 'h3', origin, isHighlighted } = props
  const { edition, nom, slug } = course
  const isTile = layout === 'tile'
  return (
    <div className="@container h-full">
      <article
        {...useCoursePrefetch(slug)}
        className={cx(
          'card card-link group h-full',
          !isTile && 'grid-cols-[5.5rem_1fr] grid-rows-[auto_auto] @lg:grid-cols-[11rem_1fr]',
          isHighlighted && 'border-sapin outline-2 outline-sapin',
        )}
      >
        <div className={cx('card-media', !isTile && 'aspect-auto min-h-24 @lg:row-span-2')}>
          <CoursePicture course={course} />
          <div
            className={cx(
              'absolute flex flex-wrap gap-2',
              isTile ? 'inset-x-3 top-3' : 'start-2 top-2',
            )}
          >
            <CourseTypeBadge course={course} />
            {isTile && <CourseStatusBadge course={course} />}
          </div>
        </div>
        <div className={cx('grid content-start gap-1', isTile ? 'p-4 pb-0' : 'p-3 pb-0 @lg:p-4')}>
          <p className="text-sm font-semibold text-sapin tabular-nums">
            {edition ? labelEditionDays(edition) : 'Date à venir'}
          </p>
          <Heading className="text-lg/6 text-balance wrap-anywhere @lg:text-xl">
            <CardLink prefetch="intent" to={`/courses/${slug}`}>
              {nom}
            </CardLink>
          </Heading>
          <p className="text-sm text-ink-soft">
            {[placeText(course), origin && awayText(course.position, origin)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div
          className={cx(
            'flex flex-wrap items-end justify-between gap-3 p-4 pt-3',
            !isTile && 'col-span-2 max-@lg:p-3 @lg:col-span-1 @lg:col-start-2',
          )}
        >
          <CourseDistances epreuves={edition?.epreuves ?? []} />
          <CardCompare course={course} />
          {!isTile && (
            // Next to the date on wide cards, else next to the distances.
            <div className="@min-[39rem]:absolute @min-[39rem]:end-4 @min-[39rem]:top-4">
              <CourseStatusBadge course={course} />
            </div>
          )}
        </div>
      </article>
    </div>
  )
}

function CardCompare({ course: { id, nom, edition } }: { course: CourseCardData }) {
  const offered =
    edition && !edition.is_past ? edition.epreuves.filter(({ annulee }) => !annulee) : []
  const [longest] = offered.toSorted((a, b) => (b.distance ?? 0) - (a.distance ?? 0))
  if (!longest) return null
  return (
    <CompareButton
      className="relative z-1"
      course={id}
      epreuve={longest.id}
      name={`${nom}, ${longest.nom}`}
    />
  )
}

function CoursePicture({ course }: { course: CourseCardData }) {
  const { photo, slug, edition } = course
  if (!photo) {
    return <ReliefImage kind="course" {...courseRelief(course, edition?.date_debut)} slug={slug} />
  }
  return (
    <img alt="" className="size-full object-cover" decoding="async" loading="lazy" src={photo} />
  )
}

function CourseStatusBadge({ course }: { course: CourseCardData }) {
  const status = courseStatus(course)
  if (!status) return null
  return (
    <Badge icon={status.icon} tone={status.tone}>
      {status.label}
    </Badge>
  )
}

function CourseTypeBadge({ course: { types } }: { course: CourseCardData }) {
  const [type] = types
  if (!type) return null
  return (
    <span className="badge self-start bg-surface text-ink max-@lg:px-2">
      {TYPE_COURSE_COURTS[type]}
    </span>
  )
}
