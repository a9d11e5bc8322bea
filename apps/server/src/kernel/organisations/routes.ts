import { ApiError } from '@foulee/contract/shared/errors'
import type { Endpoints } from '@foulee/contract/shared/kit'
import type { organisationCalls } from '@foulee/contract/shared/organisation-calls'
import type { InviteStructure } from '@foulee/contract/shared/structures'
import type { Db } from '@foulee/db/connect'
import type { SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Handlers } from '#kernel/calls/feature.ts'
import { countTypedAddress } from '#kernel/mail/budget.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import type { User } from '#platform/http/user.ts'
import { acceptInvitation, findEquipe, showInvitation } from './invitations.ts'
import { cancelInvitation, inviteMember } from './inviting.ts'
import { removeMember } from './members.ts'
import type { Structure } from './structure.ts'
import { findUnverified } from './unverified.ts'
import { decideStructure, type Stored, type Verification } from './verification.ts'

type Any = z.ZodType<object>
/** Strict schemas of each kind check the answers in its contract tests. */
type Calls<R extends string> = ReturnType<
  typeof organisationCalls<R, Any, Any, Any, 'acces_refuse', 'acces_refuse'>
>

type Organisation<Row extends { id: number; is_public: boolean }, V extends Stored> = {
  structure: Structure<Row>
  verification: Verification<V>
  /** Moderation queue; all unverified ones by default. */
  waits?: SQL
  present?: (row: Row) => object
}

export function organisationHandlers<
  C extends Endpoints,
  R extends string,
  Row extends { id: number; is_public: boolean },
  V extends Stored,
>(
  _contract: C,
  root: R,
  organisation: Organisation<Row, V>,
): Pick<Handlers<C>, keyof C & keyof Calls<R>> {
  const { structure, verification, waits, present = (row: Row) => row } = organisation
  const getGestion = async (db: Db, user: User, id: number, now: Date) => ({
    [structure.genre]: present(await structure.getEditable(db, user, id)),
    ...(await findEquipe(db, structure, { id, user, now })),
  })
  const presentInvite = ({ id, ...invite }: InviteStructure) => ({ [structure.key]: id, ...invite })
  const find = async (db: Db, id: number) => {
    const found = await structure.find(db, id)
    return found && present(found)
  }

  const handlers: Handlers<Calls<'x'>> = {
    'GET /api/x/{id}/gestion': async ({ db, params, user, clock }) => ({
      data: await getGestion(db, user, params.id, clock()),
    }),

    'POST /api/x/membres/inviter': async ({ db, body, user, caller, limits, clock }) => {
      await limits.consume('invitation', [`reseau ${networkKey(caller.ip)}`, `membre ${user.id}`])
      await countTypedAddress(limits, user.id, body.email)
      const now = clock()
      await inviteMember(db, structure, { ...body, user, now })
      return { data: await getGestion(db, user, body.id, now) }
    },

    'POST /api/x/membres/annuler': async ({ db, body, user, clock }) => {
      const now = clock()
      await cancelInvitation(db, structure, { ...body, user, now })
      return { data: await getGestion(db, user, body.id, now) }
    },

    'POST /api/x/membres/del': async ({ db, body, user }) => {
      await removeMember(db, structure, user, body)
      return { data: null }
    },

    'POST /api/x/invitation/show': async ({ db, body, clock }) => ({
      data: presentInvite(await showInvitation(db, structure, body.token, clock())),
    }),

    'POST /api/x/invitation/accept': async ({ db, body, user, clock }) => {
      const { token } = body
      const invite = await acceptInvitation(db, structure, { user, token, now: clock() })
      return { data: presentInvite(invite) }
    },

    'GET /api/x/a-verifier': async ({ db, query }) =>
      findUnverified(db, { structure, waits, ...query }, (id) => find(db, id)),

    'POST /api/x/verifier': async ({ db, body, user, clock }) => {
      if (body.decision === 'refuser' && !body.motif) {
        const errors = { motif: 'Dites pourquoi\u00a0: les membres le liront.' }
        throw new ApiError('champs_invalides', { errors })
      }
      const input = { ...body, staff_id: user.id, now: clock() }
      await decideStructure(db, structure, verification, input)
      return { data: null }
    },
  }
  return Object.fromEntries(
    Object.entries(handlers).map(([key, handler]) => [
      key.replace('/api/x/', `/api/${root}/`),
      handler,
    ]),
  ) as unknown as Pick<Handlers<C>, keyof C & keyof Calls<R>>
}
