import { CallError } from '@foulee/contract/call-error'
import type { CourseEditions } from '@foulee/contract/courses-editions'
import type { ErrorCode } from '@foulee/contract/errors'
import { courses, liste } from '@foulee/db/schema'
import {
  createCourse,
  createOrganisateur,
  createUser,
  type NewCourse,
} from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '../../http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '../../test-app.ts'

let t: TestApp
let lea: SignedIn & { id: number; organisateurs_id: number }
beforeAll(async () => {
  t = await testApp()
  const user = await createUser(t.db, { prenom: 'Léa', nom: 'Martin' })
  const organisateur = await createOrganisateur(t.db, { membres: [user.id] })
  lea = { ...user, ...(await t.signIn(user)), organisateurs_id: organisateur.id }
})
afterAll(() => t.close())

const EPREUVE = {
  nom: 'Le 20 km',
  distance: 20_000,
  denivele: 900,
  heure_depart: '09:00',
  points: [{ km: 10, barriere_horaire: '11:00' }],
}
const race = async (given: NewCourse = {}) =>
  (
    await createCourse(t.db, t.clock.now, {
      organisateurs_id: lea.organisateurs_id,
      editions: [{ date_debut: '2026-06-06', editions_fin: '2026-06-07', epreuves: [EPREUVE] }],
      ...given,
    })
  ).id
const read = async (id: number) =>
  (await lea.call('GET /api/courses/{id}/editions', { params: { id } })).data
const saveEdition = (courses_id: number, fields: Record<string, string>, { call } = lea) =>
  call('POST /api/courses/editions', {
    body: form({ courses_id: String(courses_id), ...fields }),
  })
const first = ({ editions }: CourseEditions) => {
  const edition = editions[0]
  const epreuve = edition?.epreuves[0]
  if (!edition || !epreuve) throw new Error('The race has none.')
  return { edition, epreuve }
}
const open = async (given: NewCourse = {}) => {
  const id = await race(given)
  const found = await read(id)
  return { id, version: found.version, ...first(found) }
}

/** Asserts that a call is refused so; with `field`, also what it is about. */
async function expectFailure(call: Promise<unknown>, code: ErrorCode, field?: string) {
  const failure = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(failure instanceof CallError)) throw new Error(`Not refused: ${String(failure)}`)
  expect(failure.code).toBe(code)
  if (field) expect(Object.keys(failure.errors)).toContain(field)
  return failure
}

const follow = async (epreuves_id: number) => {
  const runner = await createUser(t.db)
  await t.db
    .insert(liste)
    .values({ users_id: runner.id, type: 'epreuve', objet_id: epreuves_id, etat: 'inscrit' })
  return runner
}
const mailsAfterWork = async ({ email }: { email: string }) => {
  await t.workOff()
  return t.mailsTo(email).map(({ text }) => text)
}

