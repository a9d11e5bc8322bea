import type { CourseCard } from '@foulee/contract/courses'
import { useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { editorPath } from './paths.ts'
import { useMove } from './use-move.ts'
import { WaitingFacts } from './waiting-facts.tsx'

/** One race as staff decide of it: to look at, to publish, to send back with a reason. */
export function WaitingCourse({ course }: { course: CourseCard }) {
  const { id, slug, nom } = course
  const [isSendingBack, setSendingBack] = useState(false)
  const toast = useToast()
  // Said by the mutation itself: once decided, the card leaves the list.
  const { mutate, error, isPending, variables } = useMove(id, (geste) => {
    setSendingBack(false)
    const outcome = geste === 'publier' ? 'publiée' : 'renvoyée à son organisateur'
    toast({ message: `«\u00a0${nom}\u00a0» est ${outcome}.`, tone: 'success' })
  })
  const publish = () =>
    mutate({ geste: 'publier' }, { onError: ({ message }) => toast({ message, tone: 'danger' }) })
  const titleId = `course-${id}`
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl break-words" id={titleId}>
        {nom}
      </h2>
      <WaitingFacts course={course} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink aria-describedby={titleId} icon="eye" to={`/courses/${slug}`}>
          Voir l’aperçu
        </ButtonLink>
        <Button
          aria-describedby={titleId}
          icon="check"
          isLoading={isPending && variables.geste === 'publier'}
          onClick={publish}
        >
          Publier
        </Button>
        <Button aria-describedby={titleId} onClick={() => setSendingBack(true)} variant="quiet">
          Renvoyer…
        </Button>
        <ButtonLink aria-describedby={titleId} icon="edit" to={editorPath(id)} variant="quiet">
          Corriger
        </ButtonLink>
      </div>
      <ReasonDialog
        back="Revenir"
        label="Raison"
        action="Renvoyer"
        empty="Dites pourquoi : l’organisateur le lira."
        error={isSendingBack ? error?.message : undefined}
        hint="L’organisateur le recevra par email et pourra soumettre de nouveau."
        isBusy={isPending}
        isOpen={isSendingBack}
        onClose={() => setSendingBack(false)}
        onSend={(motif) => mutate({ geste: 'renvoyer', motif })}
        title="Renvoyer cette course"
      />
    </Card>
  )
}
