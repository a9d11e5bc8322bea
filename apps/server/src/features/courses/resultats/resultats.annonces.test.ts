import * as tables from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { chooseNotices } from '@foulee/testing/notifications'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { readCode } from './resultats.test-lines.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type User = Awaited<ReturnType<typeof createUser>>
const newMember = async (input = {}) => {
  const user = await createUser(t.db, input)
  return { user, ...(await t.signIn(user, { remember: true })) }
}

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
  const dossard = '77'
  const { id } = await createResultat(t.db, epreuves_id, { nom: 'Garnier', prenom: 'Zoé', dossard })
  return { lea, max, zoe, course, epreuves_id, id, dossard }
}
type World = Awaited<ReturnType<typeof newWorld>>
type Souhait = 'lier' | 'initiales' | 'retirer'

const claimLine = ({ zoe, epreuves_id, dossard }: World, souhait: Souhait = 'lier') =>
  zoe.call('POST /api/resultats/{epreuves_id}/demandes', {
    params: { epreuves_id },
    body: { dossard, souhait, motif: 'Mon nom de naissance.' },
  })
const withdrawClaim = async ({ zoe, epreuves_id }: World) => {
  const { data } = await zoe.call('GET /api/resultats/{epreuves_id}/moi', {
    params: { epreuves_id },
  })
  await zoe.call('POST /api/resultats/demandes/{id}/annuler', {
    params: { id: data.demande?.id ?? 0 },
  })
}
const answer = async ({ epreuves_id, id }: World, { call }: SignedIn, accepte = true) => {
  const { data } = await call('GET /api/resultats/{epreuves_id}/gestion', {
    params: { epreuves_id },
  })
  const demande = data.demandes[0]?.id ?? 0
  await call('POST /api/resultats/demandes/{id}/decider', {
    params: { id: demande },
    body: { accepte, resultats_id: id },
  })
}
const prove = async ({ call }: SignedIn, id: number) => {
  const { epreuves_id, ...body } = await readCode(t, id)
  await call('POST /api/resultats/{epreuves_id}/prouver', { params: { epreuves_id }, body })
}
const release = ({ call }: SignedIn, id: number) =>
  call('POST /api/resultats/{id}/liberer', { params: { id } })
const act = ({ call }: SignedIn, id: number, geste: 'retirer' | 'remettre') =>
  call('POST /api/resultats/{id}/discretion', { params: { id }, body: { geste } })
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
  chooseNotices(t.db, user.id, 'resultats', { mail: 'jamais' })

const WAITS = 'Un résultat revendiqué attend votre réponse'

describe('notices to the organiser', () => {
  it.each<[Souhait, string]>([
    ['lier', WAITS],
    ['initiales', 'Un coureur demande à ne pas être nommé'],
    ['retirer', 'Un coureur demande à ne pas être nommé'],
  ])(
    'a question is notified to all managers of the race, without names: %s',
    async (souhait, titre) => {
      const world = await newWorld()
      const { lea, max, zoe, course, epreuves_id } = world
      await claimLine(world, souhait)
      const page = `/contribution/courses/${course.id}/resultats?epreuve=${epreuves_id}`
      for (const member of [lea, max]) {
        const [notice, ...more] = await noticesOf(member)
        expect(more).toEqual([])
        expect(notice).toMatchObject({ kind: 'resultats', titre, url: page, lu_le: null })
        expect(notice?.texte).toContain('Le 10 km, Foulées du lac')
        const [mail] = await mailsOf(member)
        expect(mail?.text).toContain(page)
        for (const text of [notice?.texte, mail?.text]) expect(text).not.toMatch(/Lefèvre|Garnier/)
      }
      expect(await noticesOf(zoe)).toEqual([])
    },
  )

  it('a question withdrawn and repeated is notified once a day', async () => {
    const world = await newWorld()
    await claimLine(world)
    await withdrawClaim(world)
    await claimLine(world)
    expect(await titlesOf(world.lea)).toEqual([WAITS])
    t.clock.advance({ hours: 24 })
    await claimLine(world)
    expect(await titlesOf(world.lea)).toEqual([WAITS, WAITS])
  })

  it('a manager without mails gets the notice alone', async () => {
    const world = await newWorld()
    const { lea, max } = world
    await switchOff(lea)
    await claimLine(world)
    expect(await titlesOf(lea)).toEqual([WAITS])
    expect(await mailsOf(lea)).toEqual([])
    expect(await mailsOf(max)).toHaveLength(1)
  })

  it('a race without managers notifies the staff', async () => {
    const world = await newWorld()
    const nora = await newMember({ is_staff: true })
    await t.db
      .delete(tables.organisateurMembres)
      .where(eq(tables.organisateurMembres.organisateurs_id, world.course.organisateurs_id))
    await claimLine(world)
    expect(await titlesOf(nora)).toEqual([WAITS])
    expect(await titlesOf(world.lea)).toEqual([])
  })

  it('a claim proved by code notifies nobody', async () => {
    const { lea, zoe, id } = await newWorld()
    await prove(zoe, id)
    expect(await noticesOf(lea)).toEqual([])
  })
})