describe('an edition', () => {
  it('is made with its day, and filled in little by little', async () => {
    const id = await race({ editions: [] })
    await expectFailure(saveEdition(id, {}), 'champs_invalides', 'date_debut')
    const made = await saveEdition(id, { date_debut: '2026-09-06' })
    expect(made.data.editions).toMatchObject([{ id: made.id, date_debut: '2026-09-06' }])
    const { data } = await saveEdition(id, {
      id: String(made.id),
      heure_depart: '08:30',
      url_inscription: 'inscriptions.example/2026',
      inscription_fermeture: '2026-09-01T20:00:00+02:00',
      places: '300',
      liste_attente: 'true',
    })
    expect(data.editions[0]).toMatchObject({
      date_debut: '2026-09-06',
      heure_depart: '08:30',
      url_inscription: 'https://inscriptions.example/2026',
      inscription_fermeture: '2026-09-01T18:00:00Z',
      places: 300,
      liste_attente: true,
    })
    const seen = (await t.call('GET /api/courses/{id}', { params: { id } })).data
    expect(seen.editions_next[0]?.places).toBe(300)
    const emptied = await saveEdition(id, { id: String(made.id), places: '', url_inscription: '' })
    expect(emptied.data.editions[0]).toMatchObject({ places: null, url_inscription: null })
  })

  it.each([
    ['editions_fin', { editions_fin: '2026-06-05' }],
    ['inscription_fermeture', { inscription_fermeture: '2026-06-08T10:00:00Z' }],
    ['annulation_motif', { annulee: 'true' }],
    ['places', { places: '0' }],
    ['heure_depart', { heure_depart: '25:00' }],
    ['url_inscription', { url_inscription: 'javascript:alert(1)' }],
    ['date_debut', { date_debut: '' }],
    ['reportee_du', { reportee: 'true' }],
    ['epreuves', { heure_depart: '', editions_fin: '', date_debut: '2026-06-06' }],
  ])('refuses what cannot be: %s', async (field, fields) => {
    const { id, edition } = await open({
      editions: [
        {
          date_debut: '2026-06-06',
          editions_fin: '2026-06-07',
          epreuves: [{ ...EPREUVE, date_depart: '2026-06-07' }],
        },
      ],
    })
    await expectFailure(
      saveEdition(id, { id: String(edition.id), ...fields }),
      'champs_invalides',
      field,
    )
    expect(first(await read(id)).edition).toEqual(edition)
  })

  it('moves with its épreuves', async () => {
    const { id, edition } = await open({
      editions: [
        {
          date_debut: '2026-06-06',
          editions_fin: '2026-06-07',
          epreuves: [{ ...EPREUVE, date_depart: '2026-06-07' }],
        },
      ],
    })
    const { data } = await saveEdition(id, {
      id: String(edition.id),
      date_debut: '2026-06-13',
      editions_fin: '2026-06-14',
    })
    expect(first(data).epreuve.date_depart).toBe('2026-06-14')
  })

  it('of another race does not exist', async () => {
    const { edition } = await open()
    const other = await race()
    const fields = { id: String(edition.id), places: '12' }
    await expectFailure(saveEdition(other, fields), 'objet_introuvable')
    await expectFailure(saveEdition(other, { copie_de: String(edition.id) }), 'objet_introuvable')
  })

  it('saved by two editors: the second is told, and nothing is lost', async () => {
    const { id, version, edition } = await open()
    const user = await createUser(t.db, { is_staff: true, prenom: 'Nora', nom: 'Diaz' })
    const nora = { ...lea, ...(await t.signIn(user)) }
    const fields = { id: String(edition.id), version: String(version) }
    await saveEdition(id, { ...fields, places: '400' }, nora)
    const late = await expectFailure(
      saveEdition(id, { ...fields, places: '500' }),
      'version_depassee',
      'version',
    )
    expect(late.errors.version).toContain('Nora Diaz')
    expect(first(await read(id)).edition.places).toBe(400)
    // Another part of the race is nobody else's.
    await saveEdition(id, { date_debut: '2027-06-05', version: String(version) })
  })
})

describe('a change of date', () => {
  it.each([
    [
      'moved',
      { date_debut: '2026-06-05' },
      'La date passe du samedi 6 juin au vendredi 5 juin 2026.',
    ],
    [
      'put off',
      { date_debut: '2026-09-05', editions_fin: '', reportee: 'true' },
      'La course est reportée du samedi 6 juin au samedi 5 septembre 2026.',
    ],
    [
      'cancelled',
      { annulee: 'true', annulation_motif: 'Trop de neige au col.' },
      'L’édition du samedi 6 juin 2026 est annulée. Raison\u00a0: Trop de neige au col.',
    ],
  ])('%s: whoever has it in the run list is told', async (_label, fields, words) => {
    const { id, edition, epreuve } = await open()
    const runner = await follow(epreuve.id)
    await saveEdition(id, { id: String(edition.id), ...fields })
    expect((await mailsAfterWork(runner)).join('\n').replace(/\s+/g, ' ')).toContain(
      words.replace(/\s+/g, ' '),
    )
  })

  it('put off keeps the day that was announced first', async () => {
    const { id, edition } = await open()
    const put = (date_debut: string) =>
      saveEdition(id, { id: String(edition.id), date_debut, editions_fin: '', reportee: 'true' })
    await put('2026-09-05')
    expect(first((await put('2026-10-03')).data).edition.reportee_du).toBe('2026-06-06')
    const { data } = await saveEdition(id, { id: String(edition.id), reportee: 'false' })
    expect(first(data).edition.reportee_du).toBeNull()
  })

  it('of a draft is nobody’s news', async () => {
    const { id, edition, epreuve } = await open({ etat: 0 })
    const runner = await follow(epreuve.id)
    await saveEdition(id, { id: String(edition.id), date_debut: '2026-06-05' })
    expect(await mailsAfterWork(runner)).toEqual([])
  })

  it('that changes nothing is nobody’s news', async () => {
    const { id, version, edition, epreuve } = await open()
    const runner = await follow(epreuve.id)
    await saveEdition(id, { id: String(edition.id), date_debut: '2026-06-06' })
    expect(await mailsAfterWork(runner)).toEqual([])
    expect((await read(id)).version).toBe(version)
  })
})

