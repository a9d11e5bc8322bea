import { montres } from '@foulee/contract/parcours/montres'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import { ApiError } from '@foulee/contract/shared/errors'
import {
  createTies,
  getFlow,
  insertFlow,
} from '#features/membres/comptes-externes/comptes-externes.flows.ts'
import { getVisibleParcours } from '#features/parcours/parcours/parcours.policy.ts'
import { buildTrackFile } from '#features/parcours/parcours/shown-track.ts'
import { implement } from '#kernel/calls/feature.ts'
import { connectMontre, getFlowKey, removeMontre, toApiError } from './montres.commands.ts'
import { findConnected, listMontres } from './montres.queries.ts'
import { sendRoute } from './montres.send.ts'

export const montresRoutes = implement(montres, {
  'GET /api/montres': async ({ db, user, watches }) => {
    const data = await listMontres(db, user.id, watches.list)
    return { data, nb: data.length }
  },

  'POST /api/montres/relier': async ({ db, user, body, watches, limits, clock }) => {
    const provider = watches.get(body.service)
    await limits.consume('external', [`compte ${user.id}`])
    const ties = createTies()
    const url = await provider.authorize(ties).catch((cause: unknown) => {
      throw toApiError(cause, 'montre_refusee')
    })
    await insertFlow(db, getFlowKey(body.service), ties, { users_id: user.id, now: clock() })
    return { data: { url, state: ties.state, secret: ties.secret } }
  },

  'POST /api/montres/retour': async ({ db, user, body, watches, config, clock }) => {
    const provider = watches.get(body.service)
    const now = clock()
    const flow = await getFlow(db, getFlowKey(body.service), body, now)
    if (flow.users_id !== user.id) throw new ApiError('externe_autre_compte')
    const { keys } = config.montres
    await connectMontre(db, flow, body, { provider, keys, users_id: user.id, now })
    const [montre] = await listMontres(db, user.id, [provider])
    if (!montre) throw new ApiError('montre_non_reliee')
    return { data: montre }
  },

  'POST /api/montres/del': async ({ db, user, body, watches, config, log }) => {
    const { keys } = config.montres
    const tokens = await removeMontre(db, user.id, body.service, keys)
    const provider = watches.list.find(({ service }) => service === body.service)
    if (tokens && provider) {
      // The link ends here whatever the service answers.
      await provider.disconnect(tokens).catch((cause: unknown) => {
        log.warn({ err: cause, service: body.service }, 'A watch service was not told of the end.')
      })
    }
    return { data: null }
  },

  'POST /api/parcours/sync/{id}': async (call) => {
    const { db, user, params, watches, config, clock, limits } = call
    const row = await getVisibleParcours(db, user, String(params.id))
    const url = `/api/parcours/${params.id}/fit`
    const montre = await findConnected(db, user.id, watches.list)
    const provider = watches.list.find(({ service }) => service === montre?.service)
    if (!montre || !provider) return { data: { etat: 'sans_montre', service: '', url } }
    await limits.consume('envoi_montre', [`compte ${user.id}`])
    const { content: gpx } = await buildTrackFile(call, row, 'gpx')
    const { titre }: Parcours = JSON.parse(row.fiche)
    const holder = { db, provider, montre, keys: config.montres.keys, now: clock() }
    const etat = await sendRoute(holder, row.parcours_id, { titre, gpx })
    return { data: { etat, service: provider.label, url } }
  },
})
