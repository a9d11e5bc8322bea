import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import type { Kind } from '@foulee/domain/shared/kinds'
import type { Canaux } from '#kernel/channels/membres.ts'
import type { Fil } from '#kernel/feed/fil-kind.ts'
import type { User } from '#platform/http/user.ts'
import type { ThingRef } from './find-things.ts'
import type { Kinds } from './kind.ts'

/** Who asks to see something, and what it takes to know. */
export type SeeAsked = {
  db: Db
  fil: Fil
  kinds: Kinds
  canaux: Canaux
  user: User | null
  now: Date
}

/** Of a kind that not all members see alike: who sees which. Of others `Thing.is_visible` says it for everybody. */
export type Seeing = {
  kind: Kind
  canSee: (asked: SeeAsked, id: number) => Promise<boolean>
}

/** Every kind of which it is asked. */
export type SeeingOf = Readonly<Partial<Record<Kind, Seeing>>>

/**
 * Whether this person sees a thing of a kind that not all see alike; of others there is nothing to ask.
 * @throws ApiError `objet_introuvable`
 */
export async function requireSeen(
  { seeing, ...asked }: SeeAsked & { seeing: SeeingOf },
  { kind, id }: ThingRef,
): Promise<void> {
  const entry = seeing[kind]
  if (entry && !(await entry.canSee(asked, id))) throw new ApiError('objet_introuvable')
}
