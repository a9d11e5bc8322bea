import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { CancelButton } from '#kit/publication/cancel-button.tsx'
import { PublicationSection } from '#kit/publication/publication-section.tsx'
import { api } from '#platform/api/api.ts'
import { Icon } from '#ui/icon.tsx'
import { COURSE } from './course-kind.ts'
import { Deadline } from './deadline.tsx'

export function RacePublication({ gestion }: { gestion: CourseGestion }) {
  const { course, echeance } = gestion
  return (
    <PublicationSection
      cancel={<CancelRace id={course.id} />}
      gestion={gestion}
      kind={COURSE}
      notice={
        echeance &&
        course.statut !== 'annulee' && (
          <p className="flex gap-2">
            <Icon className="mt-0.5 shrink-0 text-sapin" name="clock" size={20} />
            <span>
              <Deadline echeance={echeance} />
            </span>
          </p>
        )
      }
    />
  )
}

const CancelRace = ({ id: courses_id }: { id: number }) => (
  <CancelButton
    cancel={(motif) => (id) =>
      api('POST /api/courses/{id}/etat', { params: { id }, body: { geste: 'annuler', motif } })
    }
    hint="Elle s’affiche sur la page de la course. Tous ceux qui l’ont dans leur run list la reçoivent."
    id={courses_id}
    kind={COURSE}
    readers="les coureurs"
  />
)
