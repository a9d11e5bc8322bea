import type { Call } from '@foulee/contract/shared/call'
import { disponibilites, journalStaff, liste, voyageVersions } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createReservation } from '@foulee/testing/sejours'
import { and, desc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Agathe,
  countPlaces,
  meetAgathe,
  meetTraveller,
  readMails,
} from '#features/sejours/reservations/reservations.test-cast.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

const NEW = { debut: '2026-06-06', places: '10', prix: '89000' }

let t: TestApp
let agathe: Agathe
beforeAll(async () => {
  t = await testApp()
  agathe = await meetAgathe(t)
})
afterAll(() => t.close())

const add = (id: number, fields: Record<string, string>, by: Call = agathe.call) =>
  by('POST /api/voyages/disponibilite/{id}', { params: { id }, body: form(fields) })
const edit = (at: { voyages_id: number; id: number }, fields: Record<string, string>) =>
  agathe.call('POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}', {
    params: { id: at.voyages_id, disponibilites_id: at.id },
    body: form(fields),
  })
const callOff = (at: { voyages_id: number; id: number }, motif = 'Le refuge ferme.') =>
  agathe.call('POST /api/voyages/disponibilite/{id}/annuler/{disponibilites_id}', {
    params: { id: at.voyages_id, disponibilites_id: at.id },
    body: { motif },
  })
const remove = (at: { voyages_id: number; id: number }) =>
  agathe.call('POST /api/voyages/disponibilite/{id}/del/{disponibilites_id}', {
    params: { id: at.voyages_id, disponibilites_id: at.id },
  })
const page = async (id: number) => {
  const { data } = await agathe.call('GET /api/voyages/{id}/departs', { params: { id } })
  return data.departs
}

describe('adding departures', () => {
  it('the last day follows the duration, and the end of sale the first day', async () => {
    const { voyages_id } = await agathe.stay()
    const { id, data } = await add(voyages_id, NEW)
    expect(data).toMatchObject({
      id,
      debut: '2026-06-06',
      fin: '2026-06-09',
      cloture: '2026-06-05',
      places: 10,
      places_restantes: 10,
      participants_min: 1,
      prix: 89_000,
      supplement_single: null,
      etat: 'a_confirmer',
      droits: { modifier: true, supprimer: true, annuler: true },
    })
  })

  it('a rule adds many departures at once', async () => {
    const { voyages_id } = await agathe.stay({}, { departs: [{ debut: '2026-12-01' }] })
    const { data } = await add(voyages_id, { ...NEW, rythme: 'semaine', jusqu_au: '2026-06-20' })
    expect(data.ensemble.departs.map(({ debut, fin }) => [debut, fin])).toEqual([
      ['2026-06-06', '2026-06-09'],
      ['2026-06-13', '2026-06-16'],
      ['2026-06-20', '2026-06-23'],
      ['2026-12-01', '2026-12-04'],
    ])
  })

  it.each([
    ['that end before they start', { fin: '2026-06-05' }, 'fin'],
    ['in the past', { debut: '2026-03-15' }, 'debut'],
    ['of an unreal day', { debut: '2026-02-30' }, 'debut'],
    ['too far ahead', { debut: '2029-03-17' }, 'debut'],
    ['with a negative price', { prix: '-5' }, 'prix'],
    ['with a huge price', { prix: '99999999' }, 'prix'],
    ['with a price in words', { prix: 'cher' }, 'prix'],
    ['with 0 places', { places: '0' }, 'places'],
    ['with 10 000 places', { places: '10000' }, 'places'],
    ['closed after they left', { cloture: '2026-06-07' }, 'cloture'],
    ['by a rule without an end', { rythme: 'mois' }, 'jusqu_au'],
    ['by a rule of too many', { rythme: 'semaine', jusqu_au: '2028-01-01' }, 'jusqu_au'],
  ])('departures %s are refused, and none is stored', async (_, fields, field) => {
    const { voyages_id } = await agathe.stay()
    await expectRefusal(add(voyages_id, { ...NEW, ...fields }), 'champs_invalides', field)
    expect(await page(voyages_id)).toHaveLength(1)
  })

  it('departures are managed by the agency alone', async () => {
    const other = await meetTraveller(t)
    const { voyages_id } = await agathe.stay()
    await expectRefusal(add(voyages_id, NEW, other.call), 'acces_refuse')
    const draft = await agathe.stay({}, { etat: 0 })
    await expectRefusal(add(draft.voyages_id, NEW, other.call), 'voyage_introuvable')
  })
})

