import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { draft, gestion, move, newOrganiser, update } from './contribution.test-cast.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

describe('concurrent editors of a race', () => {
  it('saves of other sections and unchanged saves pass', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea)
    const base = String((await gestion(lea, id)).version)
    await update(lea, id, { description: 'Par les crêtes.', version: base })
    await update(nora, id, { ville: 'Annecy', version: base })
    await update(nora, id, { description: 'Par les crêtes.', version: base })
    await update(nora, id, { ville: 'Annecy', version: base })
    expect((await gestion(lea, id)).course).toMatchObject({ ville: 'Annecy' })
  })

  it('the history tells in words who changed what', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { ville: 'Grenoble' })
    await update(lea, id, { ville: 'Annecy', code_postal: '74000' })
    t.clock.advance({ hours: 1 })
    await move(lea, id, 'soumettre')
    t.clock.advance({ hours: 1 })
    await move(nora, id, 'renvoyer', 'Précisez le lieu.')
    const { data, nb } = await lea.call('GET /api/courses/{id}/historique', { params: { id } })
    expect(nb).toBe(3)
    const beyond = await lea.call('GET /api/courses/{id}/historique', {
      params: { id },
      query: { page: 9 },
    })
    expect([beyond.data, beyond.nb]).toEqual([[], 3])
    expect(data.map(({ qui, titre, lignes }) => [qui, titre, lignes])).toEqual([
      [
        'L’équipe de Foulée',
        'Renvoyée pour être revue',
        ['a renvoyé la course pour être revue\u00a0: «\u00a0Précisez le lieu.\u00a0»'],
      ],
      ['Martin Léa', 'Soumise à validation', ['a soumis la course à validation']],
      [
        'Martin Léa',
        'Lieu',
        [
          'a changé la ville de «\u00a0Grenoble\u00a0» à «\u00a0Annecy\u00a0»',
          'a changé le code postal de «\u00a038000\u00a0» à «\u00a074000\u00a0»',
        ],
      ],
    ])
  })
})
