import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { EPREUVE, first, follow, type Lea, mailsAfterWork, meetLea } from './editions.test-cast.ts'

let t: TestApp
let lea: Lea
beforeAll(async () => {
  t = await testApp()
  lea = await meetLea(t)
})
afterAll(() => t.close())

describe('edition of a race', () => {
  it('an edition is created with its day, and completed step by step', async () => {
    const id = await lea.race({ editions: [] })
    await expectRefusal(lea.saveEdition(id, {}), 'champs_invalides', 'date_debut')
    const made = await lea.saveEdition(id, { date_debut: '2026-09-06' })
    expect(made.data.editions).toMatchObject([{ id: made.id, date_debut: '2026-09-06' }])
    const { data } = await lea.saveEdition(id, {
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
    const emptied = await lea.saveEdition(id, {
      id: String(made.id),
      places: '',
      url_inscription: '',
    })
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
  ])('an invalid edition is refused: %s', async (field, fields) => {
    const { id, edition } = await lea.open({
      editions: [
        {
          date_debut: '2026-06-06',
          editions_fin: '2026-06-07',
          epreuves: [{ ...EPREUVE, date_depart: '2026-06-07' }],
        },
      ],
    })
    await expectRefusal(
      lea.saveEdition(id, { id: String(edition.id), ...fields }),
      'champs_invalides',
      field,
    )
    expect(first(await lea.read(id)).edition).toEqual(edition)
  })

  it('moves with its épreuves', async () => {
    const { id, edition } = await lea.open({
      editions: [
        {
          date_debut: '2026-06-06',
          editions_fin: '2026-06-07',
          epreuves: [{ ...EPREUVE, date_depart: '2026-06-07' }],
        },
      ],
    })
    const { data } = await lea.saveEdition(id, {
      id: String(edition.id),
      date_debut: '2026-06-13',
      editions_fin: '2026-06-14',
    })
    expect(first(data).epreuve.date_depart).toBe('2026-06-14')
  })

  it('an edition of another race is not found', async () => {
    const { edition } = await lea.open()
    const other = await lea.race()
    const fields = { id: String(edition.id), places: '12' }
    await expectRefusal(lea.saveEdition(other, fields), 'objet_introuvable')
    await expectRefusal(
      lea.saveEdition(other, { copie_de: String(edition.id) }),
      'objet_introuvable',
    )
  })

  it('an invalid edition or épreuve reports all errors at once', async () => {
    const { id, edition } = await lea.open()
    const wrongOf = async (act: Promise<unknown>) =>
      act.then(
        () => [],
        ({ errors }) => Object.keys(errors).toSorted(),
      )
    const bad = { url_inscription: 'javascript:alert(1)', places: '0' }
    expect(await wrongOf(lea.saveEdition(id, bad))).toEqual([
      'date_debut',
      'places',
      'url_inscription',
    ])
    const putOff = { id: String(edition.id), reportee: 'true', date_debut: '', report_motif: '' }
    expect(await wrongOf(lea.saveEdition(id, putOff))).toEqual(['date_debut', 'report_motif'])
    const epreuve = { distance: 10_000, denivele: 9000, resultats_url: 'javascript:alert(1)' }
    expect(await wrongOf(lea.saveEpreuve({ editions_id: edition.id, ...epreuve }))).toEqual([
      'denivele',
      'nom',
      'resultats_url',
      'type',
    ])
  })

  it('the history names the épreuve in sentences, also after its deletion', async () => {
    const { id, edition, epreuve } = await lea.open()
    await lea.saveEdition(id, { id: String(edition.id), heure_depart: '08:30' })
    const of = { editions_id: edition.id, id: epreuve.id }
    await lea.saveEpreuve({ ...of, heure_depart: '09:30' })
    const read = async () =>
      (await lea.call('GET /api/courses/{id}/historique', { params: { id } })).data.map(
        ({ lignes }) => lignes,
      )
    const changed = 'a changé l’heure de départ'
    expect(await read()).toEqual([
      [`${changed} du 20 km de 9h à 9h30`],
      ['a indiqué l’heure de départ de l’édition 2026\u00a0: 8h30'],
    ])
    await lea.call('POST /api/courses/epreuves/del', { body: { id: epreuve.id } })
    expect((await read()).slice(0, 2)).toEqual([
      ['a retiré l’épreuve «\u00a0Le 20 km\u00a0»'],
      [`${changed} de 9h à 9h30`],
    ])
  })

  it('a concurrent save is refused, and nothing is lost', async () => {
    const { id, version, edition } = await lea.open()
    const user = await createUser(t.db, { is_staff: true, prenom: 'Nora', nom: 'Diaz' })
    const nora = { ...lea, ...(await t.signIn(user)) }
    const fields = { id: String(edition.id), version: String(version) }
    await lea.saveEdition(id, { ...fields, places: '400' }, nora)
    const late = await expectRefusal(
      lea.saveEdition(id, { ...fields, places: '500' }),
      'version_depassee',
      'version',
    )
    expect(late.errors.version).toContain('Diaz Nora')
    expect(first(await lea.read(id)).edition.places).toBe(400)
    await lea.saveEdition(id, { date_debut: '2027-06-05', version: String(version) })
  })
})

describe('change of the date of an edition', () => {
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
  ])(
    'members with the race in their run list are notified when it is %s',
    async (_label, fields, words) => {
      const { id, edition, epreuve } = await lea.open()
      const runner = await follow(t, epreuve.id)
      await lea.saveEdition(id, { id: String(edition.id), ...fields })
      expect((await mailsAfterWork(t, runner)).join('\n').replace(/\s+/g, ' ')).toContain(
        words.replace(/\s+/g, ' '),
      )
    },
  )

  it('a postponement gives its reason to the followers, and requires it', async () => {
    const { id, edition, epreuve } = await lea.open()
    const runner = await follow(t, epreuve.id)
    const put = { id: String(edition.id), date_debut: '2026-09-05', reportee: 'true' }
    const blank = { ...put, editions_fin: '', report_motif: '' }
    await expectRefusal(lea.saveEdition(id, blank), 'champs_invalides', 'report_motif')
    await lea.saveEdition(id, { ...blank, report_motif: 'Alerte orange aux orages.' })
    const [mail] = await mailsAfterWork(t, runner)
    expect(mail).toContain('Alerte orange aux orages.')
    const { data } = await t.call('GET /api/courses/{id}', { params: { id: String(id) } })
    expect(data.editions_next[0]?.report_motif).toBe('Alerte orange aux orages.')
  })

  describe('postponement to an unknown day', () => {
    const motif = 'Arrêté préfectoral.'
    const lose = async (input = {}) => {
      const opened = await lea.open(input)
      const runner = await follow(t, opened.epreuve.id)
      const fields = { reportee: 'true', date_inconnue: 'true', report_motif: motif }
      await lea.saveEdition(opened.id, { id: String(opened.edition.id), ...fields })
      return { ...opened, runner, params: { id: String(opened.id) } }
    }

    it('the announced day stands only where it is said to be void', async () => {
      const { id, params, runner, epreuve } = await lose({ ville: 'Autrans' })
      expect((await mailsAfterWork(t, runner)).join('\n').replace(/\s+/g, ' ')).toContain(
        `La course du samedi 6 juin 2026 est reportée à une date qui n’est pas encore fixée. Raison : ${motif}`,
      )
      const { data } = await t.call('GET /api/courses/{id}', { params })
      expect(data.editions_next[0]).toMatchObject({
        ...{ date_debut: null, editions_fin: null, reportee_du: '2026-06-06' },
        ...{ report_motif: motif, is_past: false },
      })
      const ofThatMonth = { date_min: '2026-06-01', date_max: '2026-06-30', nb_page: 100 }
      const listed = await t.call('GET /api/courses', { query: ofThatMonth })
      expect(listed.data.map((item) => item.id)).not.toContain(id)
      const ics = await t.inject({ url: `/api/courses/${id}/calendrier.ics` })
      expect(ics.body).toContain('STATUS:CANCELLED')
      expect(ics.body).toContain('SUMMARY:Reportée\\, date à venir')
      const me = await t.signIn(runner)
      const [held] = (await me.call('GET /api/liste')).data.epreuve
      expect(held?.item).toMatchObject({
        edition: { date_debut: null, report_motif: motif, is_past: false },
        epreuve: { date_depart: null, has_started: false },
      })
      const agenda = await me.call('POST /api/auth/agenda', {
        query: { du: '2026-06-01', au: '2026-06-30' },
      })
      expect(JSON.stringify(agenda.data)).not.toContain(`epreuve:${epreuve.id}`)
    })

    it('an edition is neither past nor run after the announced day', async () => {
      const editions = [{ date_debut: '2025-06-06', epreuves: [EPREUVE] }]
      const { id, edition, epreuve, params } = await lose({ editions })
      expect(first(await lea.read(id)).edition.is_past).toBe(false)
      const { data } = await t.call('GET /api/courses/{id}', { params })
      expect(data.editions_next.map((item) => item.id)).toEqual([edition.id])
      expect(data.editions_next[0]?.epreuves[0]?.has_started).toBe(false)
      const query = { params: { epreuves_id: String(epreuve.id) } }
      const gestion = await lea.call('GET /api/resultats/{epreuves_id}/gestion', query)
      expect(gestion.data.empechement).toMatch(/reportée sans date/)
    })

    it('a new day is notified to the followers', async () => {
      const { id, edition, runner } = await lose()
      await mailsAfterWork(t, runner)
      const day = { date_debut: '2026-09-05', editions_fin: '' }
      await lea.saveEdition(id, { id: String(edition.id), ...day })
      expect((await mailsAfterWork(t, runner)).join('\n').replace(/\s+/g, ' ')).toContain(
        'La date est fixée au samedi 5 septembre 2026.',
      )
    })

    it('an edition held on the announced day after all is no longer postponed', async () => {
      const { id, edition } = await lose()
      const day = { date_debut: '2026-06-06', editions_fin: '2026-06-07' }
      const { data } = await lea.saveEdition(id, { id: String(edition.id), ...day })
      expect(first(data).edition).toMatchObject({
        ...{ date_inconnue: false, reportee_du: null, report_motif: null },
      })
    })
  })

  it('a second postponement keeps the day first announced', async () => {
    const { id, edition } = await lea.open()
    const put = (date_debut: string) =>
      lea.saveEdition(id, {
        id: String(edition.id),
        date_debut,
        editions_fin: '',
        reportee: 'true',
      })
    await put('2026-09-05')
    expect(first((await put('2026-10-03')).data).edition.reportee_du).toBe('2026-06-06')
    const { data } = await lea.saveEdition(id, { id: String(edition.id), reportee: 'false' })
    expect(first(data).edition.reportee_du).toBeNull()
  })

  it('a change of a draft notifies nobody', async () => {
    const { id, edition, epreuve } = await lea.open({ etat: 0 })
    const runner = await follow(t, epreuve.id)
    await lea.saveEdition(id, { id: String(edition.id), date_debut: '2026-06-05' })
    expect(await mailsAfterWork(t, runner)).toEqual([])
  })

  it('an unchanged date notifies nobody', async () => {
    const { id, version, edition, epreuve } = await lea.open()
    const runner = await follow(t, epreuve.id)
    await lea.saveEdition(id, { id: String(edition.id), date_debut: '2026-06-06' })
    expect(await mailsAfterWork(t, runner)).toEqual([])
    expect((await lea.read(id)).version).toBe(version)
  })
})
