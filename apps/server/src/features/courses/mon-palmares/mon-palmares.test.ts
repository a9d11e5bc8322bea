import * as tables from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createCourse, createUser, dayFrom } from '@foulee/testing/factories'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAGS, PERSONAS } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function newRunner(flags = {}) {
  const user = await createUser(t.db, flags)
  const { call } = await t.signIn(user)
  const declare = (body: object = {}) =>
    call('POST /api/palmares/create', {
      body: {
        nom: 'Corrida de Noël',
        date: dayFrom(t.clock.now, -30),
        type: 'route' as const,
        distance: 10_000,
        temps: 2700,
        ...body,
      },
    })
  const read = async () => (await call('POST /api/palmares/my')).data
  return { id: user.id, call, declare, read }
}

async function newRace(days = -40, epreuve: object = {}, edition: object = {}) {
  const course = await createCourse(t.db, t.clock.now, {
    editions: [
      {
        date_debut: dayFrom(t.clock.now, days),
        epreuves: [{ nom: '10 km', type: 'route', distance: 10_000, denivele: 50, ...epreuve }],
        ...edition,
      },
    ],
  })
  return { course, epreuves_id: await findEpreuveOf(t.db, course.id) }
}

describe('a race that its runner declares', () => {
  it('a free race stands in the palmarès, marked, rated and counted', async () => {
    const { declare, read } = await newRunner()
    const { id, data } = await declare({ rang: 2, nb_classes: 90, lieu: 'Annecy' })
    expect(data).toMatchObject({
      id,
      est_declaree: true,
      nom: 'Corrida de Noël',
      lieu: 'Annecy',
      page: null,
      rang: 2,
      points: 583,
    })
    const { courses, totaux, cotes, meilleurs } = await read()
    expect(courses).toEqual([data])
    expect(totaux).toEqual({ arrivees: 1, declarees: 1, podiums: 1, metres: 10_000 })
    expect(cotes.ensemble).toMatchObject({ nb: 1, retenues: 1 })
    expect(meilleurs).toMatchObject([{ distance: 10_000, course: { id } }])
  })

  it('a race of the calendar is declared with its own name, day and length', async () => {
    const { declare, read } = await newRunner()
    const { course, epreuves_id } = await newRace()
    await declare({ epreuves_id, nom: 'Autre nom', date: '2001-01-01', distance: 5 })
    expect((await read()).courses).toMatchObject([
      {
        nom: course.nom,
        epreuve: '10 km',
        lieu: course.ville,
        date: dayFrom(t.clock.now, -40),
        distance: 10_000,
        denivele: 50,
        page: { slug: course.slug, epreuves_id },
        has_resultats: false,
      },
    ])
  })

  it('it is in no result of the race, and stays when the page goes', async () => {
    const { declare, read } = await newRunner()
    const { course, epreuves_id } = await newRace()
    await declare({ epreuves_id })
    const { data } = await t.call('GET /api/resultats/{epreuves_id}', { params: { epreuves_id } })
    expect(data).toEqual([])
    await t.db
      .update(tables.courseCards)
      .set({ is_visible: false })
      .where(eq(tables.courseCards.courses_id, course.id))
    expect((await read()).courses).toMatchObject([{ nom: course.nom, page: null }])
    await t.db.delete(tables.epreuves).where(eq(tables.epreuves.id, epreuves_id))
    expect((await read()).courses).toMatchObject([{ nom: course.nom, page: null }])
  })

  it('a race that was given up has no time, and says so', async () => {
    const { declare, read } = await newRunner()
    await declare({ statut: 'abandon', temps: null })
    expect(await read()).toMatchObject({
      courses: [{ statut: 'abandon', temps: null, points: null }],
      totaux: { arrivees: 0, metres: 0 },
      cotes: { ensemble: null, niveaux: [] },
    })
  })

  it.each([
    ['nom', { nom: ' ' }],
    ['date', { date: '2999-01-01' }],
    ['date', { date: undefined }],
    ['type', { type: undefined }],
    ['distance', { distance: null }],
    ['temps', { temps: null }],
    ['temps', { temps: 900 }],
    ['rang', { rang: 0 }],
    ['nb_classes', { rang: 8, nb_classes: 7 }],
    ['lien', { lien: 'javascript:alert(1)' }],
  ])('a race is refused for its %s: %j', async (field, body) => {
    const { declare } = await newRunner()
    await expectRefusal(declare(body), 'champs_invalides', field)
  })

  it('a change keeps what it does not send, and is checked as a whole', async () => {
    const { declare, call } = await newRunner()
    const { id } = await declare({ rang: 4, nb_classes: 50, lien: 'resultats.example/42' })
    const change = (body: object) =>
      call('POST /api/palmares/update/{id}', { params: { id }, body })
    expect((await change({ temps: 2650, lien: '' })).data).toMatchObject({
      temps: 2650,
      rang: 4,
      lien: null,
    })
    await expectRefusal(change({ nb_classes: 3 }), 'champs_invalides', 'nb_classes')
    await expectRefusal(change({ statut: 'abandon' }), 'champs_invalides', 'temps')
    const given = await change({ statut: 'abandon', temps: null, rang: null })
    expect(given.data).toMatchObject({ statut: 'abandon', nom: 'Corrida de Noël' })
  })

  it('the same race is declared once, also by two presses at once', async () => {
    const { declare, read, call } = await newRunner()
    const { epreuves_id } = await newRace()
    const two = await Promise.allSettled([declare({ epreuves_id }), declare({ epreuves_id })])
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expectRefusal(declare({ epreuves_id }), 'course_deja_declaree', 'epreuves_id')
    const { id } = await declare()
    await expectRefusal(declare({ nom: 'CORRIDA DE NOEL' }), 'course_deja_declaree', 'nom')
    const other = await declare({ distance: 5000, temps: 1300 })
    const same = { params: { id: other.id }, body: { distance: 10_000, temps: 2700 } }
    await expectRefusal(call('POST /api/palmares/update/{id}', same), 'course_deja_declaree', 'nom')
    await call('POST /api/palmares/del', { body: { id } })
    expect((await read()).courses).toHaveLength(2)
  })

  it('a race that is official is not declared beside it', async () => {
    const { id: users_id, declare, read } = await newRunner()
    const { epreuves_id } = await newRace()
    await createResultat(t.db, epreuves_id, { users_id, preuve: 'code' })
    await expectRefusal(declare({ epreuves_id }), 'course_deja_officielle', 'epreuves_id')
    expect(await read()).toMatchObject({
      courses: [{ est_declaree: false }],
      totaux: { arrivees: 1, declarees: 0 },
    })
  })

  it('a declared race counts no more once its official line is proved', async () => {
    const { id: users_id, declare, read } = await newRunner()
    const { epreuves_id } = await newRace()
    await declare({ epreuves_id })
    await createResultat(t.db, epreuves_id, { nom: 'Autre', prenom: 'Personne' })
    expect((await read()).courses).toMatchObject([{ has_resultats: true, est_remplacee: false }])
    await createResultat(t.db, epreuves_id, { users_id, preuve: 'code', rang: 7 })
    const { courses, totaux, cotes } = await read()
    expect(courses.map(({ est_remplacee }) => est_remplacee).toSorted()).toEqual([false, true])
    expect(totaux).toMatchObject({ arrivees: 1, declarees: 0 })
    expect(cotes.ensemble).toMatchObject({ nb: 1 })
  })

  it('an épreuve to come, cancelled, of a draft or unknown is not declared', async () => {
    const { declare } = await newRunner()
    const ofNext = await newRace(20)
    await expectRefusal(declare({ epreuves_id: ofNext.epreuves_id }), 'champs_invalides', 'date')
    const gone = await newRace(-40, {}, { annulee: true })
    const cancelled = declare({ epreuves_id: gone.epreuves_id })
    await expectRefusal(cancelled, 'champs_invalides', 'epreuves_id')
    const draft = await newRace(-40, {}, { brouillon: true })
    await expectRefusal(declare({ epreuves_id: draft.epreuves_id }), 'epreuve_introuvable')
    await expectRefusal(declare({ epreuves_id: 2_000_000_000 }), 'epreuve_introuvable')
  })

  it('an outing is that of one declared race, and its member’s own', async () => {
    const me = await newRunner()
    const other = await newRunner()
    const { id: activites_id } = await createActivite(t.db, { users_id: me.id })
    await expectRefusal(other.declare({ activites_id }), 'activite_introuvable')
    expect((await me.declare({ activites_id })).data).toMatchObject({ activites_id })
    const again = me.declare({ activites_id, nom: 'Autre course' })
    await expectRefusal(again, 'course_deja_declaree')
  })

  it('the outing of its day and length is found, unless two could be it', async () => {
    const me = await newRunner()
    const date = dayFrom(t.clock.now, -30)
    const run = { users_id: me.id, debut: `${date}T08:00:00Z` }
    const { id } = await createActivite(t.db, { ...run, distance: 10_400 })
    await createActivite(t.db, { ...run, distance: 3000 })
    expect((await me.declare()).data.activites_id).toBe(id)
    await createActivite(t.db, { ...run, distance: 20_800 })
    await createActivite(t.db, { ...run, distance: 21_000 })
    const half = { nom: 'Semi', distance: 21_097, temps: 6000 }
    expect((await me.declare(half)).data.activites_id).toBeNull()
  })
})

