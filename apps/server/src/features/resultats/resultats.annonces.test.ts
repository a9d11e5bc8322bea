import * as tables from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type User = Awaited<ReturnType<typeof createUser>>
const newMember = async (given = {}) => {
  const user = await createUser(t.db, given)
  return { user, ...(await t.signIn(user, { remember: true })) }
}

/** A line of Garnier's in a race that Léa and Max manage, and Zoé Lefèvre, whose line it is. */
async function newWorld() {
  const [lea, max] = [await newMember(), await newMember()]
  const membres = [lea.user.id, max.user.id]
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres })
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    nom: 'Foulées du lac',
    editions: [{ date_debut: dayFrom(t.clock.now, -2), epreuves: [{ nom: 'Le 10 km' }] }],
  })
  const epreuves_id = await findEpreuveOf(t.db, course.id)
  const zoe = await newMember({ prenom: 'Zoé', nom: 'Lefèvre' })
  const { id } = await createResultat(t.db, epreuves_id, { nom: 'Garnier', prenom: 'Zoé' })
  return { lea, max, zoe, course, epreuves_id, id }
}
const claim = ({ call }: SignedIn, id: number, motif = 'Mon nom de naissance.') =>
  call('POST /api/resultats/{id}/revendiquer', { params: { id }, body: { motif } })
const release = ({ call }: SignedIn, id: number) =>
  call('POST /api/resultats/{id}/liberer', { params: { id } })
const confirm = ({ call }: SignedIn, id: number) =>
  call('POST /api/resultats/{id}/confirmer', { params: { id } })
const remove = ({ call }: SignedIn, id: number) =>
  call('POST /api/resultats/{id}/discretion', { params: { id }, body: { geste: 'retirer' } })
const noticesOf = ({ user }: { user: User }) =>
  t.db
    .select()
    .from(tables.notifications)
    .where(eq(tables.notifications.users_id, user.id))
    .orderBy(asc(tables.notifications.id))
const titlesOf = async (member: { user: User }) =>
  (await noticesOf(member)).map(({ titre }) => titre)
const mailsOf = async ({ user }: { user: User }) => {
  await t.workOff()
  return t.mailsTo(user.email)
}
const switchOff = ({ user }: { user: User }) =>
  t.db
    .update(tables.profils)
    .set({ notifications: { resultats: false } })
    .where(eq(tables.profils.users_id, user.id))

const WAITS = 'Un résultat revendiqué attend votre réponse'

describe('a claim that waits', () => {
  it('is told to all who manage the race, with the way to answer, and names nobody', async () => {
    const { lea, max, zoe, course, epreuves_id, id } = await newWorld()
    await claim(zoe, id)
    const page = `/contribution/courses/${course.id}/resultats?epreuve=${epreuves_id}`
    for (const member of [lea, max]) {
      const [notice, ...more] = await noticesOf(member)
      expect(more).toEqual([])
      expect(notice).toMatchObject({ kind: 'resultats', titre: WAITS, url: page, lu_le: null })
      expect(notice?.texte).toContain('Le 10 km, Foulées du lac')
      const [mail] = await mailsOf(member)
      expect(mail?.text).toContain(page)
      for (const text of [notice?.texte, mail?.text]) expect(text).not.toMatch(/Lefèvre|Garnier/)
    }
    expect(await noticesOf(zoe)).toEqual([])
  })

  it('is told once a day, however often it is given back', async () => {
    const { lea, zoe, id } = await newWorld()
    await claim(zoe, id)
    await release(zoe, id)
    await claim(zoe, id)
    expect(await titlesOf(lea)).toEqual([WAITS])
    await release(zoe, id)
    t.clock.advance({ hours: 24 })
    await claim(zoe, id)
    expect(await titlesOf(lea)).toEqual([WAITS, WAITS])
  })

  it('comes without a mail to who switched these off', async () => {
    const { lea, max, zoe, id } = await newWorld()
    await switchOff(lea)
    await claim(zoe, id)
    expect(await titlesOf(lea)).toEqual([WAITS])
    expect(await mailsOf(lea)).toEqual([])
    expect(await mailsOf(max)).toHaveLength(1)
  })

  it('is nothing to tell when the name fits', async () => {
    const { lea, epreuves_id, zoe } = await newWorld()
    const own = await createResultat(t.db, epreuves_id, { nom: 'Lefèvre', prenom: 'Zoé' })
    await claim(zoe, own.id)
    expect(await noticesOf(lea)).toEqual([])
  })
})

describe('what became of a claim', () => {
  type World = Awaited<ReturnType<typeof newWorld>>
  it.each<[string, (world: World) => Promise<unknown>, string]>([
    ['accepted', ({ lea, id }) => confirm(lea, id), 'Votre résultat est confirmé'],
    [
      'refused',
      ({ lea, id }) => release(lea, id),
      'Votre résultat n’est plus relié à votre compte',
    ],
    ['taken away', ({ lea, id }) => remove(lea, id), 'Votre résultat a été retiré'],
  ])('is told to who made it: %s', async (_, act, titre) => {
    const world = await newWorld()
    const { zoe, course, epreuves_id, id } = world
    await claim(zoe, id)
    await act(world)
    expect(await noticesOf(zoe)).toMatchObject([
      {
        kind: 'resultats',
        titre,
        texte: expect.stringContaining('Le 10 km, Foulées du lac'),
        url: `/courses/${course.slug}/epreuves/${epreuves_id}/resultats`,
      },
    ])
    expect((await mailsOf(zoe)).map(({ subject }) => subject)).toEqual([titre])
  })

  it('is told once when it is accepted twice', async () => {
    const { lea, max, zoe, id } = await newWorld()
    await claim(zoe, id)
    await confirm(lea, id)
    t.clock.advance({ hours: 1 })
    await confirm(max, id)
    expect(await titlesOf(zoe)).toHaveLength(1)
  })

  it('comes without a mail to who switched these off', async () => {
    const { lea, zoe, id } = await newWorld()
    await switchOff(zoe)
    await claim(zoe, id)
    await confirm(lea, id)
    expect(await titlesOf(zoe)).toHaveLength(1)
    expect(await mailsOf(zoe)).toEqual([])
  })

  it('is no news to who gives a line back, or takes it away, themselves', async () => {
    const { zoe, epreuves_id } = await newWorld()
    const own = await createResultat(t.db, epreuves_id, { nom: 'Lefèvre', prenom: 'Zoé' })
    await claim(zoe, own.id)
    await release(zoe, own.id)
    await claim(zoe, own.id)
    await remove(zoe, own.id)
    expect(await noticesOf(zoe)).toEqual([])
  })
})
