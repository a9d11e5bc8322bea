import type { Course } from '@foulee/contract/courses/courses'
import { SuivreButton } from '#kit/feed/suivre-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'

type CourseShareProps = { course: Course; hasDate: boolean }

export function CourseShare({ course: { id, nom, slug }, hasDate }: CourseShareProps) {
  const path = `/courses/${slug}`
  return (
    <div className="no-print grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="grid">
        <SuivreButton id={id} kind="course" nom={nom} />
      </div>
      {hasDate && (
        // A plain link: the router must not handle a file download.
        <a className="button button-secondary" download href={`/api${path}/calendrier.ics`}>
          <Icon name="calendar" />
          Ajouter à mon calendrier
        </a>
      )}
      <ShareAndPrint path={path} title={nom} />
    </div>
  )
}