describe('the next edition', () => {
  const PAST = {
    date_debut: '2025-06-01',
    editions_fin: '2025-06-02',
    heure_depart: '09:00',
    inscription_ouverture: '2025-01-10T09:00:00Z',
    inscription_fermeture: '2025-05-30T20:00:00Z',
    url_inscription: 'https://inscriptions.example/2025',
    inscrits: 412,
    places: 500,
    epreuves: [
      { ...EPREUVE, date_depart: '2025-06-02', label_niveau: 'regional', label_annee: 2025 },
    ],
  } as const

  it('is proposed once the last is past, and made like it', async () => {
    const { id, edition } = await open({ editions: [{ ...PAST, epreuves: [...PAST.epreuves] }] })
    const { proposition } = await read(id)
    expect(proposition).toEqual({ copie_de: edition.id, date_debut: '2026-06-07' })
    const { data } = await saveEdition(id, { copie_de: String(edition.id) })
    expect(data.proposition).toBeNull()
    const next = first(data)
    expect(next.edition).toMatchObject({
      ...{ date_debut: '2026-06-07', editions_fin: '2026-06-08', a_confirmer: true },
      ...{ heure_depart: '09:00', places: 500, inscrits: null, url_inscription: null },
      inscription_ouverture: '2026-01-16T09:00:00Z',
      inscription_fermeture: '2026-06-05T20:00:00Z',
    })
    expect(next.epreuve).toMatchObject({
      ...{ nom: 'Le 20 km', distance: 20_000, date_depart: '2026-06-08', label_niveau: null },
      points: [{ km: 10, type: 'ravito_complet', barriere_horaire: '11:00' }],
    })
    expect(next.epreuve.id).not.toBe(edition.epreuves[0]?.id)
  })

  it('is not proposed while one is to come', async () => {
    expect((await read(await race())).proposition).toBeNull()
  })
})

describe('an épreuve', () => {
  const save = (body: Parameters<typeof lea.call<'POST /api/courses/epreuves'>>[1]['body']) =>
    lea.call('POST /api/courses/epreuves', { body })

  it('is made, changed and ordered', async () => {
    const { id, edition, epreuve } = await open()
    const made = await save({
      ...{ editions_id: edition.id, nom: 'Le 10 km', type: 'trail', distance: 10_000 },
      materiel: ['Un gobelet', 'Un gobelet'],
      points: [
        { type: 'controle', km: 8, nom: '', barriere_horaire: null, barriere_jour: 2 },
        { type: 'eau', km: 3, nom: 'Fontaine', barriere_horaire: null, barriere_jour: 0 },
      ],
    })
    const { data } = await lea.call('POST /api/courses/epreuves/ordre', {
      body: { editions_id: edition.id, ids: [made.id, epreuve.id] },
    })
    expect(first(data).epreuve).toMatchObject({
      ...{ id: made.id, nom: 'Le 10 km', materiel: ['Un gobelet'] },
      points: [
        { km: 3, nom: 'Fontaine' },
        { km: 8, nom: null, barriere_jour: 0 },
      ],
    })
    const base = { editions_id: edition.id, id: made.id }
    const changed = await save({ ...base, distance: 11_000, points: [] })
    expect(first(changed.data).epreuve).toMatchObject({ distance: 11_000, points: [] })
    const { version } = changed.data
    expect((await save({ ...base, distance: 11_000 })).data.version).toBe(version)
    const seen = (await t.call('GET /api/courses/{id}', { params: { id } })).data
    expect(seen.editions_next[0]?.epreuves[0]).toMatchObject({ nom: 'Le 10 km', distance: 11_000 })
  })

  it.each([
    ['distance', { distance: 0 }],
    ['distance', { distance: 2_000_001, points: [] }],
    ['denivele', { denivele: 19_000 }],
    ['date_depart', { date_depart: '2026-06-08' }],
    ['points', { distance: 9000 }],
    ['points', { heure_depart: '11:00' }],
    ['barriere_horaire', { barriere_horaire: 30 }],
    ['prix', { prix: 2_000_000 }],
    ['places', { places: 0 }],
    ['label_annee', { label_niveau: 'regional' as const }],
    ['surfaces', { surfaces: { path: 0.9, road: 0.9 } }],
    ['parcours_id', { parcours_id: 2_000_000_000 }],
    ['resultats_url', { resultats_url: 'ftp://a.fr' }],
  ])('refuses what cannot be: %s', async (field, given) => {
    const { id, edition, epreuve } = await open()
    const call = save({ editions_id: edition.id, id: epreuve.id, ...given })
    await expectFailure(call, 'champs_invalides', field)
    expect(first(await read(id)).epreuve).toEqual(epreuve)
  })

  it('follows a published route, or one’s own', async () => {
    const { edition, epreuve } = await open()
    const base = { editions_id: edition.id, id: epreuve.id }
    const theirs = await createParcours(t.db, t.clock.now, { etat: 0 })
    const mine = await createParcours(t.db, t.clock.now, { etat: 0, users_id: lea.id })
    const seen = await createParcours(t.db, t.clock.now)
    await expectFailure(
      save({ ...base, parcours_id: theirs.id }),
      'champs_invalides',
      'parcours_id',
    )
    await save({ ...base, parcours_id: mine.id })
    const { data } = await save({ ...base, parcours_id: seen.id })
    expect(first(data).epreuve.parcours_id).toBe(seen.id)
    const route = await t.call('GET /api/parcours/{id}', { params: { id: seen.id } })
    expect(route.data.courses.map((one) => one.epreuves_id)).toContain(epreuve.id)
  })

  it('that somebody means to run, and its edition, stay', async () => {
    const { edition, epreuve } = await open()
    await follow(epreuve.id)
    const body = { id: epreuve.id }
    await expectFailure(lea.call('POST /api/courses/epreuves/del', { body }), 'epreuve_suivie')
    const whole = { id: edition.id }
    await expectFailure(
      lea.call('POST /api/courses/editions/del', { body: whole }),
      'epreuve_suivie',
    )
  })

  it('that nobody means to run goes', async () => {
    const { edition, epreuve } = await open()
    const gone = await lea.call('POST /api/courses/epreuves/del', { body: { id: epreuve.id } })
    expect(gone.data.editions[0]?.epreuves).toEqual([])
    const { data } = await lea.call('POST /api/courses/editions/del', { body: { id: edition.id } })
    expect(data.editions).toEqual([])
  })

  it('stays while the staff read the race', async () => {
    const { id, epreuve } = await open()
    await t.db.update(courses).set({ etat: 1 }).where(eq(courses.id, id))
    const body = { id: epreuve.id }
    await expectFailure(
      lea.call('POST /api/courses/epreuves/del', { body }),
      'course_incomplete',
      'epreuves',
    )
  })

  it('of another edition does not exist', async () => {
    const { edition } = await open()
    const { epreuve } = await open()
    await expectFailure(
      save({ editions_id: edition.id, id: epreuve.id, nom: 'Autre' }),
      'objet_introuvable',
    )
  })
})

