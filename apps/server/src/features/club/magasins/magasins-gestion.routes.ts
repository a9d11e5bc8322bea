import { type MagasinInvite, magasinsGestion } from '@foulee/contract/club/magasins-gestion'
import { ApiError } from '@foulee/contract/shared/errors'
import type { InviteStructure } from '@foulee/contract/shared/structures'
import type { Db } from '@foulee/db/connect'
import { implement } from '#kernel/calls/feature.ts'
import { countTypedAddress } from '#kernel/mail/budget.ts'
import { acceptInvitation, findEquipe, showInvitation } from '#kernel/organisations/invitations.ts'
import { cancelInvitation, inviteMember } from '#kernel/organisations/inviting.ts'
import { removeMember } from '#kernel/organisations/members.ts'
import { findUnverified } from '#kernel/organisations/unverified.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import type { User } from '#platform/http/user.ts'
import { readLogo } from '#platform/images/read-logo.ts'
import { createMagasin, updateMagasin } from './magasins.commands.ts'
import { getEditableMagasin } from './magasins.policy.ts'
import { magasinStructure as structure } from './magasins.structure.ts'
import { findMagasin, findMine, presentMagasin } from './mon-magasin.queries.ts'
import { decideMagasin } from './verification.commands.ts'

async function getGestion(db: Db, user: User, id: number, now: Date) {
  const magasin = presentMagasin(await getEditableMagasin(db, user, id))
  return { magasin, ...(await findEquipe(db, structure, { id, user, now })) }
}

const presentInvite = ({ id, ...invite }: InviteStructure): MagasinInvite => ({
  magasins_id: id,
  ...invite,
})

async function findNew(db: Db, id: number) {
  const found = await findMagasin(db, id)
  return found && presentMagasin(found)
}

export const magasinsGestionRoutes = implement(magasinsGestion, {
  'POST /api/magasins': async ({ db, body, user, limits, clock }) => {
    if (!user.compte.staff) await limits.consume('organisateur', [`membre ${user.id}`])
    const magasin = await createMagasin({ db }, { user, fields: body, now: clock() })
    return { id: magasin.id, data: presentMagasin(magasin) }
  },

  'POST /api/magasins/update/{id}': async ({ params, body, files, user, ...services }) => {
    await getEditableMagasin(services.db, user, params.id)
    const logo = await readLogo(files)
    const { version, ...fields } = body
    const saving = { id: params.id, user, fields, logo, version, now: services.clock() }
    return { data: presentMagasin(await updateMagasin(services, saving)) }
  },

  'POST /api/magasins/mes-magasins': async ({ db, user }) => {
    const mine = await findMine(db, user.id)
    return { data: mine.map(presentMagasin), nb: mine.length }
  },

  'GET /api/magasins/{id}/gestion': async ({ db, params, user, clock }) => ({
    data: await getGestion(db, user, params.id, clock()),
  }),

  'POST /api/magasins/membres/inviter': async ({ db, body, user, caller, limits, clock }) => {
    await limits.consume('invitation', [`reseau ${networkKey(caller.ip)}`, `membre ${user.id}`])
    await countTypedAddress(limits, user.id, body.email)
    const now = clock()
    await inviteMember(db, structure, { ...body, user, now })
    return { data: await getGestion(db, user, body.id, now) }
  },

  'POST /api/magasins/membres/annuler': async ({ db, body, user, clock }) => {
    const now = clock()
    await cancelInvitation(db, structure, { ...body, user, now })
    return { data: await getGestion(db, user, body.id, now) }
  },

  'POST /api/magasins/membres/del': async ({ db, body, user }) => {
    await removeMember(db, structure, user, body)
    return { data: null }
  },

  'POST /api/magasins/invitation/show': async ({ db, body, clock }) => ({
    data: presentInvite(await showInvitation(db, structure, body.token, clock())),
  }),

  'POST /api/magasins/invitation/accept': async ({ db, body, user, clock }) => {
    const { token } = body
    const invite = await acceptInvitation(db, structure, { user, token, now: clock() })
    return { data: presentInvite(invite) }
  },

  'GET /api/magasins/a-verifier': async ({ db, query }) =>
    findUnverified(db, { structure, ...query }, (id) => findNew(db, id)),

  'POST /api/magasins/verifier': async ({ db, body, user, clock }) => {
    if (body.decision === 'refuser' && !body.motif) {
      const errors = { motif: 'Dites pourquoi\u00a0: les membres le liront.' }
      throw new ApiError('champs_invalides', { errors })
    }
    await decideMagasin(db, { ...body, staff_id: user.id, now: clock() })
    return { data: null }
  },
})
