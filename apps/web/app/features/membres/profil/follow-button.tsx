import { useQuery } from '@tanstack/react-query'
import { AccountDoor } from '#kit/session/account-door.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useGeste } from '#platform/session/use-pending-action.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFollow } from './profil.mutations.ts'
import { suiviQuery } from './profil.queries.ts'

type FollowButtonProps = { users_id: number; nom: string }

export function FollowButton({ users_id, nom }: FollowButtonProps) {
  const { boot, currentUser } = useSession()
  // Reserves the room of the button while the session loads.
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
    <AccountDoor geste="suivre" icon="plus">
      Suivre
    </AccountDoor>
  )
}

function MemberFollow({ users_id, nom }: FollowButtonProps) {
  const { data } = useQuery(suiviQuery(users_id))
  const { mutate, isPending, variables } = useFollow(users_id)
  const toast = useToast()
  const follow = (next: boolean) =>
    mutate(next, { onError: ({ message }) => toast({ message, tone: 'danger' }) })
  useGeste('suivre', data !== undefined, () => {
    if (!data?.is_followed) follow(true)
  })
  if (!data) return <span className="min-h-11" />
  const isFollowed = isPending ? variables : data.is_followed
  return (
    <Button
      aria-label={isFollowed ? `Ne plus suivre ${nom}` : `Suivre ${nom}`}
      icon={isFollowed ? 'check' : 'plus'}
      onClick={isPending ? undefined : () => follow(!isFollowed)}
      variant={isFollowed ? 'secondary' : 'primary'}
    >
      {isFollowed ? 'Suivi' : 'Suivre'}
    </Button>
  )
}
