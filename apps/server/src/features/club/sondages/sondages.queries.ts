import type { AdminSondage, AdminSondageDetail, SondageCard } from '@foulee/contract/club/sondages'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { sondageReponses, sondages } from '@foulee/db/schema'
import { countQuestion } from '@foulee/domain/club/sondage-resultats'
import { and, asc, count, desc, eq, gt, inArray, lte, ne, not, sql } from 'drizzle-orm'
import { toIso } from '#platform/db/dates.ts'
import { containsText } from '#platform/db/filters/like.ts'
import {
  presentAdmin,
  presentCard,
  type ReponseRow,
  type SondageRow,
} from './sondages.presenter.ts'

const isNamed = (key: string) =>
  /^\d{1,9}$/.test(key) ? eq(sondages.id, Number(key)) : eq(sondages.slug, key)

export async function getSondage(db: Db | Tx, key: string): Promise<SondageRow> {
  const [row] = await db
    .select()
    .from(sondages)
    .where(and(isNamed(key), ne(sondages.etat, 'brouillon')))
  if (!row) throw new ApiError('sondage_introuvable')
  return row
}

export async function getAnySondage(db: Db | Tx, id: number): Promise<SondageRow> {
  const [row] = await db.select().from(sondages).where(eq(sondages.id, id))
  if (!row) throw new ApiError('sondage_introuvable')
  return row
}

export async function findReponse(
  db: Db | Tx,
  sondages_id: number,
  users_id: number,
): Promise<ReponseRow | null> {
  const { sondages_id: of, users_id: by } = sondageReponses
  const [row] = await db
    .select()
    .from(sondageReponses)
    .where(and(eq(of, sondages_id), eq(by, users_id)))
  return row ?? null
}

type SondageQuery = {
  users_id: number
  quoi: 'ouverts' | 'a_repondre' | 'repondus'
  page: number
  nb_page: number
}

/** Open surveys, all or unanswered, earliest end first; or answered ones, latest end first. */
export async function findSondages(
  db: Db,
  { users_id, quoi, page, nb_page }: SondageQuery,
  now: Date,
): Promise<{ data: (SondageCard & { repondu: boolean })[]; nb: number }> {
  const repondu = sql<boolean>`exists (select from sondage_reponses r
    where r.sondages_id = sondages.id and r.users_id = ${users_id})`
  const at = now.toISOString()
  const where =
    quoi === 'repondus'
      ? and(ne(sondages.etat, 'brouillon'), repondu)
      : and(
          eq(sondages.etat, 'publie'),
          lte(sondages.debut, at),
          gt(sondages.fin, at),
          quoi === 'a_repondre' ? not(repondu) : undefined,
        )
  const rows = await db
    .select({ row: sondages, repondu })
    .from(sondages)
    .where(where)
    .orderBy((quoi === 'repondus' ? desc : asc)(sondages.fin), asc(sondages.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return {
    data: rows.map(({ row, repondu }) => ({ ...presentCard(row, now), repondu })),
    nb: await db.$count(sondages, where),
  }
}

/** The table is spelled out: in a statement with one table Drizzle writes columns without it. */
const countReponses = sql<number>`(select count(*)::int from sondage_reponses r
  where r.sondages_id = sondages.id)`

export async function findAdminSondages(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Body<'POST /api/admin/sondages/list'>,
  now: Date,
): Promise<{ data: AdminSondage[]; nb: number }> {
  const { ids, recherche } = filtres
  const where = and(ids && inArray(sondages.id, ids), containsText(recherche, sondages.titre))
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select({ row: sondages, nb: countReponses })
    .from(sondages)
    .where(where)
    .orderBy(direct(sondages[tri]), direct(sondages.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db.select({ nb: count() }).from(sondages).where(where)
  return { data: rows.map(({ row, nb }) => presentAdmin(row, nb, now)), nb: total?.nb ?? 0 }
}

/** Answers without names, in an order independent of time. */
export const findAnswers = (db: Db | Tx, sondages_id: number) =>
  db
    .select({ reponses: sondageReponses.reponses, textes: sondageReponses.textes })
    .from(sondageReponses)
    .where(eq(sondageReponses.sondages_id, sondages_id))
    .orderBy(sql`md5(${sondageReponses.id}::text)`)

export async function findDetail(db: Db, id: number, now: Date): Promise<AdminSondageDetail> {
  const row = await getAnySondage(db, id)
  const answers = await findAnswers(db, id)
  const choices = answers.map(({ reponses }) => reponses)
  return {
    ...presentAdmin(row, answers.length, now),
    questions: row.questions,
    version: row.version,
    updated_at: toIso(row.updated_at),
    resultats: row.questions.map((question) => {
      const textes = answers.flatMap(({ textes }) => textes[question.id] ?? [])
      const exact = countQuestion(question, choices)
      return question.type === 'texte'
        ? { ...exact, nb: textes.length, textes }
        : { ...exact, textes }
    }),
  }
}
