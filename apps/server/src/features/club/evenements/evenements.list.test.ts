import { evenementAttentes } from '@foulee/db/schema'
import { createEvenement, createInscription } from '@foulee/testing/evenements'
import { createOrganisateur, createUser, dayFrom, nextNumber } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { evenementShare } from './evenement.share.ts'
import { findDates } from './evenements.test-cast.ts'
import { sortiesDirectory } from './sorties.directory.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const day = (days: number) => dayFrom(t.clock.now, days)
const make = (input: Parameters<typeof createEvenement>[2] = {}) =>
  createEvenement(t.db, t.clock.now, input)
const list = async (query: Record<string, string | number> = {}) =>
  (await t.call('GET /api/evenements', { query: { nb_page: 100, ...query } })).data
async function world(...inputs: Parameters<typeof make>[0][]) {
  const { id: organisateurs_id } = await createOrganisateur(t.db)
  const made = []
  for (const input of inputs) made.push(await make({ organisateurs_id, ...input }))
  const titres = async (query: Parameters<typeof list>[0] = {}) =>
    (await list({ organisateur: String(organisateurs_id), ...query })).map(({ titre }) => titre)
  return { organisateurs_id, made, titres }
}

describe('the list of events', () => {
  it('the list holds published events with a future date, the next first, each once', async () => {
    const { titres } = await world(
      { titre: 'Tard', dates: [{ dans: 20 }, { dans: 27 }] },
      { titre: 'Tôt', dates: [{ dans: -2 }, { dans: 5 }, { dans: 12 }, { dans: 40 }] },
      { titre: 'Brouillon', etat: 0 },
      { titre: 'Passé', dates: [{ dans: -2 }] },
      { titre: 'Tout annulé', dates: [{ annule_le: t.clock.now.toISOString() }] },
      { titre: 'Annulé', etat: -1 },
    )
    expect(await titres()).toEqual(['Tôt', 'Tard'])
    expect(await titres({ tri: 'nom' })).toEqual(['Tard', 'Tôt'])
    expect(await titres({ nb_page: 1, page: 2 })).toEqual(['Tard'])
  })

  it('filters by day, moment and places match one and the same date, which the card shows', async () => {
    const { titres, organisateurs_id, made } = await world(
      {
        titre: 'Soir',
        dates: [
          { dans: 5, heure: '19:00' },
          { dans: 12, heure: '19:00' },
        ],
      },
      { titre: 'Matin', dates: [{ dans: 6, heure: '09:00', places: 1 }] },
    )
    expect(await titres({ moment: 'soir' })).toEqual(['Soir'])
    expect(await titres({ moment: 'matin,soir' })).toEqual(['Soir', 'Matin'])
    expect(await titres({ debut_min: day(6), debut_max: day(6) })).toEqual(['Matin'])
    expect(await titres({ debut_min: day(6), moment: 'soir' })).toEqual(['Soir'])
    const [card] = await list({ organisateur: organisateurs_id, debut_min: day(10) })
    expect(card).toMatchObject({ titre: 'Soir', nb_dates: 2, prochaine: { jour: day(12) } })
    const [date] = await findDates(t, made[1]?.id ?? 0)
    await createInscription(t.db, t.clock.now, { evenement_dates_id: date?.id ?? 0 })
    expect(await titres({ places: 1 })).toEqual(['Soir'])
    const [full] = await list({ organisateur: organisateurs_id, moment: 'matin' })
    expect(full?.prochaine).toMatchObject({ etat: 'complet', places_restantes: 0 })
  })

  it('filters by type, place and audience combine', async () => {
    const { titres } = await world(
      {
        titre: 'Atelier payant',
        type: 'atelier',
        prix: 500,
        niveau: 'debutant',
        departement: '48',
        position: [3.9, 44.6],
      },
      { titre: 'Sortie trail', sports: ['trail'], position: [3.5, 44.52] },
    )
    expect(await titres({ type: 'atelier' })).toEqual(['Atelier payant'])
    expect(await titres({ gratuit: 1 })).toEqual(['Sortie trail'])
    expect(await titres({ sport: 'trail' })).toEqual(['Sortie trail'])
    expect(await titres({ niveau: 'debutant' })).toEqual(['Atelier payant'])
    expect(await titres({ departement: '48' })).toEqual(['Atelier payant'])
    expect(await titres({ autour: '3.5,44.5,10' })).toEqual(['Sortie trail'])
    expect(await titres({ autour: '3.5,44.5,50', tri: 'distance' })).toEqual([
      'Sortie trail',
      'Atelier payant',
    ])
    expect(await titres({ zone: '3,44,3.7,45' })).toEqual(['Sortie trail'])
    await expectRefusal(list({ tri: 'distance' }), 'champs_invalides', 'tri')
  })

  it('the search finds events by words, those of the title first', async () => {
    const word = `zibeline${nextNumber()}`
    const { titres } = await world(
      { titre: 'Sortie du soir', lieu: `Kiosque ${word}` },
      { titre: `Course ${word}`, dates: [{ dans: 30 }] },
    )
    expect(await titres({ texte: word })).toEqual([`Course ${word}`, 'Sortie du soir'])
    expect(await titres({ texte: word, tri: 'date' })).toEqual(['Sortie du soir', `Course ${word}`])
  })

  it('the search tolerates one typo, accents, case and stems, as in every list', async () => {
    const { titres } = await world({ titre: 'Grimpettes à Quézactabulle', lieu: null })
    const found = ['Grimpettes à Quézactabulle']
    for (const texte of ['QUEZACTABULLE', 'quézactabule', 'qeuzactabulle', 'grimpette quezac']) {
      expect(await titres({ texte }), texte).toEqual(found)
    }
    expect(await titres({ texte: 'quizoctabulle' })).toEqual([])
  })

  it('the search finds events by their organiser or shop, under a new name at once', async () => {
    const user = await createUser(t.db)
    const shop = await createMagasin(t.db, t.clock.now, { membres: [user.id] })
    const club = await createOrganisateur(t.db, { membres: [user.id] })
    await make({ titre: 'Au magasin', magasins_id: shop.id })
    await make({ titre: 'Au club', organisateurs_id: club.id })
    const { call } = await t.signIn(user)
    const word = `Wapitisport${nextNumber()}`
    const titres = async () => (await list({ texte: word, tri: 'nom' })).map(({ titre }) => titre)
    expect(await titres()).toEqual([])
    await call('POST /api/magasins/update/{id}', { params: { id: shop.id }, body: { nom: word } })
    await call('POST /api/courses/organisateurs', { body: { id: club.id, nom: word } })
    expect(await titres()).toEqual(['Au club', 'Au magasin'])
  })

  it('the filter by route lists events only when the route is public', async () => {
    const shown = await createParcours(t.db, t.clock.now)
    const hidden = await createParcours(t.db, t.clock.now, { etat: 0 })
    const { titres } = await world(
      { titre: 'Ici', parcours_id: shown.id },
      { titre: 'En secret', parcours_id: hidden.id },
      { titre: 'Ailleurs' },
    )
    expect(await titres({ parcours: shown.id })).toEqual(['Ici'])
    expect(await titres({ parcours: hidden.id })).toEqual([])
    await expectRefusal(list({ parcours: 'ici' }), 'champs_invalides', 'parcours')
  })

  it('a published event makes an organiser without a race public', async () => {
    const club = await createOrganisateur(t.db, { verifie_le: t.clock.now.toISOString() })
    await make({ organisateurs_id: club.id })
    await make({ organisateurs_id: club.id, etat: 0 })
    await make({ organisateurs_id: club.id, dates: [{ dans: -2 }] })
    const { data } = await t.call('GET /api/organisateurs/{id}', { params: { id: club.slug } })
    expect(data).toMatchObject({ nb_courses: 0, nb_evenements: 1 })
  })

  it('my=1 lists the member’s own events, drafts and those without a date too', async () => {
    const user = await createUser(t.db)
    const shop = await createMagasin(t.db, t.clock.now, { membres: [user.id] })
    await make({ titre: 'Au magasin', magasins_id: shop.id, etat: 0, dates: [] })
    const dates = [{ dans: 3 }, { dans: 4 }]
    await make({ titre: 'Deux fois', magasins_id: shop.id, etat: 0, dates })
    const { call } = await t.signIn(user)
    const { data } = await call('GET /api/evenements', { query: { my: 1 } })
    expect(data.map(({ titre }) => titre)).toEqual(['Deux fois', 'Au magasin'])
    const mine = await call('GET /api/evenements/mes-evenements', { query: {} })
    expect(mine.data).toMatchObject([
      { evenement: { titre: 'Deux fois', nb_dates: 2 }, nb_manques: 0 },
      { evenement: { titre: 'Au magasin' }, nb_manques: 1 },
    ])
    await expectRefusal(list({ my: 1 }), 'session_absente')
  })

  it('the view by dates lists each date of a month, cancelled ones too', async () => {
    const { organisateurs_id } = await world({
      titre: 'Série',
      dates: [{ dans: 5 }, { dans: 12, annule_le: t.clock.now.toISOString() }, { dans: 19 }],
    })
    const listDates = async (query: object) =>
      (
        await t.call('GET /api/evenements/dates', {
          query: { organisateur: organisateurs_id, ...query },
        })
      ).data.map(({ jour, etat, evenement }) => [jour, etat, evenement.titre])
    expect(await listDates({})).toEqual([
      [day(5), 'ouvert', 'Série'],
      [day(12), 'annule', 'Série'],
      [day(19), 'ouvert', 'Série'],
    ])
    expect(await listDates({ debut_min: day(10), debut_max: day(12) })).toHaveLength(1)
  })

  it('events are counted under filters and by département', async () => {
    const { organisateurs_id } = await world({ departement: '15' })
    const { data } = await t.call('GET /api/filtres/evenements')
    expect(data.departement?.possibles['15']?.nb).toBeGreaterThan(0)
    expect(data.organisateur?.possibles[organisateurs_id]?.nb).toBe(1)
    const sorties = await t.call('GET /api/sorties')
    expect(sorties.data.departements.map(({ departement }) => departement)).toContain('15')
    expect(await sortiesDirectory(t.db, day(0))).toContain('/sorties/cantal')
  })
})

