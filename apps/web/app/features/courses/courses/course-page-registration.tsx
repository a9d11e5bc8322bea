import type { Course, Edition } from '@foulee/contract/courses/courses'
import { CourseShare } from './course-page-share.tsx'
import { isEditionCancelled } from './edition-choice.ts'
import { REGISTRATION_ID } from './register-bar.tsx'
import { RegistrationState } from './registration-state.tsx'
import type { RunListSlot } from './run-list-slot.ts'
import type { Register } from './use-register.ts'

type CourseRegistrationProps = {
  course: Course
  edition: Edition | null
  runList?: RunListSlot | undefined
  register: Register
}

export function CourseRegistration({
  course,
  edition,
  runList,
  register,
}: CourseRegistrationProps) {
  const hasDate = edition && !edition.is_past && !isEditionCancelled(course, edition)
  const hasResults = edition?.epreuves.some(({ resultats_url }) => resultats_url)
  return (
    <div className="card grid gap-4 p-5" id={REGISTRATION_ID}>
      {edition && (
        <RegistrationState
          course={course}
          edition={edition}
          onRegister={() => register.exit(edition)}
        />
      )}
      {edition && runList?.({ epreuves: edition.epreuves, hasLeft: register.hasLeft })}
      {hasResults && (
        <a className="text-link justify-self-start" href="#epreuves">
          Voir les résultats
        </a>
      )}
      <CourseShare course={course} hasDate={Boolean(hasDate)} />
    </div>
  )
}
