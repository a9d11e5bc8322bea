import { createCommentaire } from '@foulee/testing/commentaires'
import { shareTestDatabase } from '@foulee/testing/database'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { parcours, users } from './schema.ts'

const { db } = await shareTestDatabase()
const NOW = new Date('2026-03-16T09:00:00Z')
const constraintError = (constraint: string) => ({ cause: { constraint } })

it('the database holds one note of each member for a thing, and any number of their comments', async () => {
  const { id: objet_id } = await createCourse(db, NOW)
  const { id: users_id } = await createUser(db)
  const input = { objet_id, users_id }
  await createCommentaire(db, { ...input, note: 4 })
  await createCommentaire(db, input)
  await createCommentaire(db, input)
  await expect(createCommentaire(db, { ...input, note: 5 })).rejects.toMatchObject(
    constraintError('commentaires_note_key'),
  )
})

it('the database holds one line of results for each number of an épreuve', async () => {
  const epreuves_id = await findEpreuveOf(db, (await createCourse(db, NOW)).id)
  await createResultat(db, epreuves_id, { dossard: '12' })
  await createResultat(db, epreuves_id, { dossard: null })
  await createResultat(db, epreuves_id, { dossard: null })
  await expect(createResultat(db, epreuves_id, { dossard: '12' })).rejects.toMatchObject(
    constraintError('resultats_dossard_key'),
  )
})

it('the database keeps a route whose author is erased, under no name', async () => {
  const { id: users_id } = await createUser(db)
  const { id } = await createParcours(db, NOW, { users_id })
  await db.delete(users).where(eq(users.id, users_id))
  expect(await db.select().from(parcours).where(eq(parcours.id, id))).toMatchObject([
    { id, users_id: null },
  ])
})
