import { resultats } from '@foulee/contract/courses/resultats'
import type { Lecture } from '@foulee/contract/courses/resultats-fichier'
import { ApiError } from '@foulee/contract/shared/errors'
import { implement } from '#kernel/calls/feature.ts'
import type { SpooledFile } from '#platform/http/spool.ts'
import { TableError } from '#platform/spreadsheets/table-error.ts'
import type { WorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import { openFile } from './lecture/open-file.ts'
import { exportCodes } from './resultats.codes.ts'
import { releaseResultat, setDiscretion } from './resultats.commands.ts'
import { cancelDemande, createDemande, decideDemande } from './resultats.demandes.ts'
import { courseOf, removeAll, sendFile, tryFile } from './resultats.envoi.ts'
import { listMembres, presentTeams } from './resultats.equipes.ts'
import { exportCsv, getGestion, requireRun } from './resultats.gestion.ts'
import { writeModele, writeRefusees } from './resultats.modele.ts'
import { getMine } from './resultats.moi.ts'
import { findPalmares } from './resultats.palmares.ts'
import { findPassages, findPointPage, presentPoint } from './resultats.passages.ts'
import {
  type Epreuve,
  getOwnedEpreuve,
  getVisibleEpreuve,
  getVisibleResultat,
} from './resultats.policy.ts'
import { presentLigne } from './resultats.presenter.ts'
import { proveResultat } from './resultats.preuves.ts'
import { countClasses, findLignes, findResultats } from './resultats.queries.ts'
import { findResume } from './resultats.resume.ts'

/** Browsers send an empty file where none was chosen. */
function getFile(spooled: readonly SpooledFile[]): SpooledFile {
  const file = spooled.find(({ field, size }) => field === 'fichier' && size > 0)
  if (!file) throw new TableError('Choisissez un fichier .xlsx ou .csv.')
  return file
}

type Sent = { spooled: readonly SpooledFile[]; classeurs: WorkbookReader }

const open = ({ spooled, classeurs }: Sent, lecture: Lecture, epreuve: Epreuve) =>
  openFile(getFile(spooled), lecture, classeurs, epreuve)

/** The answer depends on the race and on its members' naming settings. */
const tagsOf = ({ courses_id }: Epreuve, membres: readonly (number | null)[]) => [
  `course:${courses_id}` as const,
  ...membres.flatMap((id) => (id === null ? [] : [`profil:${id}` as const])),
]

export const resultatsRoutes = implement(resultats, {
  'GET /api/resultats/{epreuves_id}': async ({ db, params, query, user }) => {
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    const { lignes, nb } = await findResultats(db, epreuve.id, query)
    const nb_classes = await countClasses(db, epreuve.id)
    const membres = await listMembres(db, epreuve.id, lignes)
    const answer = { data: await presentTeams(db, epreuve.id, lignes, nb_classes), nb }
    // A search that misses a hidden runner today may match tomorrow: not cached.
    if (query.texte) return answer
    return {
      ...answer,
      tags: tagsOf(epreuve, membres),
    }
  },

  'GET /api/resultats/{epreuves_id}/resume': async ({ db, params, user }) => {
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    const { resume, membres } = await findResume(db, epreuve)
    return { data: resume, tags: tagsOf(epreuve, membres) }
  },

  'GET /api/resultats/{epreuves_id}/points/{metres}': async ({ db, params, query, user }) => {
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    const { rows, nb } = await findPointPage(db, epreuve.id, params.metres, query)
    const nb_classes = await countClasses(db, epreuve.id)
    const membres = await listMembres(db, epreuve.id, rows)
    const answer = { data: await presentPoint(db, epreuve.id, rows, nb_classes), nb }
    return query.texte ? answer : { ...answer, tags: tagsOf(epreuve, membres) }
  },

  'GET /api/resultats/{id}/passages': async ({ db, params, user }) => {
    const { row, epreuve } = await getVisibleResultat(db, user, params.id)
    const tags = [`course:${epreuve.courses_id}` as const]
    return { data: await findPassages(db, epreuve, row), tags }
  },

  'GET /api/resultats/{epreuves_id}/moi': async ({ db, params, user, clock }) => {
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    return { data: await getMine(db, { user, epreuve, now: clock() }) }
  },

  'POST /api/resultats/my': async ({ db, query, user }) => ({
    data: await findPalmares(db, user.id, query),
  }),

  'GET /api/resultats/{epreuves_id}/lignes': async ({ db, params, query, user }) => {
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    return { data: (await findLignes(db, epreuve.id, query.texte)).map(presentLigne) }
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
    return { content: exportCsv(db, epreuve), filename }
  },

  'POST /api/resultats/{epreuves_id}/essai': async ({ db, params, body, user, ...call }) => {
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    requireRun(epreuve, call.clock())
    await call.limits.consume('envoi', [`compte ${user.id}`])
    return { data: await tryFile(db, epreuve, await open(call, body, epreuve)) }
  },

  'POST /api/resultats/{epreuves_id}/refusees': async ({ db, params, body, user, ...call }) => {
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    requireRun(epreuve, call.clock())
    await call.limits.consume('envoi', [`compte ${user.id}`])
    const { toutes, ...lecture } = body
    const opened = await open(call, lecture, epreuve)
    const filename = `lignes-refusees-${epreuve.course_slug}-${epreuve.id}.csv`
    return {
      content: await writeRefusees(opened, courseOf(epreuve, opened), toutes === 'true'),
      filename,
    }
  },

  'GET /api/resultats/{epreuves_id}/modele': async ({ db, params, query, user }) =>
    writeModele(await getOwnedEpreuve(db, user, params.epreuves_id), query.format),

  'POST /api/resultats/{epreuves_id}/envoi': async ({ db, params, body, user, ...call }) => {
    const { ignorer, ...lecture } = body
    const now = call.clock()
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    requireRun(epreuve, now)
    await call.limits.consume('envoi', [`compte ${user.id}`])
    const opened = await open(call, lecture, epreuve)
    await sendFile(db, { epreuve, opened, ignorer: ignorer === 'true', users_id: user.id, now })
    return { data: await getGestion(db, epreuve, now) }
  },

  'POST /api/resultats/del': async ({ db, body, user, clock }) => {
    await removeAll(db, await getOwnedEpreuve(db, user, body.epreuves_id), clock())
    return { data: null }
  },

  'POST /api/resultats/{epreuves_id}/codes': async ({ db, params, body, user, ...call }) => {
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    await call.limits.consume('export', [`compte ${user.id}`])
    const query = { epreuves_id: epreuve.id, nouveaux: body.nouveaux, now: call.clock() }
    const filename = `codes-${epreuve.course_slug}-${epreuve.id}.csv`
    return { content: await exportCodes(db, query), filename }
  },

  'POST /api/resultats/{epreuves_id}/prouver': async ({ db, params, body, user, ...call }) => {
    const now = call.clock()
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    const member = `membre ${user.id}`
    await call.limits.consume('code_resultat', [member])
    // Limits attempts by many accounts on one number, known or not.
    await call.limits.consume('code_dossard', [`${epreuve.id} ${body.dossard}`])
    await proveResultat(db, { ...body, user, epreuve, now })
    await call.limits.forgive('code_resultat', member)
    return { data: await getMine(db, { user, epreuve, now }) }
  },

  'POST /api/resultats/{epreuves_id}/demandes': async ({ db, params, body, user, ...call }) => {
    const now = call.clock()
    const epreuve = await getVisibleEpreuve(db, user, params.epreuves_id)
    await call.limits.consume('avis', [`compte ${user.id}`])
    await createDemande(db, { ...body, user, epreuve, now })
    return { data: await getMine(db, { user, epreuve, now }) }
  },

  'POST /api/resultats/demandes/{id}/annuler': async ({ db, params, user }) => {
    await cancelDemande(db, { user, id: params.id })
    return { data: null }
  },

  'POST /api/resultats/demandes/{id}/decider': async ({ db, params, body, user, clock }) => {
    await decideDemande(db, { ...body, user, id: params.id, now: clock() })
    return { data: null }
  },

  'POST /api/resultats/{id}/liberer': async ({ db, params, user, clock }) => {
    await releaseResultat(db, { user, id: params.id, now: clock() })
    return { data: null }
  },

  'POST /api/resultats/{id}/discretion': async ({ db, params, body, user, clock }) => {
    await setDiscretion(db, { user, id: params.id, geste: body.geste, now: clock() })
    return { data: null }
  },
})
