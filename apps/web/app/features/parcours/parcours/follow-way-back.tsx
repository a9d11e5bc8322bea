import { nextTurn, type Turn } from '@foulee/domain/parcours/tracer/turns'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { useTurnsAloud } from './use-turns-aloud.ts'
import type { OnWayBack } from './use-way-back.ts'

type FollowWayBackProps = {
  wayBack: OnWayBack
  isWanted: boolean
  onWanted: (isWanted: boolean) => void
}

const NONE: readonly Turn[] = []

/** Off the route: a line back along paths, with its turns aloud, where an engine answers. */
export function FollowWayBack({ wayBack, isWanted, onWanted }: FollowWayBackProps) {
  const { isAuth } = useSession()
  const { data: etat } = useQuery({
    ...queryOf('GET /api/itineraires/etat'),
    enabled: isAuth,
    staleTime: 300_000,
  })
  const { found, located, isSearching, isLost } = wayBack
  const metres = located?.metres ?? null
  useTurnsAloud(found?.turns ?? NONE, metres, isWanted)
  if (!etat?.moteur) return null
  const next = found && metres !== null ? nextTurn(found.turns, metres) : null
  return (
    <div className="grid gap-3">
      {found && metres !== null && (
        <p className="font-semibold">
          Le parcours est à {formatDistance(Math.max(0, found.way.distance - metres))} par les
          chemins.
          {next && ` Dans ${formatDistance(next.metres - metres)}\u00a0: ${next.texte}`}
        </p>
      )}
      <p className="text-ink-soft empty:hidden" role="status">
        {isSearching && 'Nous cherchons un chemin de retour…'}
        {isLost && 'Aucun chemin connu ne ramène au parcours d’ici.'}
      </p>
      <Button aria-pressed={isWanted} icon="route" isWide onClick={() => onWanted(!isWanted)}>
        {isWanted ? 'Ne plus me ramener' : 'Me ramener par les chemins'}
      </Button>
      {!isWanted && (
        <p className="text-sm text-ink-soft">
          Votre position est alors envoyée à Foulée pour trouver le chemin. Les virages sont
          annoncés à voix haute.
        </p>
      )}
    </div>
  )
}
