import { isDeepStrictEqual } from 'node:util'
import type { ContenuSondage } from '@foulee/contract/club/sondages'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { journalStaff, sondageReponses, sondages } from '@foulee/db/schema'
import {
  assignQuestionIds,
  type EtatSondage,
  findFaute,
  findRupture,
} from '@foulee/domain/club/sondage'
import { eq } from 'drizzle-orm'
import { createSlugs } from '#kernel/publication/slug.ts'
import { toIso } from '#platform/db/dates.ts'
import { type Cell, writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { findAnswers, getAnySondage } from './sondages.queries.ts'

const slugs = createSlugs({ table: 'sondages', genre: 'sondage' })

type Act = { staff_id: number; now: Date }

const recordAct = (tx: Tx, { staff_id }: Act, action: string, id: number, titre: string) =>
  tx.insert(journalStaff).values({ staff_id, action, objet_id: id, details: { titre } })

function checkContenu({ debut, fin, questions }: ContenuSondage): void {
  const errors: Record<string, string> = {}
  if (new Date(fin) <= new Date(debut)) errors.fin = 'La fin doit venir après le début.'
  questions.forEach((question, at) => {
    const faute = findFaute({ ...question, id: '', choix: question.choix as never })
    if (faute) errors[`questions.${at}`] = `Question ${at + 1}\u00a0: ${faute}`
  })
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}

export async function createSondage(db: Db, contenu: ContenuSondage, act: Act): Promise<number> {
  checkContenu(contenu)
  const { questions, next } = assignQuestionIds([], contenu.questions, 1)
  return db.transaction(async (tx) => {
    const at = act.now.toISOString()
    const [row] = await tx
      .insert(sondages)
      .values({
        ...contenu,
        questions,
        prochain_numero: next,
        slug: `nouveau-${crypto.randomUUID()}`,
        created_by: act.staff_id,
        created_at: at,
        updated_at: at,
      })
      .returning({ id: sondages.id })
    const id = row?.id ?? 0
    const slug = await slugs.choose(tx, id, contenu.titre)
    await tx.update(sondages).set({ slug }).where(eq(sondages.id, id))
    await recordAct(tx, act, 'sondage.creer', id, contenu.titre)
    return id
  })
}

async function lockSondage(tx: Tx, id: number) {
  await tx.select({ id: sondages.id }).from(sondages).where(eq(sondages.id, id)).for('update')
  const row = await getAnySondage(tx, id)
  const nb = await tx.$count(sondageReponses, eq(sondageReponses.sondages_id, id))
  return { row, nb }
}

/**
 * Changes a survey. A published slug stays; the version rises with any change of questions, so that
 * nobody answers unread ones. Concurrent edits by staff are detected by `updated_at`.
 * @throws ApiError `version_depassee`, `sondage_avec_reponses`, `champs_invalides`
 */
export async function updateSondage(
  db: Db,
  id: number,
  { updated_at, ...contenu }: ContenuSondage & { updated_at: string },
  act: Act,
): Promise<void> {
  checkContenu(contenu)
  await db.transaction(async (tx) => {
    const { row, nb } = await lockSondage(tx, id)
    if (toIso(updated_at) !== toIso(row.updated_at)) throw new ApiError('version_depassee')
    const named = assignQuestionIds(row.questions, contenu.questions, row.prochain_numero)
    const rupture = nb > 0 ? findRupture(row.questions, named.questions) : null
    if (rupture) throw new ApiError('sondage_avec_reponses', { message: rupture })
    // jsonb orders the fields of a question in its own way.
    const isSame = isDeepStrictEqual(named.questions, row.questions)
    const slug = row.etat === 'brouillon' ? await slugs.choose(tx, id, contenu.titre) : row.slug
    await tx
      .update(sondages)
      .set({
        ...contenu,
        slug,
        questions: named.questions,
        prochain_numero: named.next,
        version: isSame ? row.version : row.version + 1,
        updated_at: act.now.toISOString(),
      })
      .where(eq(sondages.id, id))
    await recordAct(tx, act, 'sondage.modifier', id, contenu.titre)
  })
}

const NOW: Readonly<Record<EtatSondage, string>> = {
  brouillon: 'repris en brouillon',
  publie: 'ouvert aux réponses',
  clos: 'clos',
}

/**
 * Publishes, closes or reopens. A survey with answers cannot return to draft.
 * @param move target state; with `depuis`, only from that state
 * @throws ApiError `sondage_geste`, `sondage_avec_reponses`
 */
export async function moveSondage(
  db: Db,
  id: number,
  { etat, depuis }: { etat: EtatSondage; depuis?: EtatSondage | undefined },
  act: Act,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, nb } = await lockSondage(tx, id)
    if (row.etat === etat || (depuis && depuis !== row.etat)) {
      const message = `Quelqu’un d’autre a été plus rapide\u00a0: ce sondage est ${NOW[row.etat]}.`
      throw new ApiError('sondage_geste', { message })
    }
    if (etat === 'brouillon' && nb > 0) throw new ApiError('sondage_avec_reponses')
    await tx
      .update(sondages)
      .set({ etat, updated_at: act.now.toISOString() })
      .where(eq(sondages.id, id))
    await recordAct(tx, act, `sondage.${etat}`, id, row.titre)
  })
}

export async function removeSondage(db: Db, id: number, act: Act): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, nb } = await lockSondage(tx, id)
    if (nb > 0) throw new ApiError('sondage_avec_reponses')
    await tx.delete(sondages).where(eq(sondages.id, id))
    await recordAct(tx, act, 'sondage.supprimer', id, row.titre)
  })
}

export async function writeResultats(db: Db, id: number): Promise<{ slug: string; csv: string }> {
  const { slug, questions } = await getAnySondage(db, id)
  const answers = await findAnswers(db, id)
  const rows = answers.map(({ reponses, textes }) =>
    questions.map(({ id, type, choix }): Cell => {
      if (type === 'texte') return textes[id]
      const answer = reponses[id]
      if (answer === undefined || typeof answer === 'number') return answer
      const ids = Array.isArray(answer) ? answer : [answer]
      return ids.map((item) => choix.find((choice) => choice.id === item)?.libelle).join(' | ')
    }),
  )
  return {
    slug,
    csv: writeCsv(
      questions.map(({ libelle }) => libelle),
      rows,
    ),
  }
}
