import { evenementAttentes, inscriptions, notifications } from '@foulee/db/schema'
import { createInscription } from '@foulee/testing/evenements'
import { createUser, dayFrom } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { chooseNotices } from '@foulee/testing/notifications'
import { createParcours } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import {
  create,
  findDates,
  gestion,
  move,
  newEvenement,
  newOrganiser,
  update,
} from './evenements.test-cast.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const day = (days: number) => dayFrom(t.clock.now, days)
const weekly = (nb: number) => ({
  jour: day(7),
  heure: '19:00',
  duree_minutes: '90',
  regle: `FREQ=WEEKLY;COUNT=${nb}`,
})

describe('creation of an event', () => {
  it('events are created by members of the organiser or shop, and those of the staff by staff', async () => {
    const lea = await newOrganiser(t)
    const { id, data } = await create(lea)
    expect(data.evenement).toMatchObject({
      statut: 'non_publiee',
      porteur: { type: 'organisateur' },
    })
    expect(data.manques.map(({ champ }) => champ)).toContain('jour')
    const karim = await t.signIn(await createUser(t.db, { organisateur: true }))
    await expectRefusal(gestion(karim, id), 'evenement_introuvable')
    await expectRefusal(create({ ...lea, ...karim }), 'acces_refuse')
    await expectRefusal(
      karim.call('POST /api/evenements/create', { body: form({ titre: 'Sans personne' }) }),
      'acces_refuse',
    )
    const staff = await nora.call('POST /api/evenements/create', {
      body: form({ titre: 'Foulée en fête' }),
    })
    expect(staff.data.porteur).toMatchObject({ type: 'equipe', id: null })
    const shopkeeper = await createUser(t.db)
    const shop = await createMagasin(t.db, t.clock.now, { membres: [shopkeeper.id] })
    const hers = await t.signIn(shopkeeper)
    const made = await hers.call('POST /api/evenements/create', {
      body: form({ titre: 'Essai de chaussures', magasins_id: String(shop.id) }),
    })
    expect(made.data.porteur).toMatchObject({ type: 'magasin', id: shop.id })
    const { data: names } = await hers.call('GET /api/evenements/porteurs')
    expect(names.map((name) => name.nom)).toEqual([shop.nom])
  })

  it('creation needs a verified address', async () => {
    const lea = await newOrganiser(t)
    const user = await createUser(t.db, { email_verifie_le: null })
    const other = await t.signIn(user)
    await expectRefusal(create({ ...lea, ...other }), 'email_non_verifie')
  })

  it('creation takes one owner, and a visible route', async () => {
    const lea = await newOrganiser(t)
    await expectRefusal(create(lea, { magasins_id: '1' }), 'champs_invalides', 'magasins_id')
    const hidden = await createParcours(t.db, t.clock.now, { etat: 0 })
    const fields = { parcours_id: String(hidden.id) }
    await expectRefusal(create(lea, fields), 'champs_invalides', 'parcours_id')
  })
})

