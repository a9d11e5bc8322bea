import { groupes } from '@foulee/contract/echanges/groupes'
import { ApiError } from '@foulee/contract/shared/errors'
import { findPeople } from '#features/echanges/fil/fil.people.ts'
import { type CallContext, implement } from '#kernel/calls/feature.ts'
import { limitNewAccount } from '#kernel/members/new-account-limits.ts'
import type { User } from '#platform/http/user.ts'
import { openViewerContext, presentCanal, presentPerson, toViewer } from './canaux.page.ts'
import { getStanding } from './canaux.policy.ts'
import { exclude, foundGroup, invite, renameGroup } from './groupes.commands.ts'
import { findMembers } from './recherche.queries.ts'

type Call = Pick<
  CallContext<(typeof groupes)['POST /api/messages/groupe']>,
  'db' | 'registry' | 'clock' | 'limits'
>

/** Limits messages and groups sent; new accounts have a lower daily limit (produit 7.20). */
async function countSent(call: Call, user: User): Promise<void> {
  await limitNewAccount(call, user, 'message')
  await call.limits.consume('message', [`compte ${user.id}`])
}

export const groupesRoutes = implement(groupes, {
  'POST /api/messages/membres/{channels_id}': async ({ user, params, query, ...services }) => {
    const viewerContext = await openViewerContext(services, user)
    const { db, channelKinds } = viewerContext
    const { canal } = await getStanding(db, channelKinds, user.id, params.channels_id)
    const { rows, nb } = await findMembers(viewerContext, canal, query)
    const people = await findPeople(
      db,
      rows.map(({ id }) => id),
      toViewer(viewerContext),
    )
    const data = rows.map(({ id, est_gerant }) => ({
      ...presentPerson(people.get(id)),
      est_gerant,
      est_moi: id === user.id,
    }))
    return { data, nb }
  },

  'POST /api/messages/groupe': async ({ user, body, ...services }) => {
    await countSent(services, user)
    const viewerContext = await openViewerContext(services, user)
    const id = await foundGroup(viewerContext, body)
    return { id, data: await presentCanal(viewerContext, id) }
  },

  'POST /api/messages/groupe/{id}': async ({ user, params, body, ...services }) => {
    const viewerContext = await openViewerContext(services, user)
    await renameGroup(viewerContext, { id: params.id, nom: body.nom })
    return { data: await presentCanal(viewerContext, params.id) }
  },

  'POST /api/messages/groupe/{id}/inviter': async ({ user, params, body, ...services }) => {
    await countSent(services, user)
    const viewerContext = await openViewerContext(services, user)
    await invite(viewerContext, { id: params.id, users_ids: body.users_ids })
    return { data: await presentCanal(viewerContext, params.id) }
  },

  'POST /api/messages/groupe/{id}/retirer': async ({ user, params, body, ...services }) => {
    const viewerContext = await openViewerContext(services, user)
    if (body.users_id === user.id) throw new ApiError('acces_refuse')
    await exclude(viewerContext, { id: params.id, users_id: body.users_id })
    return { data: await presentCanal(viewerContext, params.id) }
  },
})
