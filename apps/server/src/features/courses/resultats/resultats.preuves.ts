import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { resultatDemandes, resultatEnvois, resultats } from '@foulee/db/schema'
import { readCodeResultat } from '@foulee/domain/courses/code-resultat'
import { fitsName } from '@foulee/domain/courses/resultat'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { awardPoints } from '#kernel/points/points.award.ts'
import type { User } from '#platform/http/user.ts'
import { notifyClaimant } from './resultats.annonces.ts'
import { getCodesKey, isRightLineCode } from './resultats.codes.ts'
import { announce } from './resultats.commands.ts'
import { ofCurrent, requireCalm } from './resultats.lots.ts'
import type { Epreuve, ResultatRow } from './resultats.policy.ts'

/** One answer for a wrong code, an unknown number, an expired code, and none at all. */
const WRONG =
  'Ce dossard et ce code ne vont pas ensemble, ou le code n’est plus valable. Vérifiez-les, ou demandez à l’organisateur.'

type Prove = {
  user: User
  epreuve: Epreuve
  dossard: string
  code: string
  resultats_id?: number | undefined
  now: Date
}

/**
 * Links the line of this number to the member: the code proves it.
 * @throws ApiError `code_refuse`; `resultat_deja_pris`, `resultat_deja_choisi` with a correct code
 */
export async function proveResultat(db: Db, prove: Prove): Promise<void> {
  const { user, epreuve, dossard, now } = prove
  const key = await getCodesKey(db)
  const code = readCodeResultat(prove.code)
  await db.transaction(async (tx) => {
    await lockMember(tx, user.id)
    await requireCalm(tx, epreuve.id)
    const [envoi] = await tx
      .select()
      .from(resultatEnvois)
      .where(eq(resultatEnvois.epreuves_id, epreuve.id))
    const [line] = await tx
      .select()
      .from(resultats)
      .where(and(ofCurrent(epreuve.id), eq(resultats.dossard, dossard)))
      .for('update')
    const input = { epreuves_id: epreuve.id, dossard, code, now }
    if (!isRightLineCode(key, line, envoi, input) || !line) {
      throw new ApiError('code_refuse', { errors: { code: WRONG } })
    }
    const own = line.equipe === null ? line : await findRunner(tx, line, prove)
    await linkLine(tx, own, { users_id: user.id, preuve: 'code', epreuve, now })
  })
}

const WHICH =
  'Ce dossard est celui d’une équipe\u00a0: appuyez sur «\u00a0C’est moi\u00a0» à côté de votre nom.'

/**
 * The runner of a team: the selected one, else the namesake.
 * @throws ApiError that asks for the runner, with a correct code only
 */
async function findRunner(tx: Tx, line: ResultatRow, prove: Prove): Promise<ResultatRow> {
  const runners = await lockRunners(tx, line)
  const { resultats_id, user } = prove
  const named = runners.filter((row) =>
    resultats_id === undefined ? fitsName(user, row) : row.id === resultats_id,
  )
  const [own] = named
  if (own && named.length === 1) return own
  throw new ApiError('code_refuse', { errors: { dossard: WHICH } })
}

const lockRunners = (tx: Tx, { epreuves_id, lot, equipe }: ResultatRow): Promise<ResultatRow[]> =>
  tx
    .select()
    .from(resultats)
    .where(
      and(
        eq(resultats.epreuves_id, epreuves_id),
        eq(resultats.lot, lot),
        eq(resultats.equipe, equipe ?? 0),
        isNotNull(resultats.relais),
        isNull(resultats.retire_le),
      ),
    )
    .orderBy(resultats.relais)
    .for('update')

export async function findNamed(
  tx: Tx,
  line: ResultatRow,
  who: { nom: string; prenom: string },
): Promise<ResultatRow | undefined> {
  if (line.equipe === null || line.relais !== null) return line
  return (await lockRunners(tx, line)).find((row) => fitsName(who, row))
}

/** Serialises two claims of one member; notices may still be written. */
export const lockMember = (tx: Tx, users_id: number) =>
  tx.execute(sql`select from users where id = ${users_id} for no key update`)

type Link = { users_id: number; preuve: 'code' | 'organisateur'; epreuve: Epreuve; now: Date }

/**
 * Links a line to this member. A code never displaces a proved claim; the organiser's decision
 * does. A claim by name gives way to both, and its loser is notified.
 */
export async function linkLine(tx: Tx, line: ResultatRow, link: Link): Promise<void> {
  const { users_id, preuve, epreuve, now } = link
  const isTheirs = line.users_id === users_id
  const isProved = line.users_id !== null && line.preuve !== null
  if (isTheirs && isProved) return
  if (isProved && preuve === 'code') throw new ApiError('resultat_deja_pris')
  await requireNoOther(tx, line, link)
  if (!isTheirs) await notifyClaimant(tx, epreuve, { ...line, decision: 'refusee', now })
  await tx
    .update(resultats)
    .set({ users_id, preuve, prouve_le: now.toISOString() })
    .where(eq(resultats.id, line.id))
  await tx
    .delete(resultatDemandes)
    .where(
      and(
        eq(resultatDemandes.epreuves_id, epreuve.id),
        eq(resultatDemandes.users_id, users_id),
        eq(resultatDemandes.etat, 'attend'),
        eq(resultatDemandes.souhait, 'lier'),
      ),
    )
  for (const item of new Set([users_id, line.users_id ?? users_id])) {
    await recordFaits(tx, item, 'epreuve_terminee')
  }
  if (line.statut === 'classe') await awardPoints(tx, users_id, 'epreuve_terminee', epreuve.id)
  await announce(tx, epreuve)
}

/** One line per member and épreuve: a proved one blocks, one by name is released. */
async function requireNoOther(tx: Tx, line: ResultatRow, { users_id, preuve, epreuve }: Link) {
  const other = and(
    ofCurrent(epreuve.id),
    eq(resultats.users_id, users_id),
    ne(resultats.id, line.id),
  )
  if (await tx.$count(resultats, and(other, isNotNull(resultats.preuve)))) {
    throw new ApiError(preuve === 'code' ? 'resultat_deja_choisi' : 'resultat_membre_servi')
  }
  await tx
    .update(resultats)
    .set({ users_id: null })
    .where(and(other, isNull(resultats.preuve)))
}
