import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import type { Kind } from '@foulee/domain/shared/kinds'
import type { ChannelKinds } from '#kernel/channels/membres.ts'
import type { Fil } from '#kernel/feed/fil-kind.ts'
import type { User } from '#platform/http/user.ts'
import type { EntityTypes } from './entity-type.ts'
import type { EntityRef } from './find-entities.ts'

export type VisibilityQuery = {
  db: Db
  fil: Fil
  kinds: EntityTypes
  channelKinds: ChannelKinds
  user: User | null
  now: Date
}

/**
 * Visibility policy of a kind whose entities differ by viewer. For other kinds `Thing.is_visible`
 * applies to everybody.
 */
export type VisibilityPolicy = {
  kind: Kind
  canSee: (query: VisibilityQuery, id: number) => Promise<boolean>
}

export type VisibilityPolicies = Readonly<Partial<Record<Kind, VisibilityPolicy>>>

/**
 * Enforces the visibility policy of a kind, if it has one.
 * @throws ApiError `objet_introuvable`
 */
export async function assertVisible(
  { seeing, ...query }: VisibilityQuery & { seeing: VisibilityPolicies },
  { kind, id }: EntityRef,
): Promise<void> {
  const entry = seeing[kind]
  if (entry && !(await entry.canSee(query, id))) throw new ApiError('objet_introuvable')
}
