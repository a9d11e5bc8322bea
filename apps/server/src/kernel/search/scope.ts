import { ApiError } from '@foulee/contract/shared/errors'
import type { User } from '#platform/http/user.ts'

export type Scope = { kind: 'public' } | { kind: 'mine'; users_id: number }

export const PUBLIC: Scope = { kind: 'public' }

type ScopeQuery = { my?: unknown; tri?: readonly string[] | undefined; autour?: unknown }

/**
 * Scope of the request; also validates the rule that sorting by distance needs a centre.
 * @throws ApiError `champs_invalides`, `session_absente`
 */
export function readScope({ my, tri, autour }: ScopeQuery, user: User | null): Scope {
  if (tri?.[0] === 'distance' && !autour) {
    throw new ApiError('champs_invalides', {
      errors: { tri: 'Pour trier par distance, indiquez aussi «\u00a0autour\u00a0».' },
    })
  }
  if (!my) return PUBLIC
  if (!user) throw new ApiError('session_absente')
  return { kind: 'mine', users_id: user.id }
}
