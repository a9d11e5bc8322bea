import type { CourseADeclarer, ReglagesPalmares } from '@foulee/contract/courses/mon-palmares'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { checkCourseDeclaree, DECLAREES_MAX } from '@foulee/domain/courses/course-declaree'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { lockMember } from '#features/courses/resultats/resultats.preuves.ts'
import { provedOf } from '#features/courses/resultats/resultats.queries.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { readCalendrier } from './calendrier.queries.ts'

type Mine = { users_id: number; now: Date }
type Row = typeof t.resultatsDeclares.$inferSelect
type Declaree = Omit<Row, 'id' | 'users_id' | 'preuve' | 'preuve_nom' | 'created_at'>

const NOUVELLE: Declaree = {
  epreuves_id: null,
  nom: '',
  epreuve: null,
  lieu: null,
  date: '',
  type: 'autre',
  distance: null,
  denivele: null,
  statut: 'classe',
  temps: null,
  rang: null,
  nb_classes: null,
  lien: null,
  activites_id: null,
}

/** @returns id of the declared race */
export const declareCourse = (
  db: Db,
  { epreuves_id = null, activites_id = null, ...body }: Body<'POST /api/palmares/create'>,
  { users_id, now }: Mine,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockMember(tx, users_id)
    const declares = t.resultatsDeclares
    if ((await tx.$count(declares, eq(declares.users_id, users_id))) >= DECLAREES_MAX) {
      throw new ApiError('trop_d_elements')
    }
    const declaree = await complete(tx, { ...NOUVELLE, epreuves_id, activites_id }, body)
    assertFields(declaree, now, epreuves_id === null ? body : { date: '', type: 'autre' })
    await assertNew(tx, users_id, declaree)
    if (activites_id !== null) await assertOwnOuting(tx, users_id, activites_id)
    const outing = activites_id ?? (await findOutingOf(tx, users_id, declaree))
    const [row] = await tx
      .insert(declares)
      .values({ ...declaree, activites_id: outing, users_id, created_at: now.toISOString() })
      .returning({ id: declares.id })
    if (!row) throw new Error('The insert returned nothing.')
    return row.id
  })

export const changeDeclaree = (
  db: Db,
  body: CourseADeclarer,
  { id, users_id, now }: Mine & { id: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, users_id)
    const row = await lockDeclaree(tx, users_id, id)
    const declaree = await complete(tx, row, body)
    assertFields(declaree, now)
    await assertNew(tx, users_id, declaree, id)
    await tx.update(t.resultatsDeclares).set(declaree).where(eq(t.resultatsDeclares.id, id))
  })

export const removeDeclaree = (db: Db, users_id: number, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { preuve } = await lockDeclaree(tx, users_id, id)
    await tx.delete(t.resultatsDeclares).where(eq(t.resultatsDeclares.id, id))
    if (preuve) await queueRemoval(tx, { originals: [preuve] })
  })

export async function lockDeclaree(tx: Tx, users_id: number, id: number): Promise<Row> {
  const declares = t.resultatsDeclares
  const [row] = await tx
    .select()
    .from(declares)
    .where(and(eq(declares.id, id), eq(declares.users_id, users_id)))
    .for('update')
  if (!row) throw new ApiError('course_declaree_introuvable')
  return row
}

export const changeReglages = (
  db: Db,
  { est_public, avec_declarees, avec_cote }: Partial<ReglagesPalmares>,
  users_id: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(t.profils).values({ users_id }).onConflictDoNothing()
    const row = {
      ...(est_public !== undefined && { palmares_public: est_public }),
      ...(avec_declarees !== undefined && { palmares_declarees: avec_declarees }),
      ...(avec_cote !== undefined && { palmares_cote: avec_cote }),
    }
    if (!Object.keys(row).length) return
    await tx.update(t.profils).set(row).where(eq(t.profils.users_id, users_id))
    await invalidate(tx, [`profil:${users_id}`])
  })

export async function putOutingAside(db: Db, users_id: number, id: number): Promise<void> {
  const { activites } = t
  const changed = await db
    .update(activites)
    .set({ pas_une_course: true })
    .where(and(eq(activites.id, id), eq(activites.users_id, users_id)))
    .returning({ id: activites.id })
  if (!changed.length) throw new ApiError('activite_introuvable')
}

