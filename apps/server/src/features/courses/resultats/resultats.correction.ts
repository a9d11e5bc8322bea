import type { LigneACorriger, LigneSaisie } from '@foulee/contract/courses/corrections'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { resultatDemandes, resultatEnvois, resultatRetraits, resultats } from '@foulee/db/schema'
import type { Places } from '@foulee/domain/courses/classement'
import { CHAMPS_CORRIGES, type GesteCorrection } from '@foulee/domain/courses/correction-resultat'
import { type Classee, reclasser } from '@foulee/domain/courses/reclassement'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { type Changes, diffFields } from '@foulee/domain/shared/version'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { awardPoints } from '#kernel/points/points.award.ts'
import type { User } from '#platform/http/user.ts'
import { notifyClaimant } from './resultats.annonces.ts'
import { countShown } from './resultats.carry-over.ts'
import { announce } from './resultats.commands.ts'
import { correctWay, diffWay, listPassages, saveWay } from './resultats.correction-passages.ts'
import { recordCorrection } from './resultats.corriges.ts'
import { getLineKey } from './resultats.keys.ts'
import { holdLines, isCurrent, ofCurrent } from './resultats.lots.ts'
import { type Epreuve, getOwnedEpreuve, type ResultatRow } from './resultats.policy.ts'
import { lockMember } from './resultats.preuves.ts'
import {
  isRunner,
  isTeam,
  type LigneInput,
  readSaisie,
  rejectField,
  toInitialesFlags,
} from './resultats.saisie.ts'

async function getOwnedLine(db: Db, user: User, id: number) {
  const [row] = await db
    .select()
    .from(resultats)
    .where(and(eq(resultats.id, id), isCurrent))
  if (!row) throw new ApiError('resultat_introuvable')
  const epreuve = await getOwnedEpreuve(db, user, row.epreuves_id)
  // A withdrawn line must be restored first: its runner may object.
  if (row.retire_le !== null) throw new ApiError('resultat_introuvable')
  return { row, epreuve }
}

export async function getLine(db: Db, user: User, id: number): Promise<LigneACorriger> {
  const { row, epreuve } = await getOwnedLine(db, user, id)
  return presentLine(db, epreuve, row)
}

async function presentLine(
  db: Db | Tx,
  epreuve: Epreuve,
  row: ResultatRow,
): Promise<LigneACorriger> {
  const { id, epreuves_id, version, nom, prenom, dossard, sexe, annee, categorie, club } = row
  const { statut, temps, rang, relais, initiales, users_id, preuve } = row
  return {
    ...{ id, epreuves_id, version, nom, prenom, dossard, sexe, annee, categorie, club },
    ...{ statut, temps, rang, relais },
    est_equipe: isTeam(row),
    est_initiales: initiales,
    est_reliee: users_id !== null && preuve !== null,
    passages: await listPassages(db, epreuve, row),
  }
}

type Act = { user: User; now: Date }
type Change = Act & { id: number; version: number }

/**
 * Corrects one published line; places are updated, claims and wishes stay.
 * @throws ApiError `version_depassee` after a concurrent correction, `champs_invalides`
 */
export async function correctLine(
  db: Db,
  saisie: LigneSaisie,
  change: Change,
): Promise<LigneACorriger> {
  const { epreuve, row: seen } = await getOwnedLine(db, change.user, change.id)
  return db.transaction(async (tx) => {
    const before = await lockLine(tx, seen, change.version)
    const read = readSaisie(saisie, epreuve, before)
    const ligne = { ...read, ...toInitialesFlags(read, before) }
    await requireFree(tx, epreuve, ligne, before)
    const places = isRunner(before) ? NO_PLACE : await placeAnew(tx, epreuve, before, ligne)
    const values: LigneInput & Places = { ...ligne, ...places }
    const way = await correctWay(tx, epreuve, before, { ...saisie, temps: values.temps })
    const passages = diffWay(way)
    const changements = { ...listChanges(before, values), ...passages }
    if (!Object.keys(changements).length) return presentLine(tx, epreuve, before)
    const [after] = await tx
      .update(resultats)
      .set({
        ...values,
        version: before.version + 1,
        // A code of the file is bound to its number.
        ...(before.dossard === ligne.dossard ? {} : { code_hash: null }),
      })
      .where(eq(resultats.id, before.id))
      .returning()
    if (!after) throw new ApiError('resultat_introuvable')
    if (Object.keys(passages).length) await saveWay(tx, after.id, way)
    await followQuestions(tx, before, after)
    const runners = await findRunners(tx, before)
    if (runners.length && before.statut !== after.statut) {
      await tx.update(resultats).set({ statut: after.statut }).where(ofTeam(before))
    }
    if (runners.length && read.initiales) {
      const named = and(ofTeam(before), eq(resultats.initiales, false))
      await tx.update(resultats).set({ initiales: true, initiales_age: true }).where(named)
    }
    await finish(tx, epreuve, { ...change, geste: 'corrige', before, after, runners, changements })
    return presentLine(tx, epreuve, after)
  })
}

