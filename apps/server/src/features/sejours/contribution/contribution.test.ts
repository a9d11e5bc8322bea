import { disponibilites, voyages } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import {
  addDay,
  create,
  draft,
  findRow,
  gestion,
  move,
  newAgent,
  update,
} from './contribution.test-cast.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close({ isStaged: true }))

describe('creation of a stay', () => {
  it('a new stay is a draft that lists the missing fields', async () => {
    const agathe = await newAgent(t)
    const { id, data } = await create(agathe)
    expect(data.voyage).toMatchObject({ id, titre: 'Tour du lac', statut: 'non_publiee' })
    const champs = data.manques.map(({ champ }) => champ)
    expect(champs).toEqual(expect.arrayContaining(['description', 'lieu', 'disponibilites']))
    expect(champs).not.toContain('immatriculation')
    expect(data).toMatchObject({ version: 1, renvoi_motif: null, delai_attente_heures: 48 })
    expect(data.completude).toBeLessThan(0.4)
    expect(data.droits).toMatchObject({ soumettre: true, supprimer: true, publier: false })
  })

  it('a new stay needs an agency of the member’s own', async () => {
    const [agathe, karim] = [await newAgent(t), await newAgent(t)]
    const others = create({ ...karim, agences_id: agathe.agences_id })
    await expectRefusal(others, 'acces_refuse')
    const none = create({ ...karim, agences_id: 999_999_999 })
    await expectRefusal(none, 'champs_invalides', 'agence')
    const body = form({ titre: 'Sans agence' })
    await expectRefusal(
      agathe.call('POST /api/voyages/create', { body }),
      'champs_invalides',
      'agence',
    )
  })

  it.each([
    ['Le tour du lac', 'le-tour-du-lac'],
    ['Mes voyages', 'mes-voyages-'],
    ['…', 'sejour-'],
  ])('a stay « %s » gets its own slug: %s', async (titre, slug) => {
    const { id, data } = await create(await newAgent(t), { titre })
    expect(data.voyage.slug).toBe(slug.endsWith('-') ? `${slug}${id}` : slug)
    const again = await create(await newAgent(t), { titre })
    expect(again.data.voyage.slug).not.toBe(data.voyage.slug)
  })
})

describe('change of a stay', () => {
  it('only the fields sent change, and emptied ones return to their defaults', async () => {
    const agathe = await newAgent(t)
    const { id } = await create(agathe)
    const first = await update(agathe, id, {
      duree_jours: '4',
      niveau: 'confirme',
      sports: 'trail',
      materiel: '["Frontale"]',
      bareme: '[{"jours":30,"part":50},{"jours":7,"part":100}]',
      acompte: '20',
      delai_attente_heures: '24',
    })
    expect(first.voyage).toMatchObject({
      duree_jours: 4,
      niveau: 'confirme',
      materiel: ['Frontale'],
      bareme: [
        { jours: 30, part: 50 },
        { jours: 7, part: 100 },
      ],
      acompte: 20,
    })
    expect(first.delai_attente_heures).toBe(24)
    const empty = { niveau: '', duree_jours: '', acompte: '', materiel: '[]', bareme: '[]' }
    const { voyage } = await update(agathe, id, empty)
    expect(voyage).toMatchObject({
      niveau: null,
      duree_jours: null,
      acompte: 30,
      materiel: [],
      bareme: [],
      sports: ['trail'],
    })
  })

  it('the region follows the département, and both are null abroad', async () => {
    const agathe = await newAgent(t)
    const { id } = await create(agathe)
    const area = async (fields: Record<string, string>) => {
      const { voyage } = await update(agathe, id, fields)
      return [voyage.pays, voyage.region, voyage.departement]
    }
    expect(await area({ departement: '74' })).toEqual(['FR', '84', '74'])
    expect(await area({ region: '93' })).toEqual(['FR', '93', null])
    expect(await area({ lieu: 'Nice' })).toEqual(['FR', '93', null])
    expect(await area({ pays: 'IT', departement: '06' })).toEqual(['IT', null, null])
  })

  it('a draft renames its slug, a published stay keeps it', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe)
    const { voyage } = await update(agathe, id, { titre: 'Le tour des crêtes' })
    expect(voyage.slug).toMatch(/^le-tour-des-cretes/)
    await move(agathe, id, 'soumettre')
    await move(nora, id, 'publier')
    const { voyage: then } = await update(agathe, id, { titre: 'Autre nom encore' })
    expect(then).toMatchObject({ titre: 'Autre nom encore', slug: voyage.slug })
  })

  it.each([
    ['titre', ' '],
    ['titre', 'a'.repeat(151)],
    ['description', 'a'.repeat(10_001)],
    ['duree_jours', '0'],
    ['duree_jours', '400'],
    ['participants_max', '3'],
    ['age_min', '120'],
    ['acompte', '101'],
    ['acompte', '-5'],
    ['delai_heures', '0'],
    ['bareme', '[{"jours":7,"part":100},{"jours":30,"part":50}]'],
    ['bareme', '[{"jours":7,"part":101}]'],
    ['position', '[200,45]'],
    ['materiel', '"Frontale"'],
    ['sports', 'petanque'],
    ['niveau', 'dieu'],
    ['pays', 'XX'],
    ['departement', '99'],
  ])('an invalid value %s « %s » is refused, and changes nothing', async (field, value) => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { participants_min: 4 })
    const named = field === 'participants_max' ? 'participants_min' : field
    const sent = { lieu: 'Ailleurs', [field]: value }
    await expectRefusal(update(agathe, id, sent), 'champs_invalides', named)
    expect((await gestion(agathe, id)).voyage.lieu).not.toBe('Ailleurs')
  })

  it('a published stay keeps its required fields', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { etat: 100 })
    await expectRefusal(update(agathe, id, { description: '' }), 'champs_invalides', 'description')
    await expectRefusal(update(agathe, id, { bareme: '[]' }), 'champs_invalides', 'bareme')
    expect((await update(agathe, id, { acces: 'En train.' })).voyage.acces).toBe('En train.')
  })
})

