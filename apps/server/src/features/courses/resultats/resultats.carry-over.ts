import type { Db, Tx } from '@foulee/db/connect'
import { resultatEnvois, resultatRetraits, resultats } from '@foulee/db/schema'
import { fitsName } from '@foulee/domain/courses/resultat'
import { and, between, eq, isNotNull, max, min, or, sql } from 'drizzle-orm'
import type { Ligne } from './lecture/lines.ts'
import { hashLineCode } from './resultats.codes.ts'
import { deleteCorrections } from './resultats.corriges.ts'
import { getLineKey } from './resultats.keys.ts'
import { ofCurrent } from './resultats.lots.ts'
import type { ResultatRow } from './resultats.policy.ts'

const PORTION = 2000

/** Lines with state beyond the file: claimed, hidden, named, withdrawn, with a code. */
export async function findMarked(db: Db, epreuves_id: number): Promise<ResultatRow[]> {
  const [ends] = await db
    .select({ first: min(resultats.id), last: max(resultats.id) })
    .from(resultats)
    .where(ofCurrent(epreuves_id))
  const { first, last } = { first: ends?.first ?? 0, last: ends?.last ?? -1 }
  const found: ResultatRow[] = []
  for (let from = first; from <= last; from += PORTION) {
    const these = between(resultats.id, from, from + PORTION - 1)
    const rows = await db
      .select()
      .from(resultats)
      .where(and(these, ofCurrent(epreuves_id), IS_MARKED))
    found.push(...rows)
  }
  return found
}

const IS_MARKED = or(
  isNotNull(resultats.users_id),
  and(eq(resultats.initiales, true), eq(resultats.initiales_age, false)),
  eq(resultats.nomme, true),
  isNotNull(resultats.retire_le),
  isNotNull(resultats.code_hash),
)

export type CarryOver = {
  epreuves_id: number
  key: string
  before: Map<string, ResultatRow>
  numbered: ReadonlyMap<string, ResultatRow>
  erased: ReadonlySet<string>
}

export async function readCarryOver(tx: Db, epreuves_id: number, key: string): Promise<CarryOver> {
  const before = await findMarked(tx, epreuves_id)
  const erased = await tx
    .select({ cle: resultatRetraits.cle })
    .from(resultatRetraits)
    .where(eq(resultatRetraits.epreuves_id, epreuves_id))
  return {
    epreuves_id,
    key,
    before: new Map(before.map((row) => [getLineKey(row), row])),
    numbered: new Map(before.flatMap((row) => (row.dossard ? [[row.dossard, row]] : []))),
    erased: new Set(erased.map(({ cle }) => cle)),
  }
}

export type LigneNommee = Omit<Ligne, 'equipiers' | 'equipe' | 'temps_relais' | 'passages'>

export function listNamed({
  equipiers,
  equipe: _,
  temps_relais: __,
  passages: ___,
  ...own
}: Ligne): [LigneNommee, ...LigneNommee[]] {
  const { statut } = own
  const bare = { rang: null, dossard: null, categorie: null, club: null, code: null }
  return [own, ...equipiers.map((equipier) => ({ ...bare, ...equipier, statut }))]
}

/**
 * A line to store, with its state from before: of two namesakes without numbers the first has it.
 * One that `is_efface` is only counted.
 */
export function flagLine({ code, age, ...ligne }: LigneNommee, carryOver: CarryOver) {
  const { erased, key, epreuves_id } = carryOver
  const flagged = carryFlags(ligne, carryOver)
  const wasAsked = flagged?.initiales === true && !flagged.initiales_age
  const nomme = flagged?.nomme === true && !flagged.initiales
  const isHidden = ligne.initiales && !(nomme && ligne.initiales_age && age !== 'mineur')
  const stored = {
    ...ligne,
    epreuves_id,
    nomme,
    initiales: isHidden || wasAsked,
    initiales_age: isHidden && ligne.initiales_age && !wasAsked,
    users_id: flagged?.users_id ?? null,
    preuve: flagged?.preuve ?? null,
    prouve_le: flagged?.prouve_le ?? null,
    code_hash: code
      ? hashLineCode(key, { epreuves_id, dossard: ligne.dossard }, code)
      : (flagged?.code_hash ?? null),
    retire_le: flagged?.retire_le ?? null,
    retire_par: flagged?.retire_par ?? null,
  }
  const is_efface = erased.size > 0 && erased.has(getLineKey(ligne)) && stored.retire_le === null
  return { stored, is_efface }
}

/** Matches by number and name, a typo in the name allowed. */
function carryFlags(ligne: Omit<LigneNommee, 'code' | 'age'>, { before, numbered }: CarryOver) {
  if (!before.size) return
  const same = before.get(getLineKey(ligne))
  const like = ligne.dossard ? numbered.get(ligne.dossard) : undefined
  const former = same ?? (like && fitsName(like, ligne) ? before.get(getLineKey(like)) : undefined)
  if (former) before.delete(getLineKey(former))
  return former
}

export type Aside = {
  /** Can still be restored, since the organiser's own export omits them. */
  carried: ResultatRow[]
  lost: ResultatRow[]
}

/**
 * First pass over the lines, with the matching of `markLine`. `end` returns the lines set aside.
 */
export function findAside(carryOver: CarryOver): {
  see: (ligne: LigneNommee) => void
  end: () => Aside
} {
  const left = { ...carryOver, before: new Map(carryOver.before) }
  const taken = new Set<string>()
  return {
    see: (ligne) => {
      carryFlags(ligne, left)
      if (ligne.dossard && carryOver.numbered.has(ligne.dossard)) taken.add(ligne.dossard)
    },
    end: () => {
      const aside = [...left.before.values()].filter((row) => row.retire_le !== null)
      // A withdrawn runner can only be restored into a team, which is unknown now.
      const isTaken = ({ dossard, relais }: ResultatRow) =>
        relais !== null || (dossard !== null && taken.has(dossard))
      return { carried: aside.filter((row) => !isTaken(row)), lost: aside.filter(isTaken) }
    },
  }
}

/** Members erased during the upload, whose erasure did not see all lines. */
export async function clearErasedMembers(
  tx: Tx,
  lot: number,
  members: readonly number[],
): Promise<void> {
  if (!members.length) return
  await tx.execute(sql`
    update resultats set users_id = null, preuve = null, prouve_le = null, initiales = true, initiales_age = false
    where lot = ${lot} and users_id in (
      select id from users where supprime_le is not null
        and id = any(${sql.param(members)}::int[]))`)
}

/** Stores digests, without names, of lines that a later file must not bring back. */
export async function rememberErased(
  tx: Tx,
  rows: readonly ResultatRow[],
  now: Date,
): Promise<void> {
  if (!rows.length) return
  await tx
    .insert(resultatRetraits)
    .values(
      rows.map((row) => ({
        epreuves_id: row.epreuves_id,
        cle: getLineKey(row),
        retire_le: now.toISOString(),
      })),
    )
    .onConflictDoNothing()
  for (const [epreuves_id, gone] of Map.groupBy(rows, (row) => row.epreuves_id)) {
    await deleteCorrections(tx, epreuves_id, gone.map(getLineKey))
  }
}

export const countShown = (tx: Tx, epreuves_id: number, by: 1 | -1) =>
  tx
    .update(resultatEnvois)
    .set({ nb: sql`${resultatEnvois.nb} + ${by}` })
    .where(eq(resultatEnvois.epreuves_id, epreuves_id))