export async function addLine(
  db: Db,
  saisie: LigneSaisie,
  { epreuves_id, ...act }: Act & { epreuves_id: number },
): Promise<LigneACorriger> {
  const epreuve = await getOwnedEpreuve(db, act.user, epreuves_id)
  const id = await db.transaction(async (tx) => {
    await holdLines(tx, epreuve.id)
    const [sent] = await tx
      .select({ lot: resultatEnvois.lot })
      .from(resultatEnvois)
      .where(eq(resultatEnvois.epreuves_id, epreuve.id))
    if (!sent) throw new ApiError('resultats_absents')
    const ligne = readSaisie(saisie, epreuve, null)
    await requireFree(tx, epreuve, ligne, null)
    const places = await placeAnew(tx, epreuve, null, ligne)
    const [after] = await tx
      .insert(resultats)
      .values({ ...ligne, ...places, epreuves_id, lot: sent.lot })
      .returning()
    if (!after) throw new ApiError('resultats_absents')
    const way = await correctWay(tx, epreuve, null, { ...saisie, temps: after.temps })
    await saveWay(tx, after.id, way)
    await countShown(tx, epreuve.id, 1)
    const changements = { ...listChanges(null, after), ...diffWay(way) }
    await finish(tx, epreuve, {
      ...act,
      geste: 'ajoute',
      before: null,
      after,
      runners: [],
      changements,
    })
    return after.id
  })
  return getLine(db, act.user, id)
}

export async function removeLine(db: Db, change: Change): Promise<void> {
  const { epreuve, row: seen } = await getOwnedLine(db, change.user, change.id)
  await db.transaction(async (tx) => {
    const before = await lockLine(tx, seen, change.version)
    const runners = await findRunners(tx, before)
    await placeAnew(tx, epreuve, before, null)
    if (runners.length) await tx.delete(resultats).where(ofTeam(before))
    await tx.delete(resultats).where(eq(resultats.id, before.id))
    if (!isRunner(before)) await countShown(tx, epreuve.id, -1)
    const changements = listChanges(before, null)
    await finish(tx, epreuve, {
      ...change,
      geste: 'retire',
      before,
      after: null,
      runners,
      changements,
    })
  })
}

async function lockLine(tx: Tx, seen: ResultatRow, version: number): Promise<ResultatRow> {
  for (const { users_id } of [seen, ...(await findRunners(tx, seen))]) {
    if (users_id !== null) await lockMember(tx, users_id)
  }
  await holdLines(tx, seen.epreuves_id)
  const same = and(eq(resultats.id, seen.id), isCurrent, isNull(resultats.retire_le))
  const [row] = await tx.select().from(resultats).where(same).for('update')
  if (!row) throw new ApiError('resultat_introuvable')
  if (version < row.version) throw new ApiError('version_depassee')
  return row
}

const ofTeam = ({ epreuves_id, lot, equipe }: ResultatRow) =>
  and(
    eq(resultats.epreuves_id, epreuves_id),
    eq(resultats.lot, lot),
    eq(resultats.equipe, equipe ?? 0),
    isNotNull(resultats.relais),
  )

const findRunners = async (tx: Tx, line: ResultatRow): Promise<ResultatRow[]> =>
  isTeam(line) ? tx.select().from(resultats).where(ofTeam(line)).orderBy(resultats.users_id) : []

async function requireFree(tx: Tx, { id }: Epreuve, ligne: LigneInput, before: ResultatRow | null) {
  const otherLines = and(ofCurrent(id), ne(resultats.id, before?.id ?? 0))
  if (ligne.dossard !== null) {
    if (await tx.$count(resultats, and(otherLines, eq(resultats.dossard, ligne.dossard)))) {
      rejectField('dossard', 'Ce dossard est déjà celui d’une autre ligne.')
    }
  }
  const cle = getLineKey(ligne)
  if (before && cle === getLineKey(before)) return
  const erased = and(eq(resultatRetraits.epreuves_id, id), eq(resultatRetraits.cle, cle))
  const away = and(
    otherLines,
    isNotNull(resultats.retire_le),
    eq(resultats.recherche, ligne.recherche),
  )
  const isSame = ligne.dossard === null ? away : and(away, isNull(resultats.dossard))
  if ((await tx.$count(resultatRetraits, erased)) || (await tx.$count(resultats, isSame))) {
    rejectField('nom', 'Qui a couru sous ce nom a demandé que sa ligne ne soit plus publiée.')
  }
}

