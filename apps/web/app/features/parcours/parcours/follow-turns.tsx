import type { Parcours } from '@foulee/contract/parcours/parcours'
import { nextTurn } from '@foulee/domain/parcours/tracer/turns'
import { formatDistance } from '@foulee/domain/shared/mesure'
import type { Way } from '@foulee/trace/locate'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryOf } from '#platform/api/query-of.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { listTurns } from './list-turns.ts'
import { canSpeak, useTurnsAloud } from './use-turns-aloud.ts'

type FollowTurnsProps = {
  parcours: Pick<Parcours, 'slug' | 'auteur'>
  way: Way
  metres: number | null
}

/** Turns of a drawn route, in words, and aloud on request. */
export function FollowTurns({ parcours: { slug, auteur }, way, metres }: FollowTurnsProps) {
  const { currentUser } = useSession()
  const { data } = useQuery({
    ...queryOf('GET /api/parcours/{id}/dessin', { params: { id: slug } }),
    // Others are sent a copy without turns.
    enabled: currentUser !== null && currentUser.users_id === auteur.users_id,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const turns = useMemo(() => (data ? listTurns(data, way) : []), [data, way])
  const [isAloud, setAloud] = useState(false)
  useTurnsAloud(turns, metres, isAloud)
  if (turns.length === 0) return null
  const next = metres === null ? null : nextTurn(turns, metres)
  return (
    <>
      {next && metres !== null && (
        <p className="font-semibold">
          Dans {formatDistance(next.metres - metres)}&nbsp;: {next.texte}
        </p>
      )}
      {canSpeak() && (
        <Button aria-pressed={isAloud} icon="bell" isWide onClick={() => setAloud(!isAloud)}>
          {isAloud ? 'Ne plus annoncer les virages' : 'Annoncer les virages à voix haute'}
        </Button>
      )}
    </>
  )
}