describe('the dates of a series', () => {
  it('the dates of a series follow its rule, less the exclusions', async () => {
    const lea = await newOrganiser(t)
    const { id, data } = await create(lea, {
      ...weekly(4),
      exclusions: JSON.stringify([day(14), day(15)]),
    })
    expect(data.dates.map(({ jour }) => jour)).toEqual([day(7), day(21), day(28)])
    expect(data.evenement.exclusions).toEqual([day(14)])
    expect(data.evenement.serie).toMatch(/^tous les .*s à 19h, sauf le /)
    const changed = await update(lea, id, { heure: '18:30', places: '12' })
    expect(changed.dates.map(({ places }) => places)).toEqual([12, 12, 12])
    expect(new Set(changed.dates.map(({ id }) => id))).toEqual(
      new Set(data.dates.map(({ id }) => id)),
    )
  })

  it.each<[string, Record<string, string>, string]>([
    ['without an end', { regle: 'FREQ=WEEKLY' }, 'regle'],
    ['of 10 000 dates', { regle: 'FREQ=DAILY;COUNT=10000' }, 'regle'],
    ['that nobody can read', { regle: 'FREQ=SECONDLY;COUNT=3' }, 'regle'],
    ['of exclusions alone', { regle: 'FREQ=DAILY;COUNT=1', exclusions: 'jour' }, 'exclusions'],
    ['of an unreal hour', { heure: '25:00' }, 'heure'],
    ['of an unreal day', { jour: '2027-02-29' }, 'jour'],
    ['longer than two days', { duree_minutes: '4000' }, 'duree_minutes'],
    ['dearer than gold', { prix: '999999' }, 'prix'],
    ['with places for nobody', { places: '0' }, 'places'],
    ['with two groups of a name', { groupes: '[{"nom":"Lent"},{"nom":"lent"}]' }, 'groupes'],
    [
      'with a pace that is turned round',
      { groupes: '[{"nom":"Lent","allure_min":400,"allure_max":300}]' },
      'groupes',
    ],
  ])('a series %s is refused', async (_, fields, field) => {
    const lea = await newOrganiser(t)
    const values: Record<string, string> = { ...weekly(4), ...fields }
    if (values.exclusions === 'jour') values.exclusions = JSON.stringify([day(7)])
    await expectRefusal(create(lea, values), 'champs_invalides', field)
  })

  it('the dates are previewed before saving, with the occupied ones that would disappear', async () => {
    const lea = await newOrganiser(t)
    const id = await newEvenement(t, lea, { dates: [{ dans: 7 }, { dans: 14 }] })
    const [first] = await findDates(t, id)
    await createInscription(t.db, t.clock.now, { evenement_dates_id: first?.id ?? 0 })
    const previewSerie = (who: SignedIn) =>
      who.call('POST /api/evenements/serie', {
        body: { jour: day(14), heure: '19:00', regle: 'FREQ=WEEKLY;COUNT=2', evenement: id },
      })
    const { data } = await previewSerie(lea)
    expect(data).toMatchObject({
      nb: 2,
      dates: [{ jour: day(14) }, { jour: day(21) }],
      disparues: [{ jour: day(7), nb_inscrits: 1, nb_attentes: 0 }],
    })
    await expectRefusal(previewSerie(await t.signIn(await createUser(t.db))), 'acces_refuse')
  })
})

