import * as schema from '@foulee/db/schema'
import { createUser, nextName } from '@foulee/testing/factories'
import { createMagasin, HORAIRES, type NewMagasin } from '@foulee/testing/magasins'
import { blankPng } from '@foulee/testing/png'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const newMember = async () => {
  const user = await createUser(t.db)
  return { ...user, ...(await t.signIn(user)) }
}
const create = (input: NewMagasin = {}) => createMagasin(t.db, t.clock.now, input)
const show = (slug: string | number, { call }: Pick<SignedIn, 'call'> = t) =>
  call('GET /api/magasins/{slug}', { params: { slug: String(slug) } })

describe('proposal of a shop', () => {
  it('a member who proposes a shop joins its team, and the shop is public once staff verifies it', async () => {
    const karim = await newMember()
    const body = { nom: nextName('Au pas de course'), ville: 'Saint-Denis', code_postal: '97400' }
    const { id, data } = await karim.call('POST /api/magasins', { body })
    expect(data).toMatchObject({
      etat: 'a_verifier',
      departement: '974',
      fuseau: 'Indian/Reunion',
      slug: expect.stringContaining('saint-denis'),
    })
    await expect(show(id)).rejects.toThrow('n’existe pas')
    expect((await show(id, karim)).data.verifie).toBe(false)
    const mine = await karim.call('POST /api/magasins/mes-magasins', {})
    expect(mine).toEqual({ data: [data], nb: 1 })
    await staff.call('POST /api/magasins/verifier', { body: { id, decision: 'verifier' } })
    expect((await show(id)).data.verifie).toBe(true)
    const again = staff.call('POST /api/magasins/verifier', { body: { id, decision: 'verifier' } })
    await expect(again).rejects.toThrow('n’attend pas')
  })

  it('a shop created by staff is public at once, without a team', async () => {
    const { id } = await staff.call('POST /api/magasins', { body: { nom: nextName('Boutique') } })
    expect((await show(id)).data).toMatchObject({ verifie: true, est_sans_membre: true })
  })

  it('a refusal carries a reason that the proposer reads', async () => {
    const lea = await newMember()
    const { id } = await lea.call('POST /api/magasins', { body: { nom: nextName('Doublon') } })
    const rejectMagasin = (motif?: string) =>
      staff.call('POST /api/magasins/verifier', { body: { id, decision: 'refuser', motif } })
    await expect(rejectMagasin()).rejects.toThrow()
    await rejectMagasin('Il y est déjà.')
    await expect(show(id, lea)).rejects.toThrow('n’existe pas')
  })
})

