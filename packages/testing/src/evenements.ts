import { randomUUID } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/heure-paris'
import { slugify } from '@foulee/domain/slug'
import { eq, sql } from 'drizzle-orm'
import { createOrganisateur, createUser, nextName, nextNumber } from './factories.ts'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

const HOUR_MS = 3_600_000

function first<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export type NewEvenement = New<typeof t.evenements> & {
  /** Who manages its organiser, where it is not told which organiser it is. */
  membres?: number[]
}

/** A published event of an organiser, in a town that no other test is near; without dates. */
export async function createEvenement(db: Db, now: Date, given: NewEvenement = {}) {
  const { membres = [], ...values } = given
  const titre = values.titre ?? nextName('Sortie')
  const isOfNobody = values.organisateurs_id === undefined && values.magasins_id === undefined
  const of = isOfNobody ? { organisateurs_id: (await createOrganisateur(db, { membres })).id } : {}
  return first(
    await db
      .insert(t.evenements)
      .values({
        titre,
        slug: `${slugify(titre)}-${nextNumber()}`,
        description: 'Une heure ensemble, à l’allure de chacun.',
        lieu: 'Place du marché',
        ville: 'Guéret',
        code_postal: '23000',
        departement: '23',
        position: [1.8714, 46.1703],
        rendez_vous: 'Devant la fontaine',
        sports: ['route'],
        etat: 100,
        publie_le: now.toISOString(),
        updated_at: now.toISOString(),
        ...of,
        ...values,
      })
      .returning(),
  )
}

export type NewEvenementDate = New<typeof t.evenementDates> & { evenement?: NewEvenement }

/** A date in two hours that lasts an hour, for as many as come, unless told otherwise. */
export async function createEvenementDate(db: Db, now: Date, given: NewEvenementDate = {}) {
  const { evenement, ...values } = given
  const debut = new Date(values.debut ?? now.getTime() + 2 * HOUR_MS)
  const evenements_id =
    values.evenements_id ??
    (await createEvenement(db, now, { places: values.places, ...evenement })).id
  return first(
    await db
      .insert(t.evenementDates)
      .values({
        jour: parisDate(debut),
        fin: new Date(debut.getTime() + HOUR_MS).toISOString(),
        ...values,
        debut: debut.toISOString(),
        evenements_id,
      })
      .returning(),
  )
}

/** Somebody who comes to a date, with the place that they hold. */
export async function createInscription(db: Db, now: Date, given: New<typeof t.inscriptions> = {}) {
  const evenement_dates_id = given.evenement_dates_id ?? (await createEvenementDate(db, now)).id
  const users_id = given.users_id === undefined ? (await createUser(db)).id : given.users_id
  const row = first(
    await db
      .insert(t.inscriptions)
      .values({
        cle: randomUUID(),
        etat: 'inscrit',
        created_at: now.toISOString(),
        ...given,
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
