import type { LigneACorriger, LigneSaisie } from '@foulee/contract/courses/corrections'
import type { Db, Tx } from '@foulee/db/connect'
import { resultatPassages } from '@foulee/db/schema'
import { toChampPassage } from '@foulee/domain/courses/correction-resultat'
import { findWrong, type Passage, replacePassages } from '@foulee/domain/courses/passages'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { type Changes, diffFields } from '@foulee/domain/shared/version'
import { eq } from 'drizzle-orm'
import { formatWrong } from './lecture/passages.ts'
import { readTemps } from './lecture/values.ts'
import { readPassagesOf } from './resultats.passages.ts'
import type { Epreuve, ResultatRow } from './resultats.policy.ts'
import { isRunner, rejectField } from './resultats.saisie.ts'

/** Passages of a line, before and after a correction. */
export type Way = { before: readonly Passage[]; after: readonly Passage[] }

async function findOwn(db: Db | Tx, line: ResultatRow | null): Promise<Passage[]> {
  if (!line || isRunner(line)) return []
  const seen = (await readPassagesOf(db, [line])).get(line.id) ?? new Map<number, number>()
  return [...seen].map(([metres, temps]) => ({ metres, temps })).toSorted(byMetres)
}
const byMetres = (a: { metres: number }, b: { metres: number }) => a.metres - b.metres

/** Each point of the épreuve, and each where the line was seen. */
export async function listPassages(
  db: Db | Tx,
  { points }: Epreuve,
  line: ResultatRow,
): Promise<LigneACorriger['passages']> {
  if (isRunner(line)) return []
  const seen = await findOwn(db, line)
  const timeAt = (at: number) => seen.find(({ metres }) => metres === at)?.temps ?? null
  const known = points.map(({ nom, metres }) => ({ nom, metres, temps: timeAt(metres) }))
  const others = seen.filter(({ metres }) => points.every((point) => point.metres !== metres))
  return [...known, ...others.map((passage) => ({ ...passage, nom: null }))].toSorted(byMetres)
}

/**
 * Passages after a correction.
 * @param temps at the finish, in seconds
 * @throws ApiError `champs_invalides` by the field of the passage
 */
export async function correctWay(
  tx: Tx,
  { points }: Epreuve,
  line: ResultatRow | null,
  { passages: said = [], temps }: Pick<LigneSaisie, 'passages'> & { temps: number | null },
): Promise<Way> {
  const before = await findOwn(tx, line)
  if (line && isRunner(line)) return { before, after: before }
  const known = new Set([...points, ...before].map(({ metres }) => metres))
  const after = replacePassages(
    before,
    said.map((passage) => readPassage(passage, known)),
  )
  const wrong = findWrong(after, temps)
  if (wrong) {
    const point = points.find(({ metres }) => metres === wrong.metres)
    rejectField(toChampPassage(wrong.metres), formatWrong(point ?? { ...wrong, nom: null }))
  }
  return { before, after }
}

function readPassage(
  { metres, temps: text }: NonNullable<LigneSaisie['passages']>[number],
  known: ReadonlySet<number>,
) {
  const champ = toChampPassage(metres)
  if (!known.has(metres)) rejectField(champ, 'Ce point n’est pas de l’épreuve.')
  const temps = text ? readTemps(text, metres) : null
  if (text && temps === null) {
    rejectField(
      champ,
      `«\u00a0${takeGraphemes(text, 40)}\u00a0» n’est pas un temps. Écrivez 1:50:00, depuis le départ.`,
    )
  }
  return { metres, temps }
}

const toFields = (passages: readonly Passage[]) =>
  Object.fromEntries(passages.map(({ metres, temps }) => [toChampPassage(metres), temps]))

export function diffWay({ before, after }: Way): Changes {
  const all = [...before, ...after].map(({ metres }) => [toChampPassage(metres), null])
  return diffFields(toFields(before), { ...Object.fromEntries(all), ...toFields(after) })
}

export async function saveWay(tx: Tx, resultats_id: number, { after }: Way): Promise<void> {
  await tx.delete(resultatPassages).where(eq(resultatPassages.resultats_id, resultats_id))
  const rows = after.map((passage) => ({ resultats_id, ...passage }))
  if (rows.length) await tx.insert(resultatPassages).values(rows)
}