describe('one event', () => {
  it('an event shows its route only when the route is public', async () => {
    const shown = await createParcours(t.db, t.clock.now)
    const hidden = await createParcours(t.db, t.clock.now, { etat: 0 })
    const read = async (parcours_id: number) => {
      const { slug } = await make({ parcours_id })
      return (await t.call('GET /api/evenements/{id}', { params: { id: slug } })).data.parcours
    }
    expect(await read(shown.id)).toMatchObject({ id: shown.id })
    expect(await read(hidden.id)).toBeNull()
  })

  it('a draft is visible to its owners alone', async () => {
    const user = await createUser(t.db)
    const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [user.id] })
    const { slug } = await make({ organisateurs_id, etat: 0 })
    const params = { id: slug }
    await expectRefusal(t.call('GET /api/evenements/{id}', { params }), 'evenement_introuvable')
    const { call } = await t.signIn(user)
    expect((await call('GET /api/evenements/{id}', { params })).data.slug).toBe(slug)
  })

  it('the page shows the next twenty dates', async () => {
    const dates = Array.from({ length: 25 }, (_, index) => ({ dans: index + 1 }))
    const { slug } = await make({ dates: [{ dans: -1 }, ...dates] })
    const { data } = await t.call('GET /api/evenements/{id}', { params: { id: slug } })
    expect(data.dates).toHaveLength(20)
    expect(data).toMatchObject({ nb_dates: 25, prochaine: { jour: day(1) } })
  })

  it('the calendar has one VEVENT per date, in UTC, with cancelled ones marked', async () => {
    const { slug } = await make({
      titre: 'Sortie, du soir',
      rendez_vous: 'Sous le kiosque',
      dates: [{ jour: '2027-07-06' }, { jour: '2027-12-07', annule_le: t.clock.now.toISOString() }],
    })
    const answer = await t.inject({ url: `/api/evenements/${slug}/calendrier.ics` })
    const text = answer.body.replaceAll('\r\n ', '')
    expect(answer.headers['content-type']).toContain('text/calendar')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(text).toContain('DTSTART:20270706T170000Z')
    expect(text).toContain('DTEND:20270706T183000Z')
    expect(text).toContain('DTSTART:20271207T180000Z')
    expect(text).toContain('STATUS:CANCELLED')
    expect(text).toContain('SUMMARY:Annulé\u00a0: Sortie\\, du soir')
  })

  it('an event is drawn on the map while it has a future date', async () => {
    const tile = (query = '') => t.inject({ url: `/api/evenements/tuiles/14/12345/6789${query}` })
    // West of everything else that tests create.
    const size = 2 ** 14
    const lon = (12345.5 / size) * 360 - 180
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * 6789.5) / size))) * 180) / Math.PI
    const { slug } = await make({ position: [lon, lat], type: 'atelier' })
    await t.syncChanges()
    expect((await tile()).rawPayload.toString('latin1')).toContain(slug)
    expect((await tile('?type=essai')).rawPayload.toString('latin1')).not.toContain(slug)
  })

  it('an event has a link preview', async () => {
    const { slug } = await make({ titre: 'Sortie à partager' })
    const shown = await evenementShare.find(t.db, slug)
    expect(shown?.content).toMatchObject({ nom: 'Sortie à partager', is_cancelled: false })
    expect(shown?.content.date).toMatch(/ à 19h$/)
    const draft = await make({ etat: 0 })
    expect(await evenementShare.find(t.db, draft.slug)).toBeNull()
  })
})