describe('notices of a runner’s own acts', () => {
  it('a line withdrawn and restored is notified to all managers of the race', async () => {
    const { lea, max, zoe, id } = await newWorld()
    await prove(zoe, id)
    await act(zoe, id, 'retirer')
    await act(zoe, id, 'remettre')
    const told = ['Un coureur a retiré sa ligne', 'Un coureur a remis sa ligne']
    for (const member of [lea, max]) {
      expect(await titlesOf(member)).toEqual(told)
      const mails = await mailsOf(member)
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual(told.toSorted())
      for (const { text } of mails) expect(text).not.toMatch(/Lefèvre|Garnier/)
    }
    const notices = await noticesOf(zoe)
    expect(notices.filter(({ kind }) => kind === 'resultats')).toEqual([])
  })
})

describe('notices to the runner', () => {
  it.each<[string, (world: World) => Promise<unknown>, string]>([
    ['accepted', (world) => answer(world, world.lea), 'Votre résultat est confirmé'],
    [
      'refused',
      (world) => answer(world, world.lea, false),
      'Un résultat n’est pas relié à votre compte',
    ],
  ])('an answer is notified to the member who asked: %s', async (_, decide, titre) => {
    const world = await newWorld()
    const { zoe, course, epreuves_id } = world
    await claimLine(world)
    await decide(world)
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

  it.each<[Souhait, boolean, string]>([
    ['initiales', true, 'Votre demande est acceptée'],
    ['retirer', true, 'Votre demande est acceptée'],
    ['retirer', false, 'Votre demande n’est pas acceptée'],
  ])(
    'an answer is notified to the member who objected: %s, %s',
    async (souhait, accepte, titre) => {
      const world = await newWorld()
      await claimLine(world, souhait)
      await answer(world, world.lea, accepte)
      expect(await titlesOf(world.zoe)).toEqual([titre])
    },
  )

  it('acts of the organiser on a line are notified to its member', async () => {
    const { lea, zoe, id } = await newWorld()
    await prove(zoe, id)
    await act(lea, id, 'retirer')
    await act(lea, id, 'remettre')
    await release(lea, id)
    expect(await titlesOf(zoe)).toEqual([
      'Votre résultat a été retiré',
      'Votre résultat est de nouveau visible',
      'Un résultat n’est pas relié à votre compte',
    ])
  })

  it('an answered question cannot be answered again', async () => {
    const world = await newWorld()
    const { lea, max, zoe, epreuves_id, id } = world
    const params = { epreuves_id }
    await claimLine(world)
    const { data } = await lea.call('GET /api/resultats/{epreuves_id}/gestion', { params })
    const decide = ({ call }: SignedIn) =>
      call('POST /api/resultats/demandes/{id}/decider', {
        params: { id: data.demandes[0]?.id ?? 0 },
        body: { accepte: true, resultats_id: id },
      })
    const results = await Promise.allSettled([decide(lea), decide(max)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(decide(max)).rejects.toMatchObject({ code: 'demande_introuvable' })
    expect(await titlesOf(zoe)).toHaveLength(1)
  })

  it('a runner without mails gets the notice alone', async () => {
    const world = await newWorld()
    const { lea, zoe } = world
    await switchOff(zoe)
    await claimLine(world)
    await answer(world, lea)
    expect(await titlesOf(zoe)).toHaveLength(1)
    expect(await mailsOf(zoe)).toEqual([])
  })
})
