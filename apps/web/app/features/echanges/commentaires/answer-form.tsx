import { REPONSE_MAX } from '@foulee/domain/echanges/avis'
import { useLocation } from 'react-router'
import { clearDraft, getDraftKey } from '#platform/drafts/draft.ts'
import { Button } from '#ui/button.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'
import type { OpenedProps } from './avis-actions-props.ts'
import { useAnswer } from './commentaires.mutations.ts'

const EXCEPTION = 'La réponse n’a pas été enregistrée. Vérifiez votre connexion et recommencez.'

export default function AnswerForm({ objet, avis, onClose }: OpenedProps) {
  const toast = useToast()
  const { pathname } = useLocation()
  const draft = `reponse ${avis.id}`
  const answer = useAnswer(objet, avis.id, () => {
    // The form unmounts before it could clear its own draft.
    clearDraft(getDraftKey(pathname, draft))
    toast({ message: 'Réponse enregistrée.', tone: 'success' })
    onClose()
  })
  return (
    <div className="card grid gap-3 p-4">
      <SessionForm
        draft={draft}
        exception={EXCEPTION}
        isPart
        mutation={answer}
        submit="Publier la réponse"
      >
        {(errors) => (
          <TextArea
            {...fieldProps('reponse', errors)}
            autoFocus
            defaultValue={avis.reponse ?? ''}
            hint={
              avis.reponse
                ? 'Videz le texte pour retirer la réponse.'
                : 'Visible de tous, sous l’avis.'
            }
            label="Votre réponse"
            maxLength={REPONSE_MAX}
          />
        )}
      </SessionForm>
      <Button className="justify-self-start" onClick={onClose} variant="quiet">
        Annuler
      </Button>
    </div>
  )
}
