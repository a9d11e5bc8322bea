import { liste } from '@foulee/contract/echanges/liste'
import { ApiError } from '@foulee/contract/shared/errors'
import { checkEtat, findListeId } from '@foulee/domain/echanges/liste'
import { implement } from '#kernel/calls/feature.ts'
import { removeItem, storeItem } from './liste.commands.ts'
import { findItem, findListe } from './liste.queries.ts'

export const listeRoutes = implement(liste, {
  'GET /api/liste': async ({ db, registry: { kinds }, user, clock }) => ({
    data: await findListe({ db, kinds }, { user, now: clock() }),
  }),

  'POST /api/liste/store': async ({ db, registry: { kinds }, user, body, clock }) => {
    const now = clock()
    const { type, extra } = body
    const id = findListeId(body)
    if (id === null) {
      throw new ApiError('champs_invalides', { errors: { id: 'Dites ce que vous ajoutez.' } })
    }
    const listing = kinds[type]?.liste
    if (!listing) throw new ApiError('objet_introuvable')
    const listed = await listing.get(db, user, id)
    const refusal = extra.etat && checkEtat({ type, ...listed }, extra.etat, now)
    if (refusal) throw new ApiError('champs_invalides', { errors: { 'extra.etat': refusal } })
    await storeItem(db, { user, listing, type, id, listed, change: extra, now })
    const item = await findItem({ db, kinds }, { user, type, id, now })
    if (!item) throw new ApiError('objet_introuvable')
    return { id: item.id, data: item }
  },

  'POST /api/liste/delete': async ({ db, registry: { kinds }, user, body }) => {
    await removeItem(db, user, { ...body, listing: kinds[body.type]?.liste })
    return { data: null }
  },
})
