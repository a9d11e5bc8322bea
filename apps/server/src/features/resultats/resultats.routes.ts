import { ApiError } from '@foulee/contract/errors'
import { type Lecture, type MesResultats, resultats } from '@foulee/contract/resultats'
import type { Db } from '@foulee/db/connect'
import { implement, type User } from '../../http/feature.ts'
import type { SpooledFile } from '../../http/spool.ts'
import { openFile } from './lecture/open-file.ts'
import { refuseFile } from './lecture/refuse-file.ts'
import {
  claimResultat,
  confirmClaim,
  releaseResultat,
  setDiscretion,
} from './resultats.commands.ts'
import { removeAll, sendFile, tryFile } from './resultats.envoi.ts'
import { exportCsv, getGestion, requireRun } from './resultats.gestion.ts'
import {
  canManage,
  type Epreuve,
  getOwnedEpreuve,
  getVisibleEpreuve,
  getVisibleResultat,
} from './resultats.policy.ts'
import { presentResultat } from './resultats.presenter.ts'
import { countClasses, findCandidats, findMine, findResultats } from './resultats.queries.ts'
import { findResume } from './resultats.resume.ts'

/** The chosen file; browsers send an empty one where none was chosen. */
function getFile(spooled: readonly SpooledFile[]): SpooledFile {
  const file = spooled.find(({ field, size }) => field === 'fichier' && size > 0)
  if (!file) throw refuseFile('Choisissez un fichier CSV.')
  return file
}

const open = (spooled: readonly SpooledFile[], lecture: Lecture) =>
  openFile(getFile(spooled), lecture)

async function getMine(db: Db, user: User, epreuve: Epreuve): Promise<MesResultats> {
  const [mine, nb] = [await findMine(db, epreuve.id, user.id), await countClasses(db, epreuve.id)]
  const candidats = mine ? [] : await findCandidats(db, epreuve.id, user)
  return {
    ligne: mine && { ...presentResultat(mine, nb), attend: mine.attend },
    candidats: candidats.map((row) => presentResultat(row, nb)),
    droits: { gerer: await canManage(db, user, epreuve) },
  }
}

/** What an answer depends on: the race, and how its members want to be named. */
const tagsOf = ({ courses_id }: Epreuve, membres: readonly (number | null)[]) => [
  `course:${courses_id}` as const,
  ...membres.flatMap((id) => (id === null ? [] : [`profil:${id}` as const])),
]

export const resultatsRoutes = implement(resultats, {
  'GET /api/resultats/{epreuves_id}': async ({ db, params, query, user }) => {
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    const { lignes, nb } = await findResultats(db, epreuve.id, query)
    const nb_classes = await countClasses(db, epreuve.id)
    const answer = { data: lignes.map((row) => presentResultat(row, nb_classes)), nb }
    // Whoever is not found today because of initials may be found tomorrow: not kept.
    if (query.texte) return answer
    return {
      ...answer,
      tags: tagsOf(
        epreuve,
        lignes.map(({ users_id }) => users_id),
      ),
    }
  },

  'GET /api/resultats/{epreuves_id}/resume': async ({ db, params, user }) => {
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    const { resume, membres } = await findResume(db, epreuve.id)
    return { data: resume, tags: tagsOf(epreuve, membres) }
  },

  'GET /api/resultats/{epreuves_id}/moi': async ({ db, params, user }) => {
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    return { data: await getMine(db, user, epreuve) }
  },

  'GET /api/resultats/{epreuves_id}/gestion': async ({ db, params, user, clock }) => {
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    return { data: await getGestion(db, epreuve, clock()) }
  },

  'GET /api/resultats/{epreuves_id}/export': async ({ db, params, user, clock }) => {
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    const { envoi } = await getGestion(db, epreuve, clock())
    if (!envoi) throw new ApiError('resultats_absents')
    const filename = `resultats-${epreuve.course_slug}-${epreuve.id}.csv`
    return { content: exportCsv(db, epreuve.id), filename }
  },

  'POST /api/resultats/{epreuves_id}/essai': async ({
    db,
    params,
    body,
    spooled,
    user,
    ...call
  }) => {
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    requireRun(epreuve, call.clock())
    await call.limits.consume('envoi', [`compte ${user.id}`])
    return { data: await tryFile(db, epreuve, await open(spooled, body)) }
  },

  'POST /api/resultats/{epreuves_id}/envoi': async ({
    db,
    params,
    body,
    spooled,
    user,
    ...call
  }) => {
    const { ignorer, ...lecture } = body
    const now = call.clock()
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    requireRun(epreuve, now)
    await call.limits.consume('envoi', [`compte ${user.id}`])
    const opened = await open(spooled, lecture)
    await sendFile(db, { epreuve, opened, ignorer: ignorer === 'true', users_id: user.id, now })
    return { data: await getGestion(db, epreuve, now) }
  },

  'POST /api/resultats/del': async ({ db, body, user, clock }) => {
    await removeAll(db, await getOwnedEpreuve(db, user, body.epreuves_id), clock())
    return { data: null }
  },

  'POST /api/resultats/{id}/revendiquer': async ({ db, params, body, user, limits, clock }) => {
    const { epreuve } = await getVisibleResultat(db, user, params.id)
    await limits.consume('avis', [`compte ${user.id}`])
    await claimResultat(db, { user, epreuve, id: params.id, motif: body.motif, now: clock() })
    return { data: await getMine(db, user, epreuve) }
  },

  'POST /api/resultats/{id}/liberer': async ({ db, params, user, clock }) => {
    await releaseResultat(db, { user, id: params.id, now: clock() })
    return { data: null }
  },

  'POST /api/resultats/{id}/confirmer': async ({ db, params, user, clock }) => {
    await confirmClaim(db, { user, id: params.id, now: clock() })
    return { data: null }
  },

  'POST /api/resultats/{id}/discretion': async ({ db, params, body, user, clock }) => {
    await setDiscretion(db, { user, id: params.id, geste: body.geste, now: clock() })
    return { data: null }
  },
})
