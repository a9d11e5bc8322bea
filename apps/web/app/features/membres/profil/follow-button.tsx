import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { keepUrl } from '../../../session/kept-url.ts'
import { useSession } from '../../../session/session-provider.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useFollow } from './profil.mutations.ts'
import { suiviQuery } from './profil.queries.ts'

type FollowButtonProps = { users_id: number; nom: string }

/** Follow, stop, sign in first, or change what is one's own; known once the session is. */
export function FollowButton({ users_id, nom }: FollowButtonProps) {
  const { boot, currentUser } = useSession()
  const location = useLocation()
  // The same place is kept while the session loads.
  if (boot !== 'done') return <span className="min-h-11" />
  if (currentUser?.users_id === users_id) {
    return (
      <ButtonLink icon="edit" to="/profil">
        Modifier mon profil
      </ButtonLink>
    )
  }
  if (currentUser) return <MemberFollow nom={nom} users_id={users_id} />
  return (
    <ButtonLink icon="plus" state={keepUrl(location)} to="/connexion">
      Suivre
    </ButtonLink>
  )
}

function MemberFollow({ users_id, nom }: FollowButtonProps) {
  const { data } = useQuery(suiviQuery(users_id))
  const { mutate, isPending, variables } = useFollow(users_id)
  const toast = useToast()
  if (!data) return <span className="min-h-11" />
  const isFollowed = isPending ? variables : data.is_followed
  const toggle = () =>
    mutate(!isFollowed, { onError: ({ message }) => toast({ message, tone: 'danger' }) })
  return (
    <Button
      aria-label={isFollowed ? `Ne plus suivre ${nom}` : `Suivre ${nom}`}
      icon={isFollowed ? 'check' : 'plus'}
      onClick={isPending ? undefined : toggle}
      variant={isFollowed ? 'secondary' : 'primary'}
    >
      {isFollowed ? 'Suivi' : 'Suivre'}
    </Button>
  )
}
