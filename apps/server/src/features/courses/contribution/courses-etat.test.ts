import { liste, notifications, points, users } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import {
  create,
  draft,
  findRow,
  gestion,
  move,
  newOrganiser,
  update,
} from './contribution.test-cast.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

describe('publication of a race', () => {
  it('a published race pays once, makes an organiser of its author and is in the list', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { nom: 'Trail de la dent rouge' })
    expect((await move(lea, id, 'soumettre')).course.statut).toBe('en_validation')
    expect((await move(nora, id, 'publier')).course.statut).toBe('publiee')

    const [paid] = await t.db.select().from(points).where(eq(points.users_id, lea.id))
    expect(paid).toMatchObject({ kind: 'course_publiee', points: 150 })
    const [user] = await t.db.select().from(users).where(eq(users.id, lea.id))
    expect(user?.organisateur).toBe(true)
    expect((await findRow(t, id))?.publie_le).not.toBeNull()
    await t.syncChanges()
    const found = await t.call('GET /api/courses', { query: { texte: 'dent rouge' } })
    expect(found.data.map((item) => item.id)).toEqual([id])
  })

  it('submission is refused while fields are missing, each named', async () => {
    const lea = await newOrganiser(t)
    const { id } = await create(lea)
    const failure = await expectRefusal(move(lea, id, 'soumettre'), 'course_incomplete')
    expect(Object.keys(failure.errors)).toEqual(['description', 'ville', 'editions', 'epreuves'])
  })

  it('cancellation needs a reason, and can be undone', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { etat: 100 })
    await expectRefusal(move(lea, id, 'annuler'), 'champs_invalides', 'motif')
    const { course } = await move(lea, id, 'annuler', 'Arrêté préfectoral.')
    expect(course).toMatchObject({ statut: 'annulee', annulation_motif: 'Arrêté préfectoral.' })
    await expectRefusal(move(lea, id, 'annuler', 'Encore.'), 'geste_impossible')
    await move(lea, id, 'soumettre')
    expect((await move(nora, id, 'publier')).course).toMatchObject({
      statut: 'publiee',
      annulation_motif: null,
    })
  })

  it('members with the race in their run list are notified of cancellation and place', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { etat: 100, ville: 'Grenoble' })
    const { course } = await gestion(lea, id)
    const karim = await createUser(t.db)
    const objet_id = course.editions_next[0]?.epreuves[0]?.id ?? 0
    await t.db.insert(liste).values({ users_id: karim.id, type: 'epreuve', objet_id })
    await update(lea, id, { ville: 'Annecy', code_postal: '74000' })
    await move(lea, id, 'annuler', 'Arrêté préfectoral.')
    await move(lea, id, 'soumettre')
    await move(nora, id, 'publier')
    await t.workOff()
    const told = await t.db.select().from(notifications).where(eq(notifications.users_id, karim.id))
    expect(told.map(({ titre }) => titre.split('\u00a0:')[0]).toSorted()).toHaveLength(3)
    expect(told.map(({ texte }) => texte).join(' ')).toContain('Arrêté préfectoral.')
  })

  it('members of the organiser are notified of acts of the staff', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { etat: 100 })
    await move(nora, id, 'annuler', 'Course en double.')
    await t.workOff()
    const [mail] = t.mailsTo(lea.email)
    expect(mail?.subject).toBe('Votre course est annulée sur Foulée')
    expect(mail?.text).toContain('Course en double.')
  })
})
