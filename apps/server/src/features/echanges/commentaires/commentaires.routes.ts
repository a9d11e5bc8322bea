import { type Commentaire, commentaires } from '@foulee/contract/echanges/commentaires'
import { ApiError } from '@foulee/contract/errors'
import type { Db } from '@foulee/db/connect'
import { checkDateSortie } from '@foulee/domain/echanges/avis'
import { parisDate } from '@foulee/domain/heure-paris'
import { hasDroit } from '@foulee/domain/membres/droits'
import { implement } from '../../../http/feature.ts'
import { answerCommentaire, removeCommentaire, saveCommentaire } from './commentaires.commands.ts'
import { setMasque } from './commentaires.masque.ts'
import { getVisibleObjet, isOwner } from './commentaires.objets.ts'
import { presentResume } from './commentaires.presenter.ts'
import {
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
  'POST /api/commentaires': async ({ db, body, user, clock, limits }) => {
    await limits.consume('avis', [`compte ${user.id}`])
    const now = clock()
    const problem = checkDateSortie(body.date_sortie, parisDate(now))
    if (problem) throw new ApiError('champs_invalides', { errors: { date_sortie: problem } })
    const id = await saveCommentaire(db, user.id, body, now)
    return { id, data: await getCommentaire(db, id, now) }
  },

  'POST /api/commentaires/list': async ({ db, body, user, clock }) => {
    const { model, id } = body
    const { is_visible, ...resume } = await findResume(db, body)
    // Drafts are seen by their owners and the staff: nobody has said anything of them yet.
    if (!is_visible) await getVisibleObjet(db, user, model, id)
    const isBeyond = resume.nb <= (body.page - 1) * body.nb_page
    const page = isBeyond ? [] : await findCommentairePage(db, body, body, clock())
    return { data: { commentaires: page, ...presentResume(resume) }, tags: [`${model}:${id}`] }
  },

  'POST /api/commentaires/my': async ({ db, body, user, clock }) => {
    const objet = await getVisibleObjet(db, user, body.model, body.id)
    const owns = await isOwner(db, objet, user.id)
    const mayComment = objet.is_visible && !owns && hasDroit(user.compte, 'donner_avis')
    const isStaff = hasDroit(user.compte, 'moderer')
    return {
      data: {
        ...(await findOwn(db, objet, { users_id: user.id, isStaff }, clock())),
        signales: await findReported(db, objet, user.id),
        droits: {
          commenter: mayComment,
          noter: mayComment && !(await hasRated(db, objet, user.id)),
          repondre: owns && hasDroit(user.compte, 'donner_avis'),
          masquer: isStaff,
        },
      },
    }
  },

  'POST /api/commentaires/del': async ({ db, body, user, clock }) => {
    await removeCommentaire(db, user.id, body.id, clock())
    return { data: null }
  },

  'POST /api/commentaires/repondre': async ({ db, body, user, clock, limits }) => {
    await limits.consume('avis', [`compte ${user.id}`])
    const now = clock()
    await answerCommentaire(db, { ...body, users_id: user.id, now })
    return { data: await getCommentaire(db, body.id, now) }
  },

  'POST /api/commentaires/masquer': async ({ db, body, user, clock }) => {
    const now = clock()
    await db.transaction((tx) => setMasque(tx, { ...body, staff_id: user.id, now }))
    return { data: await getCommentaire(db, body.id, now) }
  },
})
