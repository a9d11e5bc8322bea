import { profil } from '@foulee/contract/membres/profil'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { listProfilOptions } from '@foulee/domain/membres/profil-options'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { Kind } from '@foulee/domain/shared/kinds'
import { readLien } from '@foulee/domain/shared/reseau'
import { implement } from '#kernel/calls/feature.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { limitNewAccount } from '#kernel/members/new-account-limits.ts'
import type { User } from '#platform/http/user.ts'
import { updateProfil } from './profil.commands.ts'
import { readImages } from './profil.images.ts'
import { getVisibleMember } from './profil.policy.ts'
import { presentMember, presentProfil } from './profil.presenter.ts'
import { countAbonnes, findAbonnes, findFittingCourses, findProfil } from './profil.queries.ts'
import { buildSuggestion } from './profil.suggestions.ts'
import { removeFollower, setFollow } from './profil.suivis.ts'

const MAX_LIEUX = 10

/** The account may have been erased since the token was read. */
async function getProfil(db: Db, users_id: number) {
  const found = await findProfil(db, users_id)
  if (!found) throw new ApiError('session_expiree')
  return found
}

async function getOwnProfil(db: Db, user: User | null) {
  if (!user) throw new ApiError('session_absente')
  const { profil: row, ...beside } = await getProfil(db, user.id)
  return presentProfil(row, beside)
}

function getSocial(kinds: EntityTypes, kind: Kind) {
  const social = kinds[kind]?.social
  if (!social) throw new ApiError('objet_introuvable')
  return social
}

export const profilRoutes = implement(profil, {
  'POST /api/profile/show': async ({ db, body, user, clock }) => {
    const now = clock()
    if (body.users_id === undefined) return { data: await getOwnProfil(db, user) }
    const member = await getVisibleMember(db, user, body.users_id, now)
    return { data: presentMember(member, parisDate(now)), tags: [`profil:${member.id}`] }
  },

  'POST /api/profile/update': async ({ body, files, user, ...services }) => {
    const { db, clock } = services
    const images = await readImages(files)
    await updateProfil(services, { users_id: user.id, changes: body, images, now: clock() })
    return { data: await getOwnProfil(db, user) }
  },

  'POST /api/profile/possible': async () => ({ data: listProfilOptions() }),

  'POST /api/profile/courses': async ({ db, body, user, lieux, clock }) => {
    const { profil: row } = await getProfil(db, user.id)
    const { code_postal, ville, pays } = row ?? {}
    const address = { code_postal: code_postal ?? '', ville: ville ?? '' }
    const lieu = (pays ?? 'FR') === 'FR' ? await lieux.locate(address) : null
    const query = buildSuggestion(row, lieu, { ...body, aujourdhui: parisDate(clock()) })
    const { cards, nb } = await findFittingCourses(db, query)
    return { raw: `{"success":true,"data":[${cards}],"nb":${nb}}` }
  },

  'POST /api/profile/suivi': async ({ db, body, user, clock }) => {
    const { is_followed, nb_abonnes } = await getVisibleMember(db, user, body.users_id, clock())
    return { data: { is_followed, nb_abonnes } }
  },

  'POST /api/profile/suivre': async (call) => {
    const { db, body, user, clock } = call
    const { users_id, is_followed } = body
    if (users_id === user.id) throw new ApiError('suivi_de_soi')
    if (is_followed) await limitNewAccount(call, user, 'abonnement')
    await getVisibleMember(db, user, users_id, clock())
    await setFollow(db, { users_id: user.id, suivi_id: users_id }, { is_followed, now: clock() })
    return { data: { is_followed, nb_abonnes: await countAbonnes(db, users_id) } }
  },

  'POST /api/profile/abonnes': async ({ db, user }) => {
    const { abonnes, nb } = await findAbonnes(db, user.id)
    return { data: abonnes, nb }
  },

  'POST /api/profile/abonnes/del': async ({ db, body, user }) => {
    await removeFollower(db, { users_id: body.users_id, suivi_id: user.id })
    return { data: null }
  },

  'POST /api/social': async ({ db, registry: { kinds }, body, user, clock }) => {
    const { model, id = model === 'profil' ? user.id : undefined, reseau } = body
    const lien = readLien(reseau, body.url)
    if ('message' in lien) throw new ApiError('champs_invalides', { errors: { url: lien.message } })
    if (id === undefined) {
      throw new ApiError('champs_invalides', { errors: { id: 'Dites à quoi ce lien appartient.' } })
    }
    const link = await getSocial(kinds, model).add(
      db,
      { user, now: clock() },
      { id, reseau, url: lien.url },
    )
    return { id: link.id, data: link }
  },

  'POST /api/social/del': async ({ db, registry: { kinds }, body, user, clock }) => {
    await getSocial(kinds, body.model).remove(db, { user, now: clock() }, body.id)
    return { data: null }
  },

  'GET /api/lieux': async ({ query, lieux }) => {
    const found = await lieux.find(query.recherche, MAX_LIEUX)
    return { data: found, nb: found.length, tags: [] }
  },
})