describe('a palmarès is its member’s own', () => {
  const others = PERSONAS.filter((persona) => persona !== 'visitor')

  it.each(others)('%s neither reads nor changes the race of another member', async (persona) => {
    const me = await newRunner()
    const { id } = await me.declare()
    const reader = await newRunner(FLAGS[persona])
    expect(await reader.read()).toMatchObject({ courses: [] })
    const params = { id }
    const change = reader.call('POST /api/palmares/update/{id}', { params, body: { rang: 1 } })
    await expectRefusal(change, 'course_declaree_introuvable')
    const remove = reader.call('POST /api/palmares/del', { body: { id } })
    await expectRefusal(remove, 'course_declaree_introuvable')
  })
})

describe('a palmarès that is shown', () => {
  async function newPublic() {
    const me = await newRunner()
    const birth = { naissance: '1990-01-01', visibilite: 'public' } as const
    await t.db.update(tables.profils).set(birth).where(eq(tables.profils.users_id, me.id))
    const { epreuves_id } = await newRace()
    await createResultat(t.db, epreuves_id, { users_id: me.id, preuve: 'code', temps: 2500 })
    await me.declare({ temps: 2000 })
    const choose = async (body: object) =>
      (await me.call('POST /api/palmares/reglages', { body })).data
    const see = async (call: TestApp['call'] = t.call) =>
      (await call('GET /api/palmares/coureurs/{id}', { params: { id: String(me.id) } })).data
    return { ...me, choose, see }
  }

  it('nothing is shown until its member chooses so, and again afterwards', async () => {
    const { see, choose } = await newPublic()
    expect(await see()).toBeNull()
    await choose({ est_public: true })
    expect((await see())?.courses).toHaveLength(1)
    await choose({ est_public: false })
    expect(await see()).toBeNull()
  })

  it('declared races and the rating are chosen apart, and hidden races weigh in neither', async () => {
    const { see, choose } = await newPublic()
    await choose({ est_public: true, avec_cote: true })
    const official = await see()
    expect(official).toMatchObject({
      courses: [{ est_declaree: false, points: 662 }],
      totaux: { arrivees: 1, declarees: 0 },
      cotes: { ensemble: { cote: 662, nb: 1 } },
      meilleurs: [{ course: { temps: 2500 } }],
    })
    await choose({ avec_declarees: true, avec_cote: false })
    const whole = await see()
    expect(whole).toMatchObject({ cotes: null, meilleurs: [{ course: { temps: 2000 } }] })
    expect(whole?.courses.map(({ est_declaree, points }) => [est_declaree, points])).toEqual([
      [true, null],
      [false, null],
    ])
    expect(whole?.courses[0]).not.toHaveProperty('activites_id')
    expect(whole?.courses[0]).not.toHaveProperty('preuve')
  })

  it('it is seen by those who see the profile alone', async () => {
    const me = await newPublic()
    await me.choose({ est_public: true })
    const reader = await newRunner()
    const limit = (visibilite: 'membres' | 'personne') =>
      t.db.update(tables.profils).set({ visibilite }).where(eq(tables.profils.users_id, me.id))
    await limit('membres')
    await expectRefusal(me.see(), 'profil_introuvable')
    expect((await me.see(reader.call))?.courses).toHaveLength(1)
    await limit('personne')
    await expectRefusal(me.see(reader.call), 'profil_introuvable')
  })
})
