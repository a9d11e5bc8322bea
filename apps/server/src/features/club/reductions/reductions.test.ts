import { reductionRevelations, reductions } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createMagasinOf, createReduction } from '@foulee/testing/reductions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
let nora: SignedIn
const NOW = new Date('2027-05-12T09:00:00Z')
beforeAll(async () => {
  t = await testApp({ now: NOW })
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

async function newMember(input: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(t.db, input)
  return { user, ...(await t.signIn(user)) }
}
const reveal = ({ call }: Pick<SignedIn, 'call'>, id: number) =>
  call('POST /api/reductions/{id}/reveler', { params: { id } })
const countRevealed = async (id: number) =>
  (await t.db.select().from(reductions).where(eq(reductions.id, id)))[0]?.revelees

describe('code of a discount', () => {
  it('a code is in no list, and is revealed once for each member', async () => {
    const code = 'SECRET-1987'
    const { id, partenaire } = await createReduction(t.db, NOW, { code, stock: 3 })
    const member = await newMember()
    const list = () =>
      member.call('GET /api/reductions', { query: { partenaire: partenaire ?? '' } })
    expect(JSON.stringify(await list())).not.toContain(code)
    expect((await reveal(member, id)).data).toMatchObject({ code, reduction: { reste: 2 } })
    expect((await reveal(member, id)).data).toMatchObject({ code, reduction: { reste: 2 } })
    const { data } = await list()
    expect(data[0]).toMatchObject({ deja: true, reste: 2 })
    expect(JSON.stringify(data)).not.toContain(code)
  })

  it('a code for several uses counts each reveal', async () => {
    const { id } = await createReduction(t.db, NOW, { une_fois: false, stock: 2 })
    const member = await newMember()
    await reveal(member, id)
    await reveal(member, id)
    await expectRefusal(reveal(member, id), 'reduction_epuisee')
  })

  it('a member at the limit takes no more of the stock', async () => {
    const { id } = await createReduction(t.db, NOW, { une_fois: false, par_membre: 2, stock: 50 })
    const member = await newMember()
    const many = await Promise.all(Array.from({ length: 50 }, () => reveal(member, id)))
    expect(new Set(many.map(({ data }) => data.code)).size).toBe(1)
    expect(await countRevealed(id)).toBe(2)
    expect((await reveal(await newMember(), id)).data.reduction.reste).toBe(47)
  })

  it('a code of a list serves one member, and comes again to the same one', async () => {
    const { id } = await createReduction(t.db, NOW, { codes: ['A', 'B'] })
    const [first, second, third] = [await newMember(), await newMember(), await newMember()]
    const codes = [await reveal(first, id), await reveal(second, id), await reveal(first, id)]
    expect(codes.map(({ data }) => data.code)).toEqual(['A', 'B', 'A'])
    await expectRefusal(reveal(third, id), 'reduction_epuisee')
  })

  it('ten simultaneous requests of one member use one code, and never exceed the stock', async () => {
    const { id } = await createReduction(t.db, NOW, { codes: ['A', 'B', 'C'] })
    const member = await newMember()
    const same = await Promise.all(Array.from({ length: 10 }, () => reveal(member, id)))
    expect(new Set(same.map(({ data }) => data.code)).size).toBe(1)
    expect(await countRevealed(id)).toBe(1)
    const others = await Promise.all(Array.from({ length: 6 }, () => newMember()))
    const outcomes = await Promise.allSettled(others.map((item) => reveal(item, id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(
      await t.db.$count(reductionRevelations, eq(reductionRevelations.reductions_id, id)),
    ).toBe(3)
  })

  it('forty members asking four times at once share the ten codes left, one each', async () => {
    const { id } = await createReduction(t.db, NOW, { stock: 10 })
    const members = await Promise.all(Array.from({ length: 40 }, () => newMember()))
    const readers = members.flatMap((member) => Array.from({ length: 4 }, () => member))
    const outcomes = await Promise.allSettled(readers.map((member) => reveal(member, id)))
    const served = new Set(readers.filter((_, at) => outcomes[at]?.status === 'fulfilled'))
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    )
    expect(outcomes).toHaveLength(160)
    expect(new Set(refused)).toEqual(new Set(['reduction_epuisee']))
    expect(served.size).toBe(10)
    expect(await countRevealed(id)).toBe(10)
  })

  it('a premium code is refused to other members', async () => {
    const { id } = await createReduction(t.db, NOW, { premium: true })
    await expectRefusal(reveal(await newMember(), id), 'reduction_premium')
    const former = await newMember({ premium_jusqua: '2027-05-12T08:00:00Z' })
    await expectRefusal(reveal(former, id), 'reduction_premium')
    const premium = await newMember({ premium_jusqua: '2027-06-01T00:00:00Z' })
    expect((await reveal(premium, id)).data.code).toBe('DIX')
  })

  it.each([
    ['ended', { fin: '2027-05-12T08:00:00Z' }, 'reduction_hors_periode'],
    ['not begun', { debut: '2027-05-14T08:00:00Z' }, 'reduction_hors_periode'],
    ['not published', { etat: 1 }, 'reduction_introuvable'],
  ] as const)('a code is refused when the discount is %s', async (_, input, code) => {
    const { id, partenaire } = await createReduction(t.db, NOW, input)
    const member = await newMember()
    await expectRefusal(reveal(member, id), code)
    const query = { partenaire: partenaire ?? '' }
    expect((await member.call('GET /api/reductions', { query })).nb).toBe(0)
  })
})

describe('the discount of a shop', () => {
  const texts = { titre: 'Moins 20\u00a0%', code: 'MOINS20', debut: '2027-05-10T00:00:00Z' }

  it('a discount is created by a member of the shop, approved by staff, and moderated again after a change', async () => {
    const maker = await newMember()
    const magasin = await createMagasinOf(t.db, maker.user.id)
    const prices = { prix: 8000, prix_avant: 10_000 }
    const body = { ...texts, ...prices, magasins_id: magasin.id }
    const { id } = await maker.call('POST /api/reductions/create', { body })
    const params = { id }
    const move = ({ call }: SignedIn, geste: 'soumettre' | 'publier' | 'renvoyer', motif = '') =>
      call('POST /api/reductions/{id}/etat', { params, body: { geste, motif } })
    await expectRefusal(move(maker, 'publier'), 'acces_refuse')
    await move(maker, 'soumettre')
    await expectRefusal(move(nora, 'renvoyer'), 'champs_invalides', 'motif')
    await move(nora, 'renvoyer', 'Précisez les conditions.')
    const { data: mine } = await maker.call('GET /api/reductions/mes-reductions')
    expect(mine.reductions[0]?.renvoi_motif).toBe('Précisez les conditions.')
    await move(maker, 'soumettre')
    expect((await move(nora, 'publier')).data.statut).toBe('publiee')
    const query = { magasin: String(magasin.id) }
    const seen = await (await newMember()).call('GET /api/reductions', { query })
    expect(seen.data[0]).toMatchObject({ prix: 8000, prix_barre: 10_000, partenaire: magasin.nom })
    const changed = { ...body, titre: 'Moins 30\u00a0%' }
    const { data } = await maker.call('POST /api/reductions/update/{id}', { params, body: changed })
    expect(data.statut).toBe('en_validation')
  })

  it('a save based on an older version is refused', async () => {
    const maker = await newMember()
    const magasin = await createMagasinOf(t.db, maker.user.id)
    const body = { ...texts, magasins_id: magasin.id }
    const { id, data: opened } = await maker.call('POST /api/reductions/create', { body })
    const save = (who: SignedIn, titre: string, version?: number) =>
      who.call('POST /api/reductions/update/{id}', {
        params: { id },
        body: { ...body, titre, ...(version && { version }) },
      })
    const { version } = (await save(maker, 'Le premier', opened.version)).data
    expect(version).toBe(opened.version + 1)
    await expectRefusal(save(nora, 'Le second', opened.version), 'version_depassee')
    const { data } = await maker.call('GET /api/reductions/{id}/gestion', { params: { id } })
    expect(data).toMatchObject({ titre: 'Le premier', version })
    expect((await save(nora, 'Le second', version)).data.titre).toBe('Le second')
    expect((await save(maker, 'Sans version')).data.titre).toBe('Sans version')
  })

  it('a discount is hidden from members of another shop', async () => {
    const owner = await newMember()
    const magasin = await createMagasinOf(t.db, owner.user.id)
    const { id } = await createReduction(t.db, NOW, { magasins_id: magasin.id, partenaire: null })
    const other = await newMember()
    const own = await createMagasinOf(t.db, other.user.id)
    const params = { id }
    await expectRefusal(
      other.call('GET /api/reductions/{id}/gestion', { params }),
      'reduction_introuvable',
    )
    const body = { ...texts, magasins_id: own.id }
    await expectRefusal(
      other.call('POST /api/reductions/update/{id}', { params, body }),
      'reduction_introuvable',
    )
    const ofStaff = await createReduction(t.db, NOW)
    await expectRefusal(
      other.call('GET /api/reductions/{id}/gestion', { params: { id: ofStaff.id } }),
      'reduction_introuvable',
    )
    const moved = owner.call('POST /api/reductions/update/{id}', { params, body })
    await expectRefusal(moved, 'acces_refuse')
  })

  it.each([
    ['fin', { fin: '2027-05-01T00:00:00Z' }],
    ['code', { code: '' }],
    ['codes', { genre_code: 'liste' as const }],
    ['prix_avant', { prix: 8000, prix_avant: 8000 }],
    ['prix', { prix_avant: 8000 }],
    ['partenaire', { partenaire: '' }],
  ])('an invalid discount is refused: %s', async (field, wrong) => {
    const body = { ...texts, partenaire: 'La Foulée Verte', ...wrong }
    await expectRefusal(
      nora.call('POST /api/reductions/create', { body }),
      'champs_invalides',
      field,
    )
  })

  it('a revealed discount cannot be deleted, and its figures are exported as a table', async () => {
    const { id } = await createReduction(t.db, NOW, { titre: '=Dix', partenaire: 'Marque d’essai' })
    await reveal(await newMember(), id)
    const params = { id }
    await expectRefusal(nora.call('POST /api/reductions/{id}/del', { params }), 'reduction_geste')
    const before = t.clock.now
    try {
      // Half past midnight in Paris is another day than in Greenwich.
      t.clock.now = new Date('2027-05-12T22:30:00Z')
      await reveal(await newMember(), id)
    } finally {
      t.clock.now = before
    }
    const { data } = await nora.call('POST /api/admin/reductions/usage/{id}', { params })
    expect(data).toMatchObject({ titre: '=Dix', revelees: 2, membres: 2, reste: null })
    expect(data.jours).toEqual([
      { jour: '2027-05-12', nb: 1, membres: 1 },
      { jour: '2027-05-13', nb: 1, membres: 1 },
    ])
    const days = await nora.call('GET /api/admin/reductions/{id}/usage.csv', { params })
    expect(await days.blob.text()).toContain('2027-05-13;1;1')
    const csv = await (await nora.call('GET /api/admin/reductions/usage.csv')).blob.text()
    expect(csv).toContain("'=Dix;Marque d’essai;2027-05;2;2")
  })
})