describe('change of a series with registrations', () => {
  const series = async () => {
    const lea = await newOrganiser(t)
    const { id } = await create(lea, {
      ...weekly(3),
      type: 'sortie',
      description: 'Au bord du lac.',
      lieu: 'Kiosque',
      position: '[6.1294,45.8992]',
    })
    await move(lea, id, 'soumettre')
    await move(nora, id, 'publier')
    const dates = await findDates(t, id)
    const karim = await createUser(t.db)
    const evenement_dates_id = dates[1]?.id ?? 0
    await createInscription(t.db, t.clock.now, { evenement_dates_id, users_id: karim.id })
    return { lea, id, dates, karim, evenement_dates_id }
  }
  const listNotificationTitles = async ({ id }: { id: number }) =>
    (await t.db.select().from(notifications).where(eq(notifications.users_id, id))).map(
      ({ titre }) => titre,
    )

  it('a date whose day stays keeps its row, and its members are notified once', async () => {
    const { lea, id, dates, karim } = await series()
    await update(lea, id, { heure: '18:00' })
    expect((await findDates(t, id)).map((date) => date.id)).toEqual(dates.map((date) => date.id))
    await t.workOff()
    expect(await listNotificationTitles(karim)).toEqual([
      'La sortie du mardi\u00a0: l’heure ou le jour change',
    ])
    expect(t.mailsTo(karim.email)).toHaveLength(1)
    await update(lea, id, { heure: '18:00' })
    await t.workOff()
    expect(t.mailsTo(karim.email)).toHaveLength(1)
  })

  it('a removed day is cancelled when it has registrations, and deleted without', async () => {
    const { lea, id, karim, evenement_dates_id } = await series()
    await update(lea, id, { exclusions: JSON.stringify([day(14), day(21)]) })
    const dates = await findDates(t, id)
    expect(dates.map((date) => [date.jour, date.annule_le !== null])).toEqual([
      [day(7), false],
      [day(14), true],
    ])
    const [row] = await t.db
      .select()
      .from(inscriptions)
      .where(eq(inscriptions.evenement_dates_id, evenement_dates_id))
    expect(row).toMatchObject({ etat: 'annule', annule_par: 'date' })
    await t.workOff()
    expect(await listNotificationTitles(karim)).toEqual(['La sortie du mardi\u00a0: date annulée'])
  })

  it('places cannot fall below those taken, and the error names the days', async () => {
    const { lea, id, evenement_dates_id } = await series()
    await createInscription(t.db, t.clock.now, { evenement_dates_id })
    const failure = await expectRefusal(update(lea, id, { places: '1' }), 'champs_invalides')
    expect(failure.errors.places).toMatch(/2\u00a0prises/)
    const { dates } = await update(lea, id, { places: '2' })
    expect(dates.map(({ etat }) => etat)).toEqual(['ouvert', 'complet', 'ouvert'])
  })

  it('another place is notified to registered members', async () => {
    const { lea, id, karim } = await series()
    await update(lea, id, { lieu: 'Gymnase' })
    await t.workOff()
    expect(await listNotificationTitles(karim)).toEqual([
      'La sortie du mardi\u00a0: le lieu change',
    ])
  })

  it('registered members are always mailed, waiting ones as they chose', async () => {
    const { lea, id, karim, evenement_dates_id } = await series()
    const paola = await createUser(t.db)
    await t.db
      .insert(evenementAttentes)
      .values({ evenement_dates_id, users_id: paola.id, etat: 'attente' })
    for (const { id: users_id } of [karim, paola]) {
      await chooseNotices(t.db, users_id, 'evenements', { mail: 'jamais' })
    }
    await move(lea, id, 'annuler', 'Travaux au parc.')
    await t.workOff()
    expect(t.mailsTo(karim.email)).toHaveLength(1)
    expect(t.mailsTo(paola.email)).toHaveLength(0)
    expect(await listNotificationTitles(paola)).toHaveLength(1)
  })

  it('a member already checked in stays registered', async () => {
    const { lea, id, evenement_dates_id } = await series()
    const valide_le = t.clock.now.toISOString()
    await createInscription(t.db, t.clock.now, { evenement_dates_id, valide_le })
    await move(lea, id, 'annuler', 'Travaux au parc.')
    const dates = await findDates(t, id)
    expect(dates.find((date) => date.id === evenement_dates_id)?.places_prises).toBe(1)
  })

  it('a published event cannot be left without a date', async () => {
    const { lea, id } = await series()
    const fields = { regle: '', jour: day(-3) }
    await expectRefusal(update(lea, id, fields), 'champs_invalides', 'dates')
  })

  it('cancelling the event cancels every date, and resubmitting it restores them', async () => {
    const { lea, id, karim } = await series()
    await expectRefusal(move(lea, id, 'annuler'), 'champs_invalides', 'motif')
    await move(lea, id, 'annuler', 'Travaux au parc.')
    const { data } = await t.call('GET /api/evenements/{id}', { params: { id: String(id) } })
    expect(data).toMatchObject({ statut: 'annulee', annulation_motif: 'Travaux au parc.' })
    expect(new Set(data.dates.map(({ etat }) => etat))).toEqual(new Set(['annule']))
    await t.workOff()
    expect(await listNotificationTitles(karim)).toEqual(['La sortie du mardi\u00a0: date annulée'])
    const again = await move(lea, id, 'soumettre')
    expect(again.dates.map(({ etat }) => etat)).toEqual(['ouvert', 'ouvert', 'ouvert'])
    expect(again.dates.map(({ places_prises }) => places_prises)).toEqual([0, 0, 0])
  })

  it('a save is refused when the same section was saved since', async () => {
    const { lea, id } = await series()
    const { version } = await gestion(lea, id)
    await update(nora, id, { heure: '18:00' })
    const late = { heure: '20:00', version: String(version) }
    await expectRefusal(update(lea, id, late), 'version_depassee', 'version')
    await update(lea, id, { titre: 'Autre partie', version: String(version) })
    const { data } = await lea.call('GET /api/evenements/{id}/historique', { params: { id } })
    expect(data.map(({ titre }) => titre)).toContain('Dates')
  })
})

describe('transitions of an event', () => {
  it('a submitted event waits in the list of the staff', async () => {
    const lea = await newOrganiser(t)
    const id = await newEvenement(t, lea, { etat: 0 })
    expect((await move(lea, id, 'soumettre')).evenement.statut).toBe('en_validation')
    const { data: waiting } = await nora.call('GET /api/evenements/a-valider', {
      query: { nb_page: 100 },
    })
    expect(waiting.map((item) => item.id)).toContain(id)
  })

  it('submission is refused while fields are missing, each named', async () => {
    const lea = await newOrganiser(t)
    const { id } = await create(lea)
    const { errors } = await expectRefusal(move(lea, id, 'soumettre'), 'evenement_incomplet')
    expect(Object.keys(errors).toSorted()).toEqual([
      'description',
      'duree_minutes',
      'heure',
      'jour',
      'lieu',
      'position',
    ])
  })

  it('a draft can be deleted, a published event cannot', async () => {
    const lea = await newOrganiser(t)
    const del = (id: number) => lea.call('POST /api/evenements/{id}/del', { params: { id } })
    const draft = await newEvenement(t, lea, { etat: 0 })
    await del(draft)
    await expectRefusal(gestion(lea, draft), 'evenement_introuvable')
    await expectRefusal(del(await newEvenement(t, lea)), 'geste_impossible')
  })
})
