import { courses, editions } from '@foulee/db/schema'
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
afterAll(() => t.close({ isStaged: true }))

describe('creation of a race', () => {
  it('a new race is a draft that lists the missing fields', async () => {
    const lea = await newOrganiser(t)
    const { id, data } = await create(lea)
    expect(data.course).toMatchObject({ id, nom: 'Trail du balcon', statut: 'non_publiee' })
    expect(data.manques.map(({ champ }) => champ)).toEqual([
      'description',
      'ville',
      'editions',
      'epreuves',
    ])
    expect(data).toMatchObject({ version: 1, completude: 0, renvoi_motif: null })
    expect(data.droits).toEqual({
      modifier: true,
      soumettre: true,
      supprimer: true,
      publier: false,
      renvoyer: false,
      annuler: false,
    })
  })

  it('a new race needs an organiser of the member’s own', async () => {
    const [lea, karim] = [await newOrganiser(t), await newOrganiser(t)]
    const others = create({ ...karim, organisateurs_id: lea.organisateurs_id })
    await expectRefusal(others, 'acces_refuse')
    const none = create({ ...karim, organisateurs_id: 999_999_999 })
    await expectRefusal(none, 'champs_invalides', 'organisateurs_id')
  })

  it.each([
    ['Les 10 km du lac', 'les-10-km-du-lac'],
    ['Ecotrail', 'ecotrail-'],
    ['A valider', 'a-valider-'],
    ['2027', '2027-'],
    ['…', 'course-'],
  ])('a race « %s » gets its own slug: %s', async (nom, slug) => {
    const { id, data } = await create(await newOrganiser(t), { nom })
    expect(data.course.slug).toBe(slug.endsWith('-') ? `${slug}${id}` : slug)
    const again = await create(await newOrganiser(t), { nom })
    expect(again.data.course.slug).not.toBe(data.course.slug)
  })
})

describe('change of a race', () => {
  it('only the fields sent change, and the area follows the place', async () => {
    const lea = await newOrganiser(t)
    const { id } = await create(lea)
    const { course } = await update(lea, id, { ville: 'Annecy', code_postal: '74000' })
    expect(course).toMatchObject({ ville: 'Annecy', departement: '74', region: '84' })
    const { course: then } = await update(lea, id, { types: 'trail', site: 'exemple.fr' })
    expect(then).toMatchObject({ ville: 'Annecy', types: ['trail'], site: 'https://exemple.fr/' })
    const { course: abroad } = await update(lea, id, {
      ville: 'Genève',
      code_postal: '1200',
      pays: 'CH',
    })
    expect(abroad).toMatchObject({ departement: null, region: null, pays: 'CH' })
    const { course: bare } = await update(lea, id, { ville: '', site: '', position: 'null' })
    expect(bare).toMatchObject({ ville: null, site: null, position: null })
  })

  it('practical lines are merged', async () => {
    const lea = await newOrganiser(t)
    const { id } = await create(lea, { pratique: '{"acces":"Par le lac.","parking":"Au stade."}' })
    const { course } = await update(lea, id, { pratique: '{"parking":"","douches":"Au gymnase."}' })
    expect(course.pratique).toEqual({ acces: 'Par le lac.', douches: 'Au gymnase.' })
  })

  it('a draft renames its slug, a published race keeps it', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea)
    const { course } = await update(lea, id, { nom: 'Le tour des crêtes' })
    expect(course.slug).toMatch(/^le-tour-des-cretes/)
    await move(lea, id, 'soumettre')
    await move(nora, id, 'publier')
    const { course: then } = await update(lea, id, { nom: 'Autre nom encore' })
    expect(then).toMatchObject({ nom: 'Autre nom encore', slug: course.slug })
  })

  it.each([
    ['nom', ' '],
    ['nom', 'a'.repeat(201)],
    ['email', 'lea'],
    ['telephone', 'appelez'],
    ['site', 'javascript:alert(1)'],
    ['code_postal', '7400'],
    ['position', '[200,45]'],
    ['pratique', '{"piscine":"oui"}'],
    ['types', 'natation'],
    ['pays', 'XX'],
  ])('an invalid value is refused: %s « %s »', async (field, value) => {
    const lea = await newOrganiser(t)
    const { id } = await create(lea)
    await expectRefusal(update(lea, id, { [field]: value }), 'champs_invalides', field)
  })

  it('a published race keeps its description and its place', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { etat: 100 })
    await expectRefusal(update(lea, id, { description: '' }), 'champs_invalides', 'description')
    await expectRefusal(
      update(lea, id, { ville: '', position: 'null' }),
      'champs_invalides',
      'ville',
    )
  })
})

