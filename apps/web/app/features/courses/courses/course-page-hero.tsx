import type { Course, Edition } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { SANS_DATE } from '@foulee/domain/courses/edition'
import { formatDateLongue, formatDateRange } from '@foulee/domain/shared/date'
import { courseRelief } from '#features/courses/shared/course-relief.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { Countdown } from '#ui/countdown.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { listCourseCrumbs } from './course-crumbs.ts'
import { CourseDistances } from './course-distances.tsx'
import { CourseRegistration } from './course-page-registration.tsx'
import { CourseRibbons } from './course-page-ribbons.tsx'
import { placeText } from './course-texts.ts'
import { isEditionCancelled, listOffered } from './edition-choice.ts'
import type { RunListSlot } from './run-list-slot.ts'
import type { Register } from './use-register.ts'

type CourseHeroProps = {
  course: Course
  edition: Edition | null
  runList?: RunListSlot | undefined
  register: Register
}

export function CourseHero({ course, edition, runList, register }: CourseHeroProps) {
  return (
    <PageHero
      aside={
        <CourseRegistration
          course={course}
          edition={edition}
          register={register}
          runList={runList}
        />
      }
      crumbs={[...listCourseCrumbs(course), { label: course.nom }]}
      picture={<CoursePicture course={course} edition={edition} />}
      ribbons={<CourseRibbons course={course} edition={edition} />}
    >
      <p className="flex flex-wrap gap-2">
        {course.types.map((type) => (
          <Badge key={type}>{TYPE_COURSE_LABELS[type]}</Badge>
        ))}
        {edition && listOffered(edition).some(({ label_ffa }) => label_ffa) && (
          <Badge icon="star" tone="gold">
            Label FFA
          </Badge>
        )}
      </p>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{course.nom}</h1>
      <div className="grid gap-1.5 text-lg">
        <CourseDate course={course} edition={edition} />
        <p className="flex gap-2">
          <Icon className="mt-1 shrink-0 text-sapin" name="pin" />
          {placeText(course)}
        </p>
      </div>
      {edition && (
        <div className="mt-1">
          <CourseDistances epreuves={edition.epreuves} />
        </div>
      )}
    </PageHero>
  )
}

function CoursePicture({ course, edition }: Pick<CourseHeroProps, 'course' | 'edition'>) {
  const { photos, slug } = course
  const [photo] = photos
  if (!photo) {
    return (
      <ReliefImage
        className="page-hero-picture"
        isEager
        kind="course"
        {...courseRelief(course, edition?.date_debut)}
        slug={slug}
      />
    )
  }
  return (
    <img
      alt={photo.description ?? photo.titre ?? ''}
      className="page-hero-picture page-hero-photo"
      fetchPriority="high"
      height={photo.hauteur}
      src={photo.url}
      width={photo.largeur}
    />
  )
}

/** The countdown is computed in the browser: the page is cached. */
function CourseDate({ course, edition }: Pick<CourseHeroProps, 'course' | 'edition'>) {
  if (!edition) return <p className="text-ink-soft">La prochaine date n’est pas encore connue.</p>
  const { date_debut, editions_fin, is_past } = edition
  const isCancelled = isEditionCancelled(course, edition)
  if (!date_debut) {
    return (
      <p className="flex gap-2 font-semibold">
        <Icon className="mt-1 shrink-0 text-sapin" name="calendar" />
        {isCancelled ? 'Date à venir' : SANS_DATE}
      </p>
    )
  }
  const isOneDay = editions_fin === null || editions_fin === date_debut
  return (
    <p className="flex gap-2 font-semibold">
      <Icon className="mt-1 shrink-0 text-sapin" name="calendar" />
      <span className="flex flex-wrap gap-x-3">
        <time
          className={cx('inline-block first-letter:uppercase', isCancelled && 'line-through')}
          dateTime={date_debut}
        >
          {isOneDay ? formatDateLongue(date_debut) : formatDateRange(date_debut, editions_fin)}
        </time>
        {edition.a_confirmer && !is_past && !isCancelled && (
          <Badge icon="clock" tone="info">
            Date à confirmer
          </Badge>
        )}
        {!is_past && !isCancelled && (
          <Countdown
            className="font-normal text-sapin"
            date={date_debut}
            fin={editions_fin}
            fuseau={course.fuseau}
          />
        )}
      </span>
    </p>
  )
}