describe('change of a departure', () => {
  it('the other days move with the first one, and the author is recorded', async () => {
    const at = await agathe.stay({ debut: '2026-06-06', cloture: '2026-05-30' })
    const { data } = await edit(at, { debut: '2026-06-13' })
    expect(data.departs[0]).toMatchObject({ fin: '2026-06-16', cloture: '2026-06-06' })
    const [kept] = await t.db
      .select()
      .from(voyageVersions)
      .where(eq(voyageVersions.voyages_id, at.voyages_id))
      .orderBy(desc(voyageVersions.version))
    expect(kept).toMatchObject({
      section: `depart:${at.id}`,
      users_id: agathe.id,
      changes: { debut: ['2026-06-06', '2026-06-13'] },
    })
  })

  it('a save based on an older version is refused', async () => {
    const at = await agathe.stay()
    const { data } = await edit(at, { places: '12' })
    await edit(at, { places: '13', version: String(data.version) })
    const late = edit(at, { places: '14', version: String(data.version) })
    await expectRefusal(late, 'version_depassee')
  })

  it('places cannot fall below those taken', async () => {
    const at = await agathe.stay({ places: 10 })
    for (const places of [4, 3]) await (await meetTraveller(t)).book(at.id, places)
    const failure = await expectRefusal(edit(at, { places: '6' }), 'champs_invalides', 'places')
    expect(failure.errors.places).toBe('7\u00a0places sont prises\u00a0: gardez-en au moins 7.')
    const { data } = await edit(at, { places: '7' })
    expect(data.departs[0]).toMatchObject({ etat: 'complet', places_restantes: 0 })
  })

  it('the crossed-out price is a former actual price', async () => {
    const at = await agathe.stay({ prix: 90_000, created_at: '2026-01-01T00:00:00Z' })
    const { data } = await edit(at, { prix: '80000' })
    expect(data.departs[0]).toMatchObject({ prix: 80_000, prix_barre: 90_000 })
  })

  it('a departure of another stay, or a past one, cannot be changed', async () => {
    const at = await agathe.stay()
    const other = await agathe.stay()
    const wrong = edit({ ...at, id: other.id }, { places: '3' })
    await expectRefusal(wrong, 'disponibilite_introuvable')
    const past = await agathe.stay({ debut: '2026-03-10', cloture: '2026-03-01' })
    await expectRefusal(edit(past, { places: '20' }), 'depart_ferme')
  })

  it('booked members and followers are notified, each in their own words', async () => {
    const at = await agathe.stay({ debut: '2026-06-06', prix: 90_000 })
    const karim = await meetTraveller(t)
    const { id: reservation } = await karim.book(at.id)
    const keeper = await createUser(t.db)
    await t.db
      .insert(liste)
      .values({ users_id: keeper.id, type: 'voyage', objet_id: at.voyages_id, etat: 'envie' })
    await edit(at, { debut: '2026-06-13', prix: '95000' })
    const mine = await readMails(t, karim)
    expect(mine).toContain('vous pouvez renoncer sans frais')
    expect(mine).toContain('garde le prix auquel vous l’avez faite')
    expect(mine).toContain(`/mes-reservations/${reservation}`)
    const theirs = await readMails(t, keeper)
    expect(theirs).toContain('a changé de dates')
    expect(theirs).not.toContain('renoncer')
  })
})

