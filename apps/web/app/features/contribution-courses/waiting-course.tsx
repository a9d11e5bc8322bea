import type { CourseCard } from '@foulee/contract/courses'
import { StaffDecision, useStaffDecision } from '../../moderation/staff-decision.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { editorPath } from './paths.ts'
import { useMove } from './use-move.ts'
import { WaitingFacts } from './waiting-facts.tsx'

/** One race as staff decide of it: to look at, to publish, to send back with a reason. */
export function WaitingCourse({ course }: { course: CourseCard }) {
  const { id, slug, nom } = course
  const decision = useStaffDecision()
  const move = useMove(id, (geste) => {
    const outcome = geste === 'publier' ? 'publiée' : 'renvoyée à son organisateur'
    decision.settle(`«\u00a0${nom}\u00a0» est ${outcome}.`)
  })
  const titleId = `course-${id}`
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl break-words" id={titleId}>
        {nom}
      </h2>
      <WaitingFacts course={course} />
      <StaffDecision
        accept="Publier"
        back="Revenir"
        decision={decision}
        empty={'Dites pourquoi\u00a0: l’organisateur le lira.'}
        hint="L’organisateur le recevra par email et pourra soumettre de nouveau."
        label="Raison"
        more={
          <ButtonLink aria-describedby={titleId} icon="edit" to={editorPath(id)} variant="quiet">
            Corriger
          </ButtonLink>
        }
        mutation={move}
        onAccept={() => move.mutate({ geste: 'publier' }, { onError: decision.fail })}
        onRefuse={(motif) => move.mutate({ geste: 'renvoyer', motif })}
        question="Renvoyer cette course"
        refuse="Renvoyer"
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={`/courses/${slug}`}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}
