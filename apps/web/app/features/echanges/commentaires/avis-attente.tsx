import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { SessionForm } from '../../../form/session-form.tsx'
import { keepGeste } from '../../../session/geste.ts'
import { sessionQuery } from '../../../session/session.queries.ts'
import { AvisFields } from './avis-fields.tsx'
import { readAvis } from './commentaires.mutations.ts'
import { mesCommentairesQuery, type Objet } from './commentaires.queries.ts'

/** What publishes the text once the address is verified, in this tab. */
const PUBLIER = 'avis-publier'
const EXCEPTION = 'Vos mots n’ont pas été gardés. Recommencez.'

/** For whoever has not verified their address yet: the text is kept in this tab, and published once they have. */
export default function AvisAttente({ objet }: { objet: Objet }) {
  const { pathname } = useLocation()
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: readAvis,
    onSuccess: () => keepGeste(PUBLIER, pathname),
  })
  useFollowVerification(objet)
  return (
    <div className="card grid gap-3 p-5">
      <p>
        Votre adresse n’est pas encore vérifiée&nbsp;: le lien est dans le message que nous vous
        avons envoyé. Vos mots restent dans cet onglet, et paraissent dès que vous revenez ici.
      </p>
      {/* Not told that it succeeded: the draft is what is published afterwards. */}
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

/** The link of the mail opens elsewhere: whoever comes back to this tab may have pressed it. */
function useFollowVerification(objet: Objet): void {
  const client = useQueryClient()
  const { model, id } = objet
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      void client.invalidateQueries({
        queryKey: mesCommentairesQuery({ model, id }, true).queryKey,
      })
    }
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('focus', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('focus', ask)
    }
  }, [client, model, id])
}