describe('the check-list', () => {
  it('has its dates, and keeps what is done', async () => {
    const { id, edition } = await open()
    const note = async (body: { cle?: 'avis'; fait?: boolean; etendue?: 'commune' }) =>
      (
        await lea.call('POST /api/courses/{id}/demarches', {
          params: { id },
          body: { editions_id: edition.id, ...body },
        })
      ).data[0]
    const avis = (list: Awaited<ReturnType<typeof note>>) =>
      list?.demarches.find(({ cle }) => cle === 'avis')
    const { data } = await lea.call('GET /api/courses/{id}/demarches', { params: { id } })
    expect(avis(data[0])).toMatchObject({ date: '2026-02-06', etat: 'en_retard', fait_le: null })
    expect(avis(await note({ etendue: 'commune' }))).toMatchObject({
      date: '2026-03-06',
      etat: 'en_retard',
    })
    expect(avis(await note({ cle: 'avis', fait: true }))).toMatchObject({ etat: 'faite' })
    expect(avis(await note({ cle: 'avis', fait: false }))).toMatchObject({ etat: 'en_retard' })
  })

  it('names the next thing to do where organisers see their races', async () => {
    const { id } = await open()
    const { data } = await lea.call('GET /api/courses/{id}/gestion', { params: { id } })
    expect(data.echeance).toEqual({
      date: '2026-02-06',
      texte: 'L’inscrire au calendrier de la FFA',
    })
    const mine = await lea.call('GET /api/courses/mes-courses')
    expect(mine.data.find(({ course }) => course.id === id)?.echeance).toEqual(data.echeance)
  })

  it.each([
    ['another country', { pays: 'CH' }],
    ['nothing to come', { editions: [{ date_debut: '2025-06-06', epreuves: [EPREUVE] }] }],
    ['a cancelled edition', { editions: [{ date_debut: '2026-06-06', annulee: true }] }],
  ])('is empty: %s', async (_label, given) => {
    const { id } = await open(given)
    const { data } = await lea.call('GET /api/courses/{id}/demarches', { params: { id } })
    expect(data).toEqual([])
  })

  it('is not for the edition of another race', async () => {
    const id = await race()
    const { edition } = await open()
    const body = { editions_id: edition.id, cle: 'avis', fait: true } as const
    const call = lea.call('POST /api/courses/{id}/demarches', { params: { id }, body })
    await expectFailure(call, 'objet_introuvable')
  })
})