/** Sent fields go before stored ones, and the calendar before both. */
async function complete(tx: Tx, before: Declaree, body: CourseADeclarer): Promise<Declaree> {
  const declaree = { ...pickDeclaree(before), ...defined(body) }
  const { epreuves_id, distance, denivele } = declaree
  if (epreuves_id === null) {
    return { ...declaree, lieu: declaree.lieu || null, lien: declaree.lien || null }
  }
  const found = await readCalendrier(tx, epreuves_id)
  // The race may have gone, or been cancelled, since it was declared: the copy stays.
  const isNew = !before.nom
  if (isNew && !found) throw new ApiError('epreuve_introuvable')
  if (isNew && found?.est_annulee) {
    throw new ApiError('champs_invalides', { errors: { epreuves_id: ANNULEE } })
  }
  const calendrier = found?.est_annulee ? null : found
  const { nom, epreuve, lieu, date, type } = calendrier ?? before
  return {
    ...declaree,
    ...{ nom, epreuve, lieu, date, type },
    distance: calendrier?.distance ?? distance,
    denivele: calendrier?.denivele ?? denivele,
    lien: declaree.lien || null,
  }
}

const ANNULEE = 'Cette épreuve n’a pas eu lieu. Choisissez-en une autre.'

const pickDeclaree = (row: Declaree): Declaree =>
  Object.fromEntries(
    Object.keys(NOUVELLE).map((name) => [name, row[name as keyof Declaree]]),
  ) as Declaree

const defined = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

function assertFields(
  declaree: Declaree,
  now: Date,
  { date, type }: Partial<Pick<Declaree, 'date' | 'type'>> = declaree,
): void {
  const errors = {
    ...(declaree.date && checkCourseDeclaree(declaree, parisDate(now))),
    ...(date === undefined && { date: 'Choisissez le jour de la course.' }),
    ...(type === undefined && { type: 'Choisissez le genre de course.' }),
  }
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}

const OFFICIELLE = 'Vous y avez déjà un résultat officiel.'
const DOUBLE = 'Elle est déjà dans votre palmarès.'

/** @param id of the race itself, when it is changed */
async function assertNew(tx: Tx, users_id: number, declaree: Declaree, id = 0): Promise<void> {
  const { epreuves_id, date, nom, distance } = declaree
  if (epreuves_id !== null) {
    const proved = await tx.execute(
      sql`select ${provedOf(users_id)} and p.id = ${epreuves_id} limit 1`,
    )
    if (proved.rows.length && !id) {
      throw new ApiError('course_deja_officielle', { errors: { epreuves_id: OFFICIELLE } })
    }
  }
  const declares = t.resultatsDeclares
  const sameDay = await tx
    .select()
    .from(declares)
    .where(and(eq(declares.users_id, users_id), eq(declares.date, date), ne(declares.id, id)))
  const isSame = (other: Row) =>
    epreuves_id === null || other.epreuves_id === null
      ? normalizeTexte(other.nom) === normalizeTexte(nom) && other.distance === distance
      : other.epreuves_id === epreuves_id
  if (!sameDay.some(isSame)) return
  const field = epreuves_id === null ? 'nom' : 'epreuves_id'
  throw new ApiError('course_deja_declaree', { errors: { [field]: DOUBLE } })
}

/** An outing of one’s own, of no other declared race. */
async function assertOwnOuting(tx: Tx, users_id: number, id: number): Promise<void> {
  const { activites, resultatsDeclares: declares } = t
  const [own] = await tx
    .select({ id: activites.id })
    .from(activites)
    .where(and(eq(activites.id, id), eq(activites.users_id, users_id), isNull(activites.double_de)))
    .for('key share')
  if (!own) throw new ApiError('activite_introuvable')
  if (await tx.$count(declares, eq(declares.activites_id, id))) {
    throw new ApiError('course_deja_declaree')
  }
}

/** Races are measured along the shortest line, and watches wander. */
const ECART = 0.15

/** The outing of that day and length, where there is one alone. */
async function findOutingOf(tx: Tx, users_id: number, { date, distance }: Declaree) {
  if (!distance) return null
  const { rows } = await tx.execute<{ id: number }>(sql`
    select a.id from activites a
    where a.users_id = ${users_id} and a.double_de is null
      and coalesce(a.jour, (a.debut at time zone 'Europe/Paris')::date) = ${date}::date
      and a.distance between ${distance * (1 - ECART)}::float and ${distance * (1 + ECART)}::float
      and not exists (select from resultats_declares d where d.activites_id = a.id)
    order by a.id limit 2 for key share`)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
