import * as schema from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import type { TestApp } from '#test/test-app.ts'

/** An outing of a member, its record, its halves, shoes, a declared race, and an archive of outings. */
export async function createOutings(db: TestApp['db'], users_id: number): Promise<void> {
  const { id: activites_id } = await createActivite(db, { users_id, titre: 'SORTIE-SECRETE' })
  const record = { genre: 'distance', mesure: 1000, secondes: 240, debut: 0 } as const
  await db.insert(schema.activiteRecords).values({ users_id, activites_id, ...record })
  await db.insert(schema.activiteMoities).values({ users_id, activites_id })
  await db.insert(schema.chaussures).values({ users_id, modele: 'CHAUSSURES-SECRETES' })
  await db.insert(schema.resultatsDeclares).values({
    users_id,
    nom: 'COURSE-DECLAREE-SECRETE',
    date: '2025-06-01',
    type: 'route',
    temps: 2500,
  })
  const dossier = 'archive/ab/essai'
  await db.insert(schema.archives).values({ users_id, nom: 'ARCHIVE-SECRETE', taille: 1, dossier })
}
