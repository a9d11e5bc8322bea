import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { keepUrl } from '../session/kept-url.ts'
import { useSession } from '../session/session-provider.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { type Cible, etatQuery, useSuivre } from './suivre.mutations.ts'

type SuivreButtonProps = Cible & { nom: string }

/**
 * Follow, stop, or sign in first, on the page of a thing (produit 13.12). The page is the same for
 * everyone: what is mine is asked once the session is known, and the place is kept meanwhile.
 */
export function SuivreButton(props: SuivreButtonProps) {
  const { boot, isAuth } = useSession()
  const location = useLocation()
  if (boot !== 'done') return <span className="block min-h-11" />
  if (isAuth) return <Member {...props} />
  return (
    <ButtonLink className="no-print" icon="plus" state={keepUrl(location)} to="/connexion">
      Suivre
    </ButtonLink>
  )
}

function Member({ kind, id, nom }: SuivreButtonProps) {
  const { data } = useQuery(etatQuery({ kind, id }))
  const { mutate, isPending, variables } = useSuivre()
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
