import { liste } from '@foulee/contract/echanges/liste'
import { ApiError } from '@foulee/contract/errors'
import { findListeId } from '@foulee/domain/echanges/liste'
import { implement } from '../../../http/feature.ts'
import { removeItem, storeItem } from './liste.commands.ts'
import { checkEtat, getListed } from './liste.policy.ts'
import { findItem, findListe } from './liste.queries.ts'

export const listeRoutes = implement(liste, {
  'GET /api/liste': async ({ db, user, clock }) => ({ data: await findListe(db, user, clock()) }),

  'POST /api/liste/store': async ({ db, user, body, clock }) => {
    const now = clock()
    const id = findListeId(body)
    if (id === null) {
      throw new ApiError('champs_invalides', { errors: { id: 'Dites ce que vous ajoutez.' } })
    }
    const listed = await getListed(db, user, { type: body.type, id })
    checkEtat(listed, body.extra.etat, now)
    await storeItem(db, { user, listed, change: body.extra, now })
    const item = await findItem(db, user, { type: listed.type, id, now })
    if (!item) throw new ApiError('objet_introuvable')
    return { data: item }
  },

  'POST /api/liste/delete': async ({ db, user, body }) => {
    await removeItem(db, user, body)
    return { data: null }
  },
})