describe('access to a stay', () => {
  it('outsiders do not find a draft, and cannot change a public stay', async () => {
    const [agathe, karim] = [await newAgent(t), await newAgent(t)]
    const hidden = await draft(t, agathe)
    const seen = await draft(t, agathe, { etat: 100 })
    for (const [id, code] of [
      [hidden, 'voyage_introuvable'],
      [seen, 'acces_refuse'],
    ] as const) {
      const params = { id }
      await expectRefusal(gestion(karim, id), code)
      await expectRefusal(update(karim, id, { titre: 'À moi' }), code)
      await expectRefusal(move(karim, id, 'annuler', 'Non.'), code)
      await expectRefusal(addDay(karim, id, {}), code)
      const body = form({ libelle: 'Rien', inclus: 'true' })
      await expectRefusal(karim.call('POST /api/voyages/inclus/{id}', { params, body }), code)
      await expectRefusal(karim.call('POST /api/voyages/{id}/del', { params }), code)
      await expectRefusal(karim.call('GET /api/voyages/{id}/historique', { params }), code)
    }
  })

  it('the member’s list holds the stays of their agencies, with the missing fields', async () => {
    const [agathe, karim] = [await newAgent(t), await newAgent(t)]
    await create(agathe, { titre: 'Séjour neuf' })
    await draft(t, karim)
    const { data, nb } = await agathe.call('GET /api/voyages/mes-voyages', {})
    expect(nb).toBe(1)
    expect(data[0]).toMatchObject({ renvoi_motif: null, voyage: { titre: 'Séjour neuf' } })
    expect(data[0]?.nb_manques).toBeGreaterThan(5)
  })

  it('staff list submitted stays, the oldest first', async () => {
    const agathe = await newAgent(t)
    const [old, recent] = [await draft(t, agathe), await draft(t, agathe)]
    await move(agathe, old, 'soumettre')
    t.clock.advance({ hours: 1 })
    await move(agathe, recent, 'soumettre')
    const { data } = await nora.call('GET /api/voyages/a-valider', { query: { nb_page: 100 } })
    const ids = data.map(({ id }) => id).filter((id) => id === old || id === recent)
    expect(ids).toEqual([old, recent])
  })
})

describe('deletion of a stay', () => {
  it('a draft is deleted with its rows', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { photos: [{}] })
    await agathe.call('POST /api/voyages/{id}/del', { params: { id } })
    expect(await findRow(t, id)).toBeUndefined()
    expect(await t.db.$count(disponibilites, eq(disponibilites.voyages_id, id))).toBe(0)
    await expectRefusal(gestion(agathe, id), 'voyage_introuvable')
  })

  it.each([
    ['what waits', 1, null],
    ['what is published', 100, null],
    ['what is cancelled', -1, null],
    ['what was published once', 0, '2026-01-10T09:00:00Z'],
  ])('deletion of %s is refused', async (_, etat, publie_le) => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { etat })
    if (publie_le) await t.db.update(voyages).set({ publie_le }).where(eq(voyages.id, id))
    const removal = agathe.call('POST /api/voyages/{id}/del', { params: { id } })
    await expectRefusal(removal, 'geste_impossible')
  })
})
