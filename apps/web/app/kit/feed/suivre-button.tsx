import { useQuery } from '@tanstack/react-query'
import { AccountDoor } from '#kit/session/account-door.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useGeste } from '#platform/session/use-pending-action.ts'
import { Button } from '#ui/button.tsx'
import { type Cible, etatQuery, useSuivre } from './suivre.mutations.ts'

type SuivreButtonProps = Cible & { nom: string }

/**
 * Follow button on a public page (produit 13.12). The page is cached for everyone: the state is
 * fetched once the session is known, and the room is reserved meanwhile.
 */
export function SuivreButton(props: SuivreButtonProps) {
  const { boot, isAuth } = useSession()
  if (boot !== 'done') return <span className="block min-h-11" />
  if (isAuth) return <Member {...props} />
  return (
    <AccountDoor className="no-print" geste="suivre" icon="plus">
      Suivre
    </AccountDoor>
  )
}

function Member({ kind, id, nom }: SuivreButtonProps) {
  const { data } = useQuery(etatQuery({ kind, id }))
  const { mutate, isPending, variables } = useSuivre()
  useGeste('suivre', data !== undefined, () => {
    if (!data?.est_suivi) mutate({ kind, id, est_suivi: true })
  })
  if (!data) return <span className="block min-h-11" />
  const isFollowed = isPending ? variables.est_suivi : data.est_suivi
  return (
    <Button
      aria-label={isFollowed ? `Ne plus suivre ${nom}` : `Suivre ${nom}`}
      className="no-print"
      icon={isFollowed ? 'check' : 'plus'}
      onClick={isPending ? undefined : () => mutate({ kind, id, est_suivi: !isFollowed })}
    >
      {isFollowed ? 'Suivi' : 'Suivre'}
    </Button>
  )
}
