import * as schema from '@foulee/db/schema'
import { createUser, nextName } from '@foulee/testing/factories'
import { createAgence, createReservation, createVoyage } from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true, nom: 'Petit' }))
})
afterAll(() => t.close())

const newMember = async (input: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, input)
  return { ...user, ...(await t.signIn(user)) }
}
type Caller = Pick<SignedIn, 'call'>
type Fields = Parameters<typeof save>[1]
const save = (
  { call }: Caller,
  body: { id?: number; nom?: string; [field: string]: string | number | undefined },
) => call('POST /api/voyages/agences', { body: body as { nom: string } })
const show = (id: number | string, { call }: Caller = t) =>
  call('GET /api/agences/{id}', { params: { id } })
const manage = ({ call }: Caller, id: number) =>
  call('GET /api/agences/{id}/gestion', { params: { id } })
const PAPIERS = {
  immatriculation: 'im 073 11 0023',
  garant: 'APST',
  garant_adresse: '15 avenue Carnot, 75017 Paris',
  assureur: 'MAIF',
  assureur_adresse: '200 avenue Salvador-Allende, 79000 Niort',
}

describe('creation of an agency', () => {
  it('the creator becomes a member, with the agency flag', async () => {
    const agathe = await newMember()
    const nom = nextName('Cimes et sentiers de')
    const { id, data } = await save(agathe, { nom, ville: 'Annecy', site: 'cimes.exemple.fr' })
    expect(data).toMatchObject({
      id,
      nom,
      site: 'https://cimes.exemple.fr/',
      pays: 'FR',
      etat: 'a_completer',
      verifie: false,
      is_public: false,
      nb_voyages: 0,
    })
    expect(await agathe.call('POST /api/voyages/agences/my')).toEqual({ data: [data], nb: 1 })
    const me = (await agathe.call('GET /api/auth/me')).data.user
    expect(me.options.agence).toBe(true)
  })

  it.each<[string, Fields, string]>([
    [
      'a registration without its zero',
      { nom: 'A', immatriculation: 'IM83170003' },
      'immatriculation',
    ],
    ['a French postal code of four digits', { nom: 'A', code_postal: '7400' }, 'code_postal'],
    ['a country that is none', { nom: 'A', pays: 'ZZ' }, 'pays'],
  ])('an agency with %s is refused under that field', async (_, fields, field) => {
    const failure = await save(await newMember(), fields).catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ status: 422 })
    expect(Object.keys((failure as { errors: object }).errors)).toEqual([field])
  })
})

describe('change of an agency', () => {
  it('an agency that is not public yet cannot be deleted or seen by others', async () => {
    const hidden = await createAgence(t.db, { verifie_le: null })
    const other = await newMember({ agence: true })
    for (const call of [
      () => other.call('POST /api/agences/del', { body: { id: hidden.id } }),
      () => show(hidden.slug, other),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'agence_introuvable' })
    }
  })

  it('a change shows on its stays at once, and a public slug stays', async () => {
    const agathe = await newMember()
    const { id, slug } = await createAgence(t.db, { membres: [agathe.id] })
    await createVoyage(t.db, t.clock.now, { agences_id: id })
    const nom = nextName('Renommée')
    await save(agathe, { id, nom })
    await t.syncChanges()
    const { data } = await show(slug)
    expect(data).toMatchObject({ id, nom, slug, nb_voyages: 1 })
    expect(data.voyages[0]?.agence).toMatchObject({ nom, slug })
  })

  it('a change of a document or the name needs a new verification, and the stays remain', async () => {
    const agathe = await newMember()
    const { id, slug } = await createAgence(t.db, { membres: [agathe.id] })
    await createVoyage(t.db, t.clock.now, { agences_id: id })
    expect((await save(agathe, { id, description: 'Depuis 1998.' })).data.etat).toBe('verifiee')
    expect((await save(staff, { id, garant: 'Atradius' })).data.etat).toBe('verifiee')
    const { data } = await save(agathe, { id, garant: 'Groupama' })
    expect(data).toMatchObject({ etat: 'a_verifier', verifie: false, is_public: true })
    await t.syncChanges()
    expect((await show(slug)).data).toMatchObject({ verifie: false, nb_voyages: 1 })
    const queue = await staff.call('GET /api/agences/a-verifier', { query: { nb_page: 100 } })
    expect(queue.data.map((item) => item.id)).toContain(id)
  })
})

describe('public page of an agency', () => {
  it('the page shows documents and visible stays, next ones first, and no contact', async () => {
    const contact = { email: 'secret@agence.exemple.fr', telephone: '04 76 00 00 00' }
    const { id, slug } = await createAgence(t.db, contact)
    const now = t.clock.now
    const none = await createVoyage(t.db, now, { agences_id: id, departs: [] })
    const next = await createVoyage(t.db, now, { agences_id: id })
    await createVoyage(t.db, now, { agences_id: id, etat: 0 })
    const { data } = await show(slug)
    expect(data.voyages.map((voyage) => voyage.id)).toEqual([next.id, none.id])
    expect(data).toMatchObject({ nb_voyages: 2, verifie: true, garant: 'APST' })
    expect(JSON.stringify(data)).not.toMatch(/secret@|04 76/)
  })

  it('an unverified agency is visible to its members alone, until it has a stay', async () => {
    const agathe = await newMember()
    const { id } = await createAgence(t.db, { membres: [agathe.id], verifie_le: null })
    await expect(show(id)).rejects.toMatchObject({ code: 'agence_introuvable' })
    expect((await show(id, agathe)).data.verifie).toBe(false)
    await createVoyage(t.db, t.clock.now, { agences_id: id })
    await t.syncChanges()
    expect((await show(id)).data.nb_voyages).toBe(1)
  })

  it('the page links to networks given by its members', async () => {
    const agathe = await newMember()
    const { id, slug } = await createAgence(t.db, { membres: [agathe.id] })
    const link = { model: 'agence', id, reseau: 'strava', url: 'https://strava.com/clubs/cimes' }
    const add = ({ call }: Caller) => call('POST /api/social', { body: link as never })
    const other = await newMember()
    await expect(add(other)).rejects.toMatchObject({ code: 'acces_refuse' })
    const added = (await add(agathe)).data
    await expect(add(agathe)).rejects.toMatchObject({ code: 'lien_deja_present' })
    await t.syncChanges()
    expect((await show(slug)).data.social).toEqual([added])
    const remove = ({ call }: Caller) =>
      call('POST /api/social/del', { body: { id: added.id, model: 'agence' } })
    await expect(remove(other)).rejects.toMatchObject({ code: 'lien_introuvable' })
    await remove(agathe)
    await t.syncChanges()
    expect((await show(slug)).data.social).toEqual([])
  })
})

