import type { Accueil, Attendu, Venu } from '@foulee/contract/club/inscriptions'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { type DateEvenement, formatVerdict, judgeAccueil } from '@foulee/domain/club/inscription'
import { and, desc, eq, sql } from 'drizzle-orm'
import { canEditEvenement } from '#features/club/evenements/evenements.policy.ts'
import { displayNameOf } from '#kernel/members/display-name.ts'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { digestCode, getCodeKey, signInscription } from './codes.ts'
import { type DateOf, presentDate, readDates } from './date-rows.ts'
import { toFacts } from './dates.ts'

export const COMPTE_SUPPRIME = 'Compte supprimé'
const NOM_EFFACE = 'Nom effacé'

/**
 * A date whose check-in this user runs.
 * @throws ApiError `evenement_date_introuvable`, also for another's date: the attendance list is
 * private
 */
export async function getOwnedDate(db: Db, user: User, dates_id: number): Promise<DateOf> {
  const of = (await readDates(db, [dates_id])).get(dates_id)
  if (of && (await canEditEvenement(db, user, of.evenement))) return of
  throw new ApiError('evenement_date_introuvable')
}

/**
 * Refuses outside the hours of a check-in.
 * @param at when the desk saw somebody, never later than `now`
 * @throws ApiError `accueil_ferme`, with the reason
 */
export function assertAccueilOpen(date: DateEvenement, { at, now }: { at: Date; now: Date }): void {
  const closed = judgeAccueil(date, { at, now })
  if (closed) throw new ApiError('accueil_ferme', { message: formatVerdict(closed, {}) })
}

/**
 * Refuses what corrects a check-in once nothing more of that date is received.
 * @throws ApiError `accueil_ferme`, with the reason
 */
export function assertAccueilReceives(of: DateOf, now: Date): void {
  const at = new Date(Math.min(now.getTime(), new Date(of.date.fin).getTime()))
  assertAccueilOpen(toFacts(of), { at, now })
}

const nom = displayNameOf('users')

const findComing = (db: Db, dates_id: number) =>
  db
    .select({ inscription: t.inscriptions, nom })
    .from(t.inscriptions)
    .leftJoin(t.users, eq(t.users.id, t.inscriptions.users_id))
    .where(and(eq(t.inscriptions.evenement_dates_id, dates_id), eq(t.inscriptions.etat, 'inscrit')))
    .orderBy(byName(t.users.nom), byName(t.users.prenom), t.inscriptions.id)

type VenuRow = typeof t.evenementVenus.$inferSelect

export const presentVenu = ({ id, nom: name, groupe, venu_le }: VenuRow): Venu => ({
  id,
  nom: name,
  groupe,
  venu_le: toIso(venu_le),
})

/** Latest first. */
const findVenus = (db: Db, dates_id: number) =>
  db
    .select()
    .from(t.evenementVenus)
    .where(eq(t.evenementVenus.evenement_dates_id, dates_id))
    .orderBy(desc(t.evenementVenus.venu_le), desc(t.evenementVenus.id))

type CheckInRequest = { user: User; dates_id: number; now: Date }

/** The check-in list of a date, complete enough to work offline. */
export async function getAccueil(
  db: Db,
  { user, dates_id, now }: CheckInRequest,
): Promise<Accueil> {
  const of = await getOwnedDate(db, user, dates_id)
  const key = await getCodeKey(db)
  const rows = await findComing(db, dates_id)
  const attendus = rows.map(
    ({ inscription, nom: name }): Attendu => ({
      id: inscription.id,
      nom: name ?? COMPTE_SUPPRIME,
      groupe: inscription.groupe,
      empreinte: digestCode(signInscription(key, inscription)),
      valide_le: toIso(inscription.valide_le),
    }),
  )
  const venus = await findVenus(db, dates_id)
  return {
    ...presentDate(of, now),
    attendus,
    venus: venus.map(presentVenu),
    chiffres: {
      venus: venus.length,
      inscrits: attendus.length,
      valides: attendus.filter(({ valide_le }) => valide_le !== null).length,
      en_attente: await countWaiting(db, dates_id),
    },
  }
}

const countWaiting = (db: Db, dates_id: number): Promise<number> =>
  db.$count(
    t.evenementAttentes,
    and(
      eq(t.evenementAttentes.evenement_dates_id, dates_id),
      sql`${t.evenementAttentes.etat} in ('attente', 'proposee')`,
    ),
  )

const HEADER = ['inscription', 'nom', 'groupe', 'inscrit le', 'présent le', 'reconnu par'] as const

export async function exportAccueil(db: Db, { user, dates_id }: Omit<CheckInRequest, 'now'>) {
  const { evenement, date } = await getOwnedDate(db, user, dates_id)
  const rows = await findComing(db, dates_id)
  const cells = rows.map(({ inscription, nom: name }) => [
    inscription.id,
    name ?? COMPTE_SUPPRIME,
    inscription.groupe,
    toIso(inscription.created_at),
    toIso(inscription.valide_le),
    inscription.valide_comment,
  ])
  const withoutRegistration = (await findVenus(db, date.id)).map(
    ({ nom: name, groupe, venu_le }) => [
      '',
      name ?? NOM_EFFACE,
      groupe,
      '',
      toIso(venu_le),
      'sur place',
    ],
  )
  const content = writeCsv(HEADER, [...cells, ...withoutRegistration])
  return { content, filename: `${evenement.slug}-${date.jour}.csv` }
}
