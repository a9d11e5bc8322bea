import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { draft, gestion, move, newOrganiser, update } from './contribution.test-cast.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

describe('concurrent editors of a race', () => {
  it('a second save of the same section is refused, and changes nothing', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea)
    const { version } = await gestion(lea, id)
    const base = String(version)
    const first = await update(lea, id, { description: 'Par les crêtes.', version: base })
    const failure = await expectRefusal(
      update(nora, id, { description: 'Par le lac.', version: base }),
      'version_depassee',
    )
    expect(failure.errors.version).toBe('Martin Léa a enregistré cette partie à 10h.')
    expect((await gestion(lea, id)).course.description).toBe('Par les crêtes.')
    const theirs = String(first.version)
    const { course } = await update(nora, id, { description: 'Par le lac.', version: theirs })
    expect(course.description).toBe('Par le lac.')
  })

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

  it('the staff’s journal holds their changes of others’ races, and nothing else', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { ville: 'Grenoble' })
    await update(lea, id, { description: 'Par les crêtes.' })
    await update(nora, id, { ville: 'Grenoble' })
    await update(nora, id, { ville: 'Annecy', code_postal: '74000' })
    const filtres = { action: 'course.modifier', objet_id: id }
    const { data } = await nora.call('POST /api/admin/journal/list', { body: { filtres } })
    expect(data).toMatchObject([
      {
        staff: { nom: expect.any(String) },
        details: { partie: 'lieu', champs: ['ville', 'code_postal'] },
      },
    ])
  })

  it('one of two simultaneous saves wins', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea)
    const version = String((await gestion(lea, id)).version)
    const texts = ['Un', 'Deux', 'Trois', 'Quatre']
    const saves = await Promise.allSettled(
      texts.map((description) => update(lea, id, { description, version })),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
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
