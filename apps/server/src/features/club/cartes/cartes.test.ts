import { avantageRemises, points, users } from '@foulee/db/schema'
import { formatNumero, readNumero } from '@foulee/domain/club/carte'
import { createUser, nextName } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { createAvantage } from './cartes.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2027-05-12T09:00:00Z') })
})
afterAll(() => t.close())

async function newMember(nb = 0) {
  const user = await createUser(t.db, { prenom: 'Zélie', nom: 'Secret' })
  if (nb) {
    const row = { users_id: user.id, kind: 'profil_complet', cle: nextName('essai'), points: nb }
    await t.db.insert(points).values(row)
  }
  const signedIn = await t.signIn(user)
  return { user, ...signedIn, carte: (await signedIn.call('POST /api/carte')).data }
}

async function newKeeper() {
  const user = await createUser(t.db)
  const shop = await createMagasin(t.db, t.clock.now, { membres: [user.id] })
  return { user, shop, ...(await t.signIn(user)) }
}

describe('the card', () => {
  it('the card is given once and stays the same, with the level of the points', async () => {
    const { call, carte } = await newMember(600)
    expect(readNumero(carte.numero)).toBe(carte.numero)
    expect(carte).toMatchObject({
      points: 600,
      niveau: { nom: 'Foulée légère' },
      suivant: { nom: 'Bonne allure', manque: 900 },
      remises: [],
    })
    const again = await Promise.all(Array.from({ length: 4 }, () => call('POST /api/carte')))
    for (const { data } of again) expect(data.numero).toBe(carte.numero)
  })

  it('the card shows a shop a first name and a level, nothing else', async () => {
    const { carte } = await newMember(600)
    const { call, shop } = await newKeeper()
    const numero = formatNumero(carte.numero)
    const { data } = await call('POST /api/carte/lire', { body: { magasins_id: shop.id, numero } })
    expect(data).toEqual({
      numero: carte.numero,
      prenom: 'Zélie',
      niveau: { code: 'foulee', nom: 'Foulée légère' },
      avantages: [],
    })
  })

  it.each(['4006381333931', '2900000000001', 'abc'])(
    'the card is refused when its number is %s',
    async (numero) => {
      const { call, shop } = await newKeeper()
      const body = { magasins_id: shop.id, numero }
      await expectRefusal(call('POST /api/carte/lire', { body }), 'carte_introuvable')
    },
  )

  it('the card is read by the team of that shop alone', async () => {
    const { carte } = await newMember()
    const { shop } = await newKeeper()
    const other = await newKeeper()
    const body = { magasins_id: shop.id, numero: carte.numero }
    await expectRefusal(other.call('POST /api/carte/lire', { body }), 'carte_magasin_refuse')
  })

  it.each([
    ['a suspended account', { suspendu_le: '2027-05-01T00:00:00Z' }],
    ['an account that was erased', { supprime_le: '2027-05-01T00:00:00Z' }],
  ])('of %s is not read', async (_, input) => {
    const { carte, user } = await newMember()
    const { call, shop } = await newKeeper()
    await t.db.update(users).set(input).where(eq(users.id, user.id))
    const body = { magasins_id: shop.id, numero: carte.numero }
    await expectRefusal(call('POST /api/carte/lire', { body }), 'carte_introuvable')
  })
})

describe('an advantage', () => {
  it('an advantage is given once, also at two tills at once, and the member sees it', async () => {
    const member = await newMember(500)
    const { call, shop } = await newKeeper()
    const { id } = await createAvantage(t.db, shop.id, { niveau: 'foulee' })
    const body = { magasins_id: shop.id, numero: member.carte.numero, avantages_id: id }
    const tills = await Promise.allSettled(
      Array.from({ length: 5 }, () => call('POST /api/carte/remettre', { body })),
    )
    expect(tills.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await t.db.$count(avantageRemises, eq(avantageRemises.avantages_id, id))).toBe(1)
    const { data } = await member.call('POST /api/carte')
    expect(data.remises).toMatchObject([{ titre: 'Une paire de chaussettes', magasin: shop.nom }])
    const read = await call('POST /api/carte/lire', { body })
    expect(read.data.avantages).toMatchObject([
      { etat: 'remis', phrase: 'Déjà remis le mercredi 12 mai 2027.' },
    ])
    await expectRefusal(call('POST /api/carte/remettre', { body }), 'avantage_deja_remis')
  })

  it('a yearly advantage comes back with the year', async () => {
    const member = await newMember()
    const { call, shop, user } = await newKeeper()
    const { id } = await createAvantage(t.db, shop.id, { frequence: 'par_an' })
    const body = { magasins_id: shop.id, numero: member.carte.numero, avantages_id: id }
    await call('POST /api/carte/remettre', { body })
    await expectRefusal(call('POST /api/carte/remettre', { body }), 'avantage_deja_remis')
    const before = t.clock.now
    t.clock.now = new Date('2028-01-02T09:00:00Z')
    const later = await t.signIn(user)
    const { data } = await later.call('POST /api/carte/remettre', { body })
    t.clock.now = before
    expect(data.avantages).toMatchObject([{ etat: 'remis' }])
    expect(await t.db.$count(avantageRemises, eq(avantageRemises.avantages_id, id))).toBe(2)
  })

  it.each([
    ['niveau_trop_bas', { niveau: 'grand_air' as const }],
    ['avantage_ferme', { ferme_le: '2027-05-01T00:00:00Z' }],
  ])('an advantage is refused: %s', async (code, input) => {
    const { carte } = await newMember(600)
    const { call, shop } = await newKeeper()
    const { id } = await createAvantage(t.db, shop.id, input)
    const body = { magasins_id: shop.id, numero: carte.numero, avantages_id: id }
    await expectRefusal(call('POST /api/carte/remettre', { body }), code as never)
  })

  it('an advantage of another shop is not found', async () => {
    const { carte } = await newMember()
    const [mine, theirs] = [await newKeeper(), await newKeeper()]
    const { id } = await createAvantage(t.db, theirs.shop.id)
    const body = { magasins_id: mine.shop.id, numero: carte.numero, avantages_id: id }
    await expectRefusal(mine.call('POST /api/carte/remettre', { body }), 'avantage_introuvable')
    const close = { params: { id } }
    await expectRefusal(
      mine.call('POST /api/carte/avantages/{id}/fermer', close),
      'avantage_introuvable',
    )
  })

  it('an advantage is written by the team, and no longer given once it is closed', async () => {
    const { call, shop } = await newKeeper()
    const body = {
      magasins_id: shop.id,
      titre: 'Café offert',
      niveau: 'allure' as const,
      frequence: 'par_an' as const,
    }
    const { id, data } = await call('POST /api/carte/avantages/create', { body })
    expect(data).toMatchObject({
      id,
      titre: 'Café offert',
      niveau: { nom: 'Bonne allure' },
      nb_remises: 0,
    })
    const shops = await call('POST /api/carte/magasins')
    expect(shops.data).toMatchObject([{ id: shop.id, avantages: [data] }])
    const closed = await call('POST /api/carte/avantages/{id}/fermer', { params: { id } })
    expect(closed.data.avantages[0]?.ferme_le).not.toBeNull()
  })
})