describe('verification of an agency', () => {
  const decide = (id: number, decision: 'verifier' | 'refuser', motif?: string) =>
    staff.call('POST /api/agences/verifier', { body: { id, decision, ...(motif && { motif }) } })
  const isQueued = async (id: number) => {
    const { data } = await staff.call('GET /api/agences/a-verifier', { query: { nb_page: 100 } })
    const desk = await staff.call('POST /api/admin/moderation/list', {
      body: { filtres: { type: 'agence' }, nb_page: 100 },
    })
    return [data.some((item) => item.id === id), desk.data.some((item) => item.objet_id === id)]
  }

  it('the agency is queued once all documents are there', async () => {
    const agathe = await newMember()
    const { id } = await save(agathe, { nom: nextName('Agence') })
    expect(await isQueued(id)).toEqual([false, false])
    await expect(decide(id, 'verifier')).rejects.toMatchObject({ code: 'agence_deja_vue' })
    const { data } = await save(agathe, { id, ...PAPIERS })
    expect(data).toMatchObject({ immatriculation: 'IM073110023', etat: 'a_verifier' })
    expect(await isQueued(id)).toEqual([true, true])
    await decide(id, 'verifier')
    expect(await isQueued(id)).toEqual([false, false])
    expect((await show(id)).data.verifie).toBe(true)
    await t.workOff()
    expect(t.mailsTo(agathe.email).at(-1)?.subject).toContain('est vérifiée')
    await expect(decide(id, 'refuser', 'Non.')).rejects.toMatchObject({ code: 'agence_deja_vue' })
  })

  it('a refusal has a reason, which members read and correct', async () => {
    const agathe = await newMember()
    const { id } = await save(agathe, { nom: nextName('Agence'), ...PAPIERS })
    await expect(decide(id, 'refuser')).rejects.toMatchObject({ status: 422 })
    await decide(id, 'refuser', 'Ce numéro n’est pas au registre.')
    expect(await isQueued(id)).toEqual([false, false])
    const refused = (await manage(agathe, id)).data.agence
    expect(refused).toMatchObject({
      etat: 'refusee',
      refus_motif: 'Ce numéro n’est pas au registre.',
    })
    await t.workOff()
    expect(t.mailsTo(agathe.email).at(-1)?.text).toContain('Ce numéro n’est pas au registre.')
    await save(agathe, { id, immatriculation: 'IM074110023' })
    expect(await isQueued(id)).toEqual([true, true])
  })

  it('the back office finds an agency by its registration number', async () => {
    const agathe = await newMember()
    const nom = nextName('Agence')
    await createAgence(t.db, { nom, membres: [agathe.id], immatriculation: 'IM099991234' })
    const filtres = { recherche: 'IM099991234', est_verifie: true, est_gere: true }
    const { data } = await staff.call('POST /api/admin/agences/list', { body: { filtres } })
    expect(data).toMatchObject([{ nom, etat: 'verifiee', nb_membres: 1, nb_voyages: 0 }])
  })
})

describe('deletion of an agency', () => {
  const remove = ({ call }: Caller, id: number) => call('POST /api/agences/del', { body: { id } })

  it('deletion takes its drafts along', async () => {
    const agathe = await newMember()
    const { id } = await createAgence(t.db, { membres: [agathe.id] })
    const draft = await createVoyage(t.db, t.clock.now, { agences_id: id, etat: 0 })
    await remove(agathe, id)
    await expect(show(id, agathe)).rejects.toMatchObject({ status: 404 })
    const rows = await t.db.select().from(schema.voyages).where(eq(schema.voyages.id, draft.id))
    expect(rows).toEqual([])
  })

  it('deletion is refused while a stay is public, and for good after a booking', async () => {
    const agathe = await newMember()
    const { id } = await createAgence(t.db, { membres: [agathe.id] })
    const stay = await createVoyage(t.db, t.clock.now, { agences_id: id })
    await expect(remove(agathe, id)).rejects.toMatchObject({ code: 'agence_avec_sejours' })
    const cancelled = { etat: -1 }
    await t.db.update(schema.voyages).set(cancelled).where(eq(schema.voyages.id, stay.id))
    const [depart] = await t.db
      .select()
      .from(schema.disponibilites)
      .where(eq(schema.disponibilites.voyages_id, stay.id))
    await createReservation(t.db, t.clock.now, { disponibilites_id: depart?.id ?? 0 })
    await expect(remove(agathe, id)).rejects.toMatchObject({ code: 'agence_avec_reservations' })
    expect((await manage(agathe, id)).data.agence.nb_voyages).toBe(1)
  })
})
