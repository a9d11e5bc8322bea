import { randomUUID } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import { rebuildEvenements } from '@foulee/db/read-models/evenement-recherche'
import * as t from '@foulee/db/schema'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { slugify } from '@foulee/domain/shared/slug'
import { eq, sql } from 'drizzle-orm'
import { createOrganisateur, createUser, nextName, nextNumber, PHOTO } from './factories.ts'

const HOUR_MS = 3_600_000

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

function first<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

type NewDate = New<typeof t.evenementDates> & {
  /** Days from today, and hour in Paris. */
  dans?: number
  heure?: string
}
export type NewEvenement = New<typeof t.evenements> & {
  photos?: New<typeof t.evenementPhotos>[]
  membres?: number[]
  /** Ten days ahead at 19:00 by default; `[]` for none. */
  dates?: NewDate[]
}

/** Published event of an organiser with one date in ten days, by default. */
export async function createEvenement(db: Db, now: Date, input: NewEvenement = {}) {
  const { photos = [], dates = [{}], membres = [], ...values } = input
  const titre = values.titre ?? nextName('Sortie')
  const isOfStaff = values.organisateurs_id === null || values.magasins_id
  const evenement = first(
    await db
      .insert(t.evenements)
      .values({
        titre,
        slug: `${slugify(titre)}-${nextNumber()}`,
        description: 'Une heure au bord du lac, puis un thé.',
        lieu: 'Kiosque du parc',
        ville: 'Annecy',
        departement: '74',
        position: [6.1294, 45.8992],
        sports: ['course_a_pied'],
        jour: addDays(parisDate(now), 10),
        heure: '19:00',
        duree_minutes: 90,
        etat: 100,
        publie_le: (values.etat ?? 100) >= 100 ? now.toISOString() : null,
        updated_at: now.toISOString(),
        ...values,
        organisateurs_id: isOfStaff
          ? (values.organisateurs_id ?? null)
          : (values.organisateurs_id ?? (await createOrganisateur(db, { membres })).id),
      })
      .returning(),
  )
  for (const date of dates) await createDate(db, now, { evenements_id: evenement.id, ...date })
  if (!dates.length) await rebuildEvenements(db, [evenement.id])
  for (const [ordre, photo] of photos.entries()) {
    await db
      .insert(t.evenementPhotos)
      .values({ ...PHOTO, ordre, ...photo, evenements_id: evenement.id })
  }
  return evenement
}

/** In ten days at 19:00 for 90 minutes, by default. */
export async function createDate(
  db: Db,
  now: Date,
  { dans = 10, heure = '19:00', ...values }: NewDate & { evenements_id: number },
) {
  const jour = values.jour ?? addDays(parisDate(now), dans)
  const debut = parisInstant(jour, heure)
  const fin = new Date(debut.getTime() + 90 * 60_000)
  return insertDate(db, { jour, debut: debut.toISOString(), fin: fin.toISOString(), ...values })
}

async function insertDate(db: Db, values: typeof t.evenementDates.$inferInsert) {
  const date = first(await db.insert(t.evenementDates).values(values).returning())
  await rebuildEvenements(db, [date.evenements_id])
  return date
}

export type NewEvenementDate = New<typeof t.evenementDates> & { evenement?: NewEvenement }

/** Single date of its own event: in two hours, for an hour, unlimited by default. */
export async function createEvenementDate(db: Db, now: Date, input: NewEvenementDate = {}) {
  const { evenement, ...values } = input
  const debut = new Date(values.debut ?? now.getTime() + 2 * HOUR_MS)
  const { places = null } = values
  const evenements_id =
    values.evenements_id ?? (await createEvenement(db, now, { places, dates: [], ...evenement })).id
  return insertDate(db, {
    jour: parisDate(debut),
    fin: new Date(debut.getTime() + HOUR_MS).toISOString(),
    ...values,
    debut: debut.toISOString(),
    evenements_id,
  })
}

export async function createInscription(db: Db, now: Date, input: New<typeof t.inscriptions> = {}) {
  const evenement_dates_id = input.evenement_dates_id ?? (await createEvenementDate(db, now)).id
  const users_id = input.users_id === undefined ? (await createUser(db)).id : input.users_id
  const row = first(
    await db
      .insert(t.inscriptions)
      .values({
        cle: randomUUID(),
        etat: 'inscrit',
        created_at: now.toISOString(),
        ...input,
        evenement_dates_id,
        users_id,
      })
      .returning(),
  )
  if (row.etat === 'inscrit') {
    await db
      .update(t.evenementDates)
      .set({ places_prises: sql`${t.evenementDates.places_prises} + 1` })
      .where(eq(t.evenementDates.id, evenement_dates_id))
  }
  return row
}