describe('management of a shop', () => {
  const update = (who: SignedIn, id: number, body: object) =>
    who.call('POST /api/magasins/update/{id}', { params: { id }, body: body as never })

  it('a conflict names the other author, and history never holds a former address', async () => {
    const [lea, karim] = [await newMember(), await newMember()]
    const { id } = await create({ membres: [lea.id, karim.id] })
    const params = { id }
    const open = async () =>
      (await lea.call('GET /api/magasins/{id}/gestion', { params })).data.magasin
    const read = (await open()).version
    const version = String(read)
    const saved = await update(lea, id, { description: 'De Léa', email: 'lea@ici.fr', version })
    expect(saved.data.version).toBe(read + 1)
    await update(karim, id, { adresse: '1 rue du Lac', version })
    const late = update(karim, id, { description: 'De Karim', version })
    await expectRefusal(late, 'version_depassee', 'version')
    expect((await open()).description).toBe('De Léa')
    const again = await update(karim, id, {
      description: 'De Karim',
      version: String((await open()).version),
    })
    expect(again.data.description).toBe('De Karim')
    await update(lea, id, { description: 'Sans version' })
    expect((await open()).description).toBe('Sans version')
    const rows = await t.db
      .select()
      .from(schema.magasinVersions)
      .where(eq(schema.magasinVersions.magasins_id, id))
    expect(rows.map(({ section }) => section)).toEqual([
      'presentation',
      'adresse',
      'presentation',
      'presentation',
    ])
    expect(JSON.stringify(rows)).not.toContain('lea@ici.fr')
  })

  it('the form reports all errors at once', async () => {
    const lea = await newMember()
    const { id } = await create({ membres: [lea.id] })
    const wrong = { site: 'monmagasin', telephone: 'zéro un', email: 'nom@' }
    const refusal = await update(lea, id, wrong).catch((cause: unknown) => cause)
    expect(refusal).toMatchObject({ code: 'champs_invalides' })
    expect(Object.keys((refusal as { errors: object }).errors).sort()).toEqual(
      Object.keys(wrong).sort(),
    )
  })

  it('a change touches only the fields sent', async () => {
    const lea = await newMember()
    const { id, slug } = await create({ membres: [lea.id], description: 'Avant' })
    await update(lea, id, {
      horaires: { ...HORAIRES, feries: 'comme_la_semaine' },
      marques: ['On', 'on', '匹克', '李宁'],
    })
    const { data } = await show(slug)
    expect(data).toMatchObject({ description: 'Avant', marques: ['on', '匹克', '李宁'] })
    expect(data.horaires?.feries).toBe('comme_la_semaine')
    await update(lea, id, { description: '', horaires: null, est_ferme: true })
    expect((await show(slug)).data).toMatchObject({
      description: null,
      horaires: null,
      est_ferme: true,
    })
  })

  it('inconsistent opening hours are refused with their day', async () => {
    const lea = await newMember()
    const { id } = await create({ membres: [lea.id] })
    const semaine = HORAIRES.semaine.map((_, index) =>
      index === 2 ? [{ debut: '10:00', fin: '10:00' }] : [],
    )
    await expect(update(lea, id, { horaires: { ...HORAIRES, semaine } })).rejects.toMatchObject({
      status: 422,
      errors: { horaires: expect.stringContaining('Mercredi') },
    })
  })

  it('a shop accepts a logo', async () => {
    const lea = await newMember()
    const { id, slug } = await create({ membres: [lea.id] })
    const form = new FormData()
    form.set('logo', new Blob([new Uint8Array(blankPng(64, 64))]), 'logo.png')
    await update(lea, id, form)
    expect((await show(slug)).data.logo).toBeTruthy()
  })

  it('a shop cannot be changed by outsiders', async () => {
    const karim = await newMember()
    const { id } = await create()
    await expect(update(karim, id, { nom: 'Le mien' })).rejects.toThrow()
    const hidden = await create({ verifie_le: null })
    await expect(update(karim, hidden.id, { nom: 'Le mien' })).rejects.toThrow('n’existe pas')
  })
})

describe('claim of a shop', () => {
  it('a claim sends a code to the shop’s address, and makes the claimant a member', async () => {
    const lea = await newMember()
    const { id, slug } = await create({ email: `patron-${lea.id}@exemple.fr` })
    const claim = await lea.call('POST /api/claim/create', { body: { id, type: 'magasin' } })
    expect(claim.data).toMatchObject({ type: 'magasin', etat: 'code', structure: { id, slug } })
    await t.workOff()
    const mail = t.mailsTo(`patron-${lea.id}@exemple.fr`).at(-1)
    const code = /\d{3}\u00a0\d{3}/.exec(mail?.text ?? '')?.[0] ?? ''
    await lea.call('POST /api/claim/verify', {
      body: { claim: claim.id, code, type: 'magasin' },
    })
    const gestion = await lea.call('GET /api/magasins/{id}/gestion', { params: { id } })
    expect(gestion.data.membres).toMatchObject([{ users_id: lea.id, origine: 'revendication' }])
    expect((await show(slug)).data.est_sans_membre).toBe(false)
  })

  it('a claim without an address goes to the staff', async () => {
    const lea = await newMember()
    const nom = nextName('Cadence')
    const { id } = await create({ nom, ville: 'Espelette', email: null })
    const claim = await lea.call('POST /api/claim/create', { body: { id, type: 'magasin' } })
    expect(claim.data.etat).toBe('staff')
    const desk = await staff.call('POST /api/admin/moderation/list', {
      body: { filtres: { type: 'revendication' }, nb_page: 100 },
    })
    const told = desk.data.find(({ objet_id }) => objet_id === claim.data.id)
    expect(told?.titre).toBe(`${nom}, Espelette`)
    await staff.call('POST /api/claim/decider', { body: { id: claim.id, decision: 'acceptee' } })
    const members = await t.db
      .select()
      .from(schema.magasinMembres)
      .where(eq(schema.magasinMembres.magasins_id, id))
    expect(members).toMatchObject([{ users_id: lea.id }])
  })

  it('a claim is refused on an unverified shop', async () => {
    const lea = await newMember()
    const { id } = await create({ verifie_le: null })
    const claim = lea.call('POST /api/claim/create', { body: { id, type: 'magasin' } })
    await expect(claim).rejects.toThrow('n’existe pas')
  })
})