describe('departure that does not take place', () => {
  it('an unbooked departure can be deleted', async () => {
    const at = await agathe.stay()
    expect((await remove(at)).data.departs).toEqual([])
  })

  it('a departure once booked cannot be deleted, even after a cancellation', async () => {
    const at = await agathe.stay()
    await createReservation(t.db, t.clock.now, { disponibilites_id: at.id, etat: 'annulee' })
    await expectRefusal(remove(at), 'depart_reserve')
    expect(await page(at.voyages_id)).toHaveLength(1)
  })

  it('the last departure of a submitted stay cannot be deleted', async () => {
    const at = await agathe.stay({}, { etat: 1 })
    await expectRefusal(remove(at), 'voyage_incomplet', 'disponibilites')
    expect(await page(at.voyages_id)).toHaveLength(1)
  })

  it('a cancellation has a reason, ends bookings without fees, and notifies all', async () => {
    const at = await agathe.stay({ places: 3 })
    const karim = await meetTraveller(t)
    const lea = await meetTraveller(t, 'Léa')
    const nora = await meetTraveller(t, 'Nora')
    const { id: request } = await karim.book(at.id, 2)
    const { id: confirmed } = await lea.book(at.id, 1)
    await agathe.decide(confirmed, 'confirmer')
    await nora.wait(at.id, 1)
    await expectRefusal(callOff(at, ''), 'champs_invalides', 'motif')
    const { data } = await callOff(at)
    expect(data.departs[0]).toMatchObject({
      etat: 'annule',
      annulation_motif: 'Le refuge ferme.',
      places_prises: 0,
      places_confirmees: 0,
      nb_attentes: 0,
      droits: { modifier: false, annuler: false, supprimer: false },
    })
    for (const [who, id] of [
      [karim, request],
      [lea, confirmed],
    ] as const) {
      const { data: booking } = await who.call('POST /api/reservations/{id}', { params: { id } })
      expect(booking).toMatchObject({ etat: 'annulee', annule_par: 'depart', frais: 0 })
    }
    expect(await readMails(t, karim)).toContain('annulée sans frais')
    expect(await readMails(t, nora)).toContain('Le refuge ferme.')
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 0, held: 0 })
  })

  it('a departure cannot be cancelled twice', async () => {
    const at = await agathe.stay()
    await callOff(at)
    await expectRefusal(callOff(at), 'depart_ferme')
    const [row] = await t.db.select().from(disponibilites).where(eq(disponibilites.id, at.id))
    expect(row?.annulation_motif).toBe('Le refuge ferme.')
  })
})

