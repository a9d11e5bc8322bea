import type { Course, CourseCard } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { Facts } from '#kit/moderation/facts.tsx'
import { TextLink } from '#ui/text-link.tsx'

type WaitingFactsProps = { card: CourseCard; course: Course | undefined }

export function WaitingFacts({ card, course }: WaitingFactsProps) {
  const { ville, departement, types, edition } = card
  const date = edition && labelEditionDays(edition)
  const distances = edition?.epreuves.flatMap(({ distance }) => distance ?? [])
  const facts = [
    ['Organisateur', course?.organisateur.nom],
    ['Lieu', ville && `${ville}${departement ? ` (${departement})` : ''}`],
    ['Date', date],
    ['Épreuves', distances?.map((metres) => formatDistance(metres)).join(', ')],
    ['Types', types.map((type) => TYPE_COURSE_LABELS[type]).join(', ')],
    ['Contact', course?.email ?? course?.telephone],
  ] as const
  return <Facts facts={facts} />
}

export function WaitingWords({
  course: { description, site, photos, actualites },
}: {
  course: Course
}) {
  const counts = [
    photos.length > 0 && `${photos.length}\u00a0photo${photos.length > 1 ? 's' : ''}`,
    actualites.length > 0 &&
      `${actualites.length}\u00a0actualité${actualites.length > 1 ? 's' : ''}`,
  ]
  return (
    <div className="grid gap-2">
      <p className="whitespace-pre-line">{description}</p>
      {site && (
        <p className="break-all">
          <TextLink to={site}>{site}</TextLink>
        </p>
      )}
      <p className="text-sm text-ink-soft">{counts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
