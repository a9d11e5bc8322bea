import { useSession } from '#platform/session/session-provider.tsx'
import { ButtonLink } from '#ui/button.tsx'

type EcrireButtonProps = { users_id: number; nom: string }

export function EcrireButton({ users_id, nom }: EcrireButtonProps) {
  const { currentUser } = useSession()
  const mayWrite = currentUser?.droits.includes('ecrire_message') ?? false
  if (!mayWrite || currentUser?.users_id === users_id) return null
  return (
    <ButtonLink
      aria-label={`Écrire à ${nom}`}
      className="no-print"
      icon="message"
      to={`/messages/avec/${users_id}`}
    >
      Écrire
    </ButtonLink>
  )
}
