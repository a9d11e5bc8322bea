import type { CourseCard } from '@foulee/contract/courses/courses'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { editorPath } from './paths.ts'
import { WaitingFacts } from './waiting-facts.tsx'

const [PUBLISH, SEND_BACK] = REPONSES.course
const WHY = {
  title: 'Renvoyer cette course',
  hint: 'L’organisateur le recevra par email et pourra soumettre de nouveau.',
  back: 'Revenir',
  label: 'Raison',
  empty: 'Dites pourquoi\u00a0: l’organisateur le lira.',
}

export function WaitingCourse({ course }: { course: CourseCard }) {
  const { id, slug, nom } = course
  const titleId = `course-${id}`
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl" id={titleId}>
        {nom}
      </h2>
      <WaitingFacts course={course} />
      <StaffDecision
        about={nom}
        answers={[
          { reponse: PUBLISH, icon: 'check' },
          { reponse: SEND_BACK, reason: WHY },
        ]}
        id={id}
        more={
          <ButtonLink aria-describedby={titleId} icon="edit" to={editorPath(id)} variant="quiet">
            Corriger
          </ButtonLink>
        }
        outdated={[['courses']]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={`/courses/${slug}`}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
