import { type Commentaire, commentaires } from '@foulee/contract/echanges/commentaires'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { checkDateSortie } from '@foulee/domain/echanges/avis'
import { hasDroit } from '@foulee/domain/membres/droits'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { implement } from '#kernel/calls/feature.ts'
import {
  getEntityType,
  getVisibleEntity,
  isOwner,
  tagsOf,
} from '#kernel/entity-types/find-entities.ts'
import { assertVisible } from '#kernel/entity-types/visibility.ts'
import { limitNewAccount } from '#kernel/members/new-account-limits.ts'
import { answerCommentaire, removeCommentaire, saveCommentaire } from './commentaires.commands.ts'
import { setMasque } from './commentaires.masque.ts'
import { findRefusal } from './commentaires.policy.ts'
import { presentResume } from './commentaires.presenter.ts'
import {
  findBlockedComments,
  findCommentaire,
  findCommentairePage,
  findOwn,
  findReported,
  findResume,
  hasRated,
} from './commentaires.queries.ts'

async function getCommentaire(db: Db, id: number, now: Date): Promise<Commentaire> {
  const found = await findCommentaire(db, id, now)
  if (!found) throw new ApiError('commentaire_introuvable')
  return found
}

export const commentairesRoutes = implement(commentaires, {
  'POST /api/commentaires': async (call) => {
    const { db, registry, body, user, clock, limits } = call
    const { kinds } = registry
    if (!body.commentaires_id) await limitNewAccount(call, user, 'avis')
    await limits.consume('avis', [`compte ${user.id}`])
    const now = clock()
    await assertVisible({ db, ...registry, user, now }, { kind: body.model, id: body.id })
    const problem = checkDateSortie(body.date_sortie, parisDate(now))
    if (problem) throw new ApiError('champs_invalides', { errors: { date_sortie: problem } })
    const id = await saveCommentaire({ db, kinds }, user.id, body, now)
    return { id, data: await getCommentaire(db, id, now) }
  },

  'POST /api/commentaires/list': async ({ db, registry, body, user, clock }) => {
    const { kinds } = registry
    const ref = { kind: body.model, id: body.id }
    await assertVisible({ db, ...registry, user, now: clock() }, ref)
    const isVisible = getEntityType(kinds, ref.kind).avis?.isVisible(ref.id)
    // Kinds with individual visibility get individual answers; others are cached for everybody.
    const isOwnAnswer = registry.seeing[ref.kind] !== undefined
    const reader = isOwnAnswer ? (user?.id ?? null) : null
    const { is_visible, ...resume } = await findResume(db, ref, { isVisible, reader })
    if (!is_visible) await getVisibleEntity(db, kinds, user, ref)
    const isBeyond = resume.nb <= (body.page - 1) * body.nb_page
    const page = isBeyond ? [] : await findCommentairePage(db, ref, body, { now: clock(), reader })
    const data = { commentaires: page, ...presentResume(resume) }
    return { data, ...(isOwnAnswer ? {} : { tags: tagsOf(kinds, ref) }) }
  },

  'POST /api/commentaires/my': async ({ db, registry, body, user, clock }) => {
    const { kinds } = registry
    const ref = { kind: body.model, id: body.id }
    await assertVisible({ db, ...registry, user, now: clock() }, ref)
    const entity = await getVisibleEntity(db, kinds, user, ref)
    const isThread = getEntityType(kinds, ref.kind).avis?.isThread ?? false
    const owns = await isOwner(db, kinds, entity, user.id)
    const mayComment =
      entity.is_visible &&
      hasDroit(user.compte, 'donner_avis') &&
      (await findRefusal(db, kinds, entity, user.id)) === null
    const isStaff = hasDroit(user.compte, 'moderer')
    return {
      data: {
        ...(await findOwn(db, entity, { users_id: user.id, isStaff }, clock())),
        signales: await findReported(db, entity, user.id),
        bloques: isStaff ? [] : await findBlockedComments(db, entity, user.id),
        droits: {
          commenter: mayComment,
          noter: mayComment && !isThread && !(await hasRated(db, entity, user.id)),
          repondre: owns && !isThread && hasDroit(user.compte, 'donner_avis'),
          masquer: isStaff,
        },
      },
    }
  },

  'POST /api/commentaires/del': async ({ db, registry: { kinds }, body, user, clock }) => {
    await removeCommentaire({ db, kinds }, user.id, body.id, clock())
    return { data: null }
  },

  'POST /api/commentaires/repondre': async ({
    db,
    registry: { kinds },
    body,
    user,
    clock,
    limits,
  }) => {
    await limits.consume('avis', [`compte ${user.id}`])
    const now = clock()
    await answerCommentaire({ db, kinds }, { ...body, users_id: user.id, now })
    return { data: await getCommentaire(db, body.id, now) }
  },

  'POST /api/commentaires/masquer': async ({ db, registry: { kinds }, body, user, clock }) => {
    const now = clock()
    await db.transaction((tx) => setMasque(tx, kinds, { ...body, staff_id: user.id, now }))
    return { data: await getCommentaire(db, body.id, now) }
  },
})
