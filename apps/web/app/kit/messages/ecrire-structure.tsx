import { aNom } from '@foulee/domain/shared/de-nom'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { api } from '#platform/api/api.ts'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { contactQuery, type Structure } from './contact.queries.ts'

type EcrireStructureProps = Structure & { nom: string }

export function EcrireStructure({ nom, ...structure }: EcrireStructureProps) {
  const { boot, currentUser } = useSession()
  const location = useLocation()
  const { data } = useQuery(contactQuery(structure, boot === 'done'))
  if (boot !== 'done' || !data?.est_joignable) return null
  if (!currentUser) {
    return (
      <ButtonLink
        aria-label={`Écrire ${aNom(nom)}`}
        className="no-print"
        icon="message"
        state={toReturnState(location)}
        to="/connexion"
      >
        Écrire
      </ButtonLink>
    )
  }
  return currentUser.droits.includes('ecrire_message') ? <Open nom={nom} {...structure} /> : null
}

function Open({ nom, kind, id }: EcrireStructureProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const open = useMutation({
    mutationFn: async () =>
      (await api('POST /api/messages/contact/{kind}/{id}', { params: { kind, id } })).data,
    onSuccess: (canal) => void navigate(`/messages/${canal.id}`),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <Button
      aria-label={`Écrire ${aNom(nom)}`}
      className="no-print"
      icon="message"
      isLoading={open.isPending}
      onClick={() => open.mutate()}
    >
      Écrire
    </Button>
  )
}
