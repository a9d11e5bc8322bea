import type { Accueil, Attendu } from '@foulee/contract/club/inscriptions'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import { canEditEvenement } from '#features/club/evenements/evenements.policy.ts'
import { displayNameOf } from '#kernel/members/display-name.ts'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { digestCode, getCodeKey, signInscription } from './codes.ts'
import { type DateOf, presentDate, readDates } from './date-rows.ts'

export const COMPTE_SUPPRIME = 'Compte supprimé'

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

const nom = displayNameOf('users')

const findComing = (db: Db, dates_id: number) =>
  db
    .select({ inscription: t.inscriptions, nom })
    .from(t.inscriptions)
    .leftJoin(t.users, eq(t.users.id, t.inscriptions.users_id))
    .where(and(eq(t.inscriptions.evenement_dates_id, dates_id), eq(t.inscriptions.etat, 'inscrit')))
    .orderBy(byName(t.users.nom), byName(t.users.prenom), t.inscriptions.id)

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
  return {
    ...presentDate(of, now),
    attendus,
    chiffres: {
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
  return { content: writeCsv(HEADER, cells), filename: `${evenement.slug}-${date.jour}.csv` }
}