async function placeAnew(
  tx: Tx,
  { id }: Epreuve,
  before: ResultatRow | null,
  ligne: LigneInput | null,
) {
  const rows: (Classee & { id: number })[] = await tx
    .select({
      id: resultats.id,
      rang: resultats.rang,
      rang_sexe: resultats.rang_sexe,
      rang_categorie: resultats.rang_categorie,
      temps: resultats.temps,
      sexe: resultats.sexe,
      categorie: resultats.categorie,
      statut: resultats.statut,
    })
    .from(resultats)
    .where(and(ofCurrent(id), isNotNull(resultats.rang), ne(resultats.id, before?.id ?? 0)))
  const was = new Map(rows.map((row) => [row.id, { ...row }]))
  const own = reclasser(rows, before, ligne)
  const moved = rows.filter((row) => {
    const old = was.get(row.id)
    return PLACES.some((place) => old?.[place] !== row[place])
  })
  if (moved.length) {
    await tx.execute(sql`
      update resultats r set rang = m.rang, rang_sexe = m.rang_sexe, rang_categorie = m.rang_categorie
      from json_to_recordset(${JSON.stringify(moved)}::json)
        as m(id int, rang int, rang_sexe int, rang_categorie int)
      where r.id = m.id`)
  }
  return own
}
const NO_PLACE: Places = { rang: null, rang_sexe: null, rang_categorie: null }
const PLACES = ['rang', 'rang_sexe', 'rang_categorie'] as const

type CorrectedFields = Pick<ResultatRow, (typeof CHAMPS_CORRIGES)[number]>

function listChanges(before: CorrectedFields | null, after: CorrectedFields | null): Changes {
  const pick = (line: CorrectedFields | null) =>
    Object.fromEntries(CHAMPS_CORRIGES.map((champ) => [champ, line?.[champ] ?? null]))
  return diffFields(pick(before), pick(after))
}

/** Pending questions about the line's name follow its new one. */
async function followQuestions(tx: Tx, before: ResultatRow, after: ResultatRow): Promise<void> {
  const { dossard, recherche } = after
  await tx
    .update(resultatDemandes)
    .set({ dossard, recherche })
    .where(
      and(
        eq(resultatDemandes.epreuves_id, before.epreuves_id),
        eq(resultatDemandes.etat, 'attend'),
        eq(resultatDemandes.recherche, before.recherche),
        sql`${resultatDemandes.dossard} is not distinct from ${before.dossard}::text`,
      ),
    )
}

type Done = Act & {
  geste: GesteCorrection
  before: ResultatRow | null
  after: ResultatRow | null
  runners: readonly ResultatRow[]
  changements: Changes
}

async function finish(tx: Tx, epreuve: Epreuve, done: Done): Promise<void> {
  const { user, now, geste, before, after, runners, changements } = done
  const lines = [before, after].filter((line) => line !== null)
  const named = after ?? before
  await recordCorrection(tx, epreuve, {
    ...{ geste, changements, now, users_id: user.id },
    ligne: getDisplayName(named ?? {}) || `Équipe ${named?.dossard ?? ''}`.trim(),
    cles: [...new Set(lines.map(getLineKey))],
  })
  if (before) await notifyMember(tx, epreuve, { ...done, before })
  for (const runner of runners) {
    const left = after && { ...runner, statut: after.statut }
    await notifyMember(tx, epreuve, { ...done, before: runner, after: left })
  }
  await rebuildCourseCards(tx, [epreuve.courses_id], now)
  await announce(tx, epreuve)
}

async function notifyMember(
  tx: Tx,
  epreuve: Epreuve,
  { user, now, before, after }: Done & { before: ResultatRow },
): Promise<void> {
  const { id, users_id, preuve } = before
  if (users_id === null) return
  if (users_id !== user.id) {
    await notifyClaimant(tx, epreuve, {
      id,
      users_id,
      decision: after ? 'corrigee' : 'retiree',
      now,
    })
  }
  if (preuve === null || before.statut === after?.statut) return
  if (after?.statut === 'classe') {
    await awardPoints(tx, users_id, 'epreuve_terminee', epreuve.id)
  } else await recordFaits(tx, users_id, 'epreuve_terminee')
}
