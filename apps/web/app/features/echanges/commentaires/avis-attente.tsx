import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { savePendingAction } from '#platform/session/pending-action.ts'
import { useFollowVerification } from '#platform/session/use-follow-verification.ts'
import { focusElement } from '#ui/focus-element.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { AvisFields } from './avis-fields.tsx'
import { readAvis } from './commentaires.mutations.ts'
import { mesCommentairesQuery, type Objet } from './commentaires.queries.ts'

/** Pending action that publishes the draft in this tab once the email address is verified. */
const PUBLIER = 'avis-publier'
const EXCEPTION = 'Vos mots n’ont pas été gardés. Recommencez.'

/**
 * For members with an unverified email address: the text is stored in this tab, and published after
 * the verification.
 */
export default function AvisAttente({ objet }: { objet: Objet }) {
  const { pathname } = useLocation()
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: readAvis,
    onSuccess: () => savePendingAction(PUBLIER, pathname),
  })
  const { model, id } = objet
  useFollowVerification(mesCommentairesQuery({ model, id }, true).queryKey)
  return (
    <div className="card grid gap-3 p-5 outline-none" ref={focusElement} tabIndex={-1}>
      <p>
        Votre adresse n’est pas encore vérifiée&nbsp;: le lien est dans le message que nous vous
        avons envoyé. Vos mots restent dans cet onglet, et paraissent dès que vous revenez ici.
      </p>
      <SessionForm
        draft="avis"
        exception={EXCEPTION}
        isPart
        mutation={{ mutate, error, isPending }}
        submit="Publier dès que mon adresse est vérifiée"
      >
        {(errors) => <AvisFields errors={errors} mayRate model={objet.model} />}
      </SessionForm>
      <p className="font-semibold" role="status">
        {isSuccess && 'C’est gardé. Ouvrez le lien du message, puis revenez sur cet onglet.'}
      </p>
    </div>
  )
}