it('staff list all events, with their registrations', async () => {
  const nora = await t.signIn(await createUser(t.db, { is_staff: true }))
  const word = `martre${nextNumber()}`
  const { id } = await make({ titre: `Sortie ${word}`, etat: 0 })
  const [date] = await findDates(t, id)
  await createInscription(t.db, t.clock.now, { evenement_dates_id: date?.id ?? 0 })
  const { data, nb } = await nora.call('POST /api/admin/evenements/list', {
    body: { filtres: { recherche: word.toUpperCase(), est_serie: false } },
  })
  expect(nb).toBe(1)
  expect(data).toMatchObject([{ id, statut: 'non_publiee', nb_dates: 1, nb_inscrits: 1 }])
})

it('staff read the attendance of each date, without names', async () => {
  const nora = await t.signIn(await createUser(t.db, { is_staff: true }))
  const { id } = await make({ dates: [{ dans: -7 }, { dans: 7 }] })
  const [past, next] = await findDates(t, id)
  const register = (evenement_dates_id = 0, came = false) =>
    createInscription(t.db, t.clock.now, {
      evenement_dates_id,
      ...(came && { valide_le: t.clock.now.toISOString(), valide_comment: 'nom' as const }),
    })
  await register(past?.id, true)
  await register(past?.id)
  await register(next?.id)
  await createInscription(t.db, t.clock.now, {
    evenement_dates_id: next?.id ?? 0,
    etat: 'annule',
  })
  const waits = { evenement_dates_id: next?.id ?? 0, users_id: (await createUser(t.db)).id }
  await t.db.insert(evenementAttentes).values({ ...waits, etat: 'attente' })
  const params = { id }
  const { data } = await nora.call('POST /api/admin/evenements/accueil/{id}', { params })
  expect(data.dates).toMatchObject([
    { id: past?.id, est_passee: true, inscrits: 2, venus: 1, absents: 1, en_attente: 0 },
    { id: next?.id, est_passee: false, inscrits: 1, venus: 0, absents: 0, en_attente: 1 },
  ])
  const csv = await nora.call('GET /api/admin/evenements/{id}/accueil.csv', { params })
  expect(await csv.blob.text()).toContain(';non;2;1;1;0\r\n')
})