describe('roster of a departure', () => {
  it('the roster has travellers, rooms, waiting list and figures', async () => {
    const at = await agathe.stay({ places: 4, prix: 100_000, supplement_single: 10_000 })
    const karim = await meetTraveller(t)
    const lea = await meetTraveller(t, 'Léa')
    const nora = await meetTraveller(t, 'Nora')
    const participant = { prenom: 'Léa', nom: 'Roy', naissance: '1990-01-01', chambre: null }
    const { id: confirmed } = await lea.book(at.id, 1, {
      participants: [participant],
      nb_single: 1,
    })
    await agathe.decide(confirmed, 'confirmer')
    const { id: request } = await karim.book(at.id, 3)
    await nora.wait(at.id, 2)
    const desk = await agathe.desk(at.id)
    expect(desk.reservations.map(({ id, etat, membre }) => [id, etat, membre?.email])).toEqual([
      [request, 'demande', karim.email],
      [confirmed, 'confirmee', lea.email],
    ])
    expect(desk.depart).toMatchObject({ nb_demandes: 1, nb_attentes: 1, nb_proposees: 0 })
    expect(desk.chambres).toEqual([
      {
        reservations_id: request,
        individuelle: false,
        occupants: ['Voyageur 1 Camille', 'Voyageur 2 Camille', 'Voyageur 3 Camille'],
      },
      { reservations_id: confirmed, individuelle: true, occupants: ['Roy Léa'] },
    ])
    expect(desk.attentes).toMatchObject([{ nom: 'Benali Nora', nb_places: 2, rang: 1 }])
    expect(desk.chiffres).toEqual({
      demandes: 1,
      confirmees: 1,
      annulees: 0,
      participants: 1,
      total: 110_000,
      acomptes: 33_000,
    })
  })

  it('a message reaches all travellers, and replies go to the agency', async () => {
    const at = await agathe.stay()
    const karim = await meetTraveller(t)
    const lea = await meetTraveller(t, 'Léa')
    await karim.book(at.id)
    const { id } = await lea.book(at.id)
    await agathe.decide(id, 'refuser', 'Complet.')
    const { data } = await agathe.call('POST /api/voyages/depart/{id}/message', {
      params: { id: at.id },
      body: { sujet: 'Rendez-vous', texte: 'À 9 h devant la gare.' },
    })
    expect(data.nb).toBe(1)
    await t.workOff()
    const letter = t.mailsTo(karim.email).find(({ subject }) => subject.startsWith('Rendez-vous'))
    expect(letter).toMatchObject({ replyTo: agathe.agence.email })
    expect(letter?.text).toContain('À 9 h devant la gare.')
    expect(await readMails(t, lea)).not.toContain('devant la gare')
  })

  it('acts by staff in place of the agency are journaled', async () => {
    const nora = await t.signIn(await createUser(t.db, { is_staff: true }))
    const at = await agathe.stay()
    await (await meetTraveller(t)).book(at.id)
    await nora.call('POST /api/voyages/depart/{id}/message', {
      params: { id: at.id },
      body: { sujet: 'L’agence a fermé', texte: 'Nous vous appelons.' },
    })
    await nora.call('POST /api/voyages/disponibilite/{id}/annuler/{disponibilites_id}', {
      params: { id: at.voyages_id, disponibilites_id: at.id },
      body: { motif: 'L’agence a fermé.' },
    })
    const acts = await t.db
      .select({ action: journalStaff.action, details: journalStaff.details })
      .from(journalStaff)
      .where(and(eq(journalStaff.objet_id, at.id), like(journalStaff.action, 'depart.%')))
      .orderBy(journalStaff.id)
    expect(acts).toEqual([
      { action: 'depart.ecrire', details: { sujet: 'L’agence a fermé', nb: 1 } },
      { action: 'depart.annuler', details: { motif: 'L’agence a fermé.' } },
    ])
  })

  it('messages are rate-limited', async () => {
    const limited = await testApp({ rates: { message_depart: 1 } })
    const her = await meetAgathe(limited)
    const at = await her.stay()
    const write = () =>
      her.call('POST /api/voyages/depart/{id}/message', {
        params: { id: at.id },
        body: { sujet: 'Rendez-vous', texte: 'À 9 h.' },
      })
    await write()
    await expectRefusal(write(), 'trop_de_demandes')
    await limited.close()
  })

  it('the export contains no formulas', async () => {
    const at = await agathe.stay()
    const { book } = await meetTraveller(t)
    const hostile = { prenom: '=1+1', nom: '@SUM(A1)', naissance: '1990-01-01', chambre: 1 }
    await book(at.id, 1, { participants: [hostile], message: '+33' })
    const answer = await t.inject({
      method: 'GET',
      url: `/api/voyages/depart/${at.id}/export.csv`,
      headers: agathe.headers,
    })
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.body).toContain("'=1+1;'@SUM(A1);1990-01-01")
    expect(answer.body).toContain("'+33")
  })

  it('the roster is private to the agency', async () => {
    const at = await agathe.stay()
    const other = await meetAgathe(t)
    const query = { params: { id: at.id } }
    await expectRefusal(
      other.call('POST /api/voyages/depart/{id}', query),
      'disponibilite_introuvable',
    )
    const body = { sujet: 'Coucou', texte: 'Venez chez nous.' }
    const written = other.call('POST /api/voyages/depart/{id}/message', { ...query, body })
    await expectRefusal(written, 'disponibilite_introuvable')
  })
})
