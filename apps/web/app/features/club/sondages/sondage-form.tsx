import type { MonSondage } from '@foulee/contract/club/sondages'
import { isApiError } from '@foulee/contract/shared/call-error'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { useToast } from '#ui/toast.tsx'
import { QuestionField } from './question-field.tsx'
import { monSondageQuery } from './sondages.queries.ts'

const EXCEPTION =
  'Votre réponse n’a pas pu être envoyée\u00a0; elle est gardée ici. Vérifiez votre connexion et réessayez.'

type FormProps = {
  mine: MonSondage
  onDone: (points: number) => void
  onCancel: (() => void) | null
}

export function SondageForm({ mine, onDone, onCancel }: FormProps) {
  const { sondage, reponse } = mine
  const toast = useToast()
  const send = useStore(mine, (points) => {
    toast({
      message: reponse ? 'Votre réponse est changée.' : 'Votre réponse est enregistrée.',
      tone: 'success',
    })
    onDone(points)
  })
  return (
    <section aria-labelledby="repondre" className="grid gap-5">
      <h2 className="text-2xl" id="repondre">
        {reponse ? 'Changer ma réponse' : 'Répondre'}
      </h2>
      <SessionForm
        draft={`sondage ${sondage.slug}`}
        exception={EXCEPTION}
        mutation={send}
        submit={reponse ? 'Enregistrer ma réponse' : 'Envoyer ma réponse'}
      >
        {(errors) => (
          <ol className="grid gap-5">
            {sondage.questions.map((question, at) => (
              <li className="card p-5" key={question.id}>
                <QuestionField
                  error={errors[question.id]}
                  answerValue={reponse?.reponses[question.id] ?? reponse?.textes[question.id]}
                  number={at + 1}
                  question={question}
                />
              </li>
            ))}
          </ol>
        )}
      </SessionForm>
      {onCancel && (
        <Button className="justify-self-center" onClick={onCancel} variant="quiet">
          Garder ma réponse d’avant
        </Button>
      )}
    </section>
  )
}

function useStore({ sondage }: MonSondage, onDone: (points: number) => void) {
  const client = useQueryClient()
  const { queryKey } = monSondageQuery(sondage.slug)
  return useCall('POST /api/profile/sondage/{id}/store', {
    input: (form: FormData) => {
      form.set('version', String(sondage.version))
      return { params: { id: sondage.slug }, body: form }
    },
    update: (known, mine) => known.setQueryData(queryKey, mine),
    onSuccess: (mine) => onDone(mine.points_gagnes),
    onError: (cause) => {
      if (isApiError(cause) && cause.status === 409) void client.invalidateQueries({ queryKey })
    },
  })
}