describe('access to a race', () => {
  it('outsiders do not find a draft, and cannot change a public race', async () => {
    const [lea, karim] = [await newOrganiser(t), await newOrganiser(t)]
    const hidden = await draft(t, lea)
    const seen = await draft(t, lea, { etat: 100 })
    for (const [id, code] of [
      [hidden, 'course_introuvable'],
      [seen, 'acces_refuse'],
    ] as const) {
      await expectRefusal(gestion(karim, id), code)
      await expectRefusal(update(karim, id, { nom: 'À moi' }), code)
      await expectRefusal(move(karim, id, 'annuler', 'Non.'), code)
      const params = { id }
      await expectRefusal(karim.call('POST /api/courses/{id}/del', { params }), code)
      await expectRefusal(karim.call('GET /api/courses/{id}/historique', { params }), code)
    }
  })

  it('the member’s list holds the races of their organisers, with the missing fields', async () => {
    const [lea, karim] = [await newOrganiser(t), await newOrganiser(t)]
    await create(lea, { nom: 'Trail neuf' })
    await draft(t, karim)
    const { data, nb } = await lea.call('GET /api/courses/mes-courses', {})
    expect(nb).toBe(1)
    expect(data[0]).toMatchObject({ nb_manques: 4, completude: 0, renvoi_motif: null })
    expect(data[0]?.course.nom).toBe('Trail neuf')
    const beyond = await lea.call('GET /api/courses/mes-courses', { query: { page: 9 } })
    expect([beyond.data, beyond.nb]).toEqual([[], 1])
  })

  it('the member’s list puts past races last', async () => {
    const lea = await newOrganiser(t)
    const over = await draft(t, lea)
    const coming = await draft(t, lea)
    const undated = (await create(lea, { nom: 'Sans date' })).id
    const past = { date_debut: '2020-05-01', editions_fin: null }
    await t.db.update(editions).set(past).where(eq(editions.courses_id, over))
    await t.db
      .update(courses)
      .set({ updated_at: '2099-01-01T00:00:00Z' })
      .where(eq(courses.id, over))
    const { data } = await lea.call('GET /api/courses/mes-courses', {})
    const ids = data.map(({ course }) => course.id)
    expect(new Set(ids.slice(0, 2))).toEqual(new Set([coming, undated]))
    expect(ids.slice(2)).toEqual([over])
  })

  it('staff list submitted races, the oldest first', async () => {
    const lea = await newOrganiser(t)
    const [old, recent] = [await draft(t, lea), await draft(t, lea)]
    await move(lea, old, 'soumettre')
    t.clock.advance({ hours: 1 })
    await move(lea, recent, 'soumettre')
    const { data } = await nora.call('GET /api/courses/a-valider', { query: { nb_page: 100 } })
    const ids = data.map(({ id }) => id).filter((id) => id === old || id === recent)
    expect(ids).toEqual([old, recent])
  })
})

describe('deletion of a race', () => {
  it('a draft is deleted with its rows', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { photos: [{}], partners: [{}] })
    await lea.call('POST /api/courses/{id}/del', { params: { id } })
    expect(await findRow(t, id)).toBeUndefined()
    await expectRefusal(gestion(lea, id), 'course_introuvable')
  })

  it.each([
    ['what waits', 1],
    ['what is published', 100],
    ['what is cancelled', -1],
  ])('deletion of %s is refused', async (_, etat) => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea, { etat })
    await expectRefusal(
      lea.call('POST /api/courses/{id}/del', { params: { id } }),
      'geste_impossible',
    )
  })

  it('a draft that was published once cannot be deleted', async () => {
    const lea = await newOrganiser(t)
    const id = await draft(t, lea)
    const publie_le = t.clock.now.toISOString()
    await t.db.update(courses).set({ publie_le }).where(eq(courses.id, id))
    await expectRefusal(
      lea.call('POST /api/courses/{id}/del', { params: { id } }),
      'geste_impossible',
    )
  })
})
