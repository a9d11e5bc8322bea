import { randomUUID } from 'node:crypto'
import { formulaires, journalStaff, voyages } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createReservation } from '@foulee/testing/sejours'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import {
  type Agathe,
  countPlaces,
  type Member,
  meetAgathe,
  meetTraveller,
  people,
  person,
  readMails,
} from './reservations.test-cast.ts'

let t: TestApp
let agathe: Agathe
let karim: Member
beforeAll(async () => {
  t = await testApp()
  agathe = await meetAgathe(t)
  karim = await meetTraveller(t)
})
afterAll(() => t.close({ isStaged: true }))

const read = (member: Pick<Member, 'call'>, id: number) =>
  member.call('POST /api/reservations/{id}', { params: { id } })
const renounce = (member: Member, id: number, frais: number) =>
  member.call('POST /api/reservations/{id}/annuler', { params: { id }, body: { frais } })

describe('booking of places', () => {
  it('a booking holds the places, freezes its price, and notifies both sides', async () => {
    const at = await agathe.stay({ debut: '2026-06-06', prix: 90_000, supplement_single: 15_000 })
    const group = [...people(2), person({ chambre: null })]
    const { data } = await karim.book(at.id, 3, { participants: group, nb_single: 1 })
    expect(data).toMatchObject({
      etat: 'demande',
      nb_places: 3,
      prix: 90_000,
      total: 285_000,
      acompte: 85_500,
      solde_le: '2026-05-07',
      expire_le: '2026-03-19T09:00:00.000Z',
      frais_annulation: 0,
      depart: { places_restantes: 7 },
      droits: { renoncer: true, participants: true, confirmer: false },
      journal: [{ vers: 'demande', qui: 'membre' }],
    })
    expect(data.formulaire.texte).toContain('900\u00a0€ par personne')
    expect(await readMails(t, karim)).toContain('Votre demande est envoyée')
    expect(await readMails(t, agathe)).toContain('demande 3\u00a0places')
    const desk = await agathe.desk(at.id)
    expect(desk.depart).toMatchObject({ places_prises: 3, nb_demandes: 1 })
  })

  it('a booking sent twice, also at once, is one', async () => {
    const at = await agathe.stay()
    const cle = randomUUID()
    const first = await karim.book(at.id, 2, { cle })
    const again = await Promise.all([karim.book(at.id, 2, { cle }), karim.book(at.id, 2, { cle })])
    expect(again.map(({ id }) => id)).toEqual([first.id, first.id])
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 2, held: 2 })
    const other = await agathe.stay()
    await expectRefusal(karim.book(other.id, 2, { cle }), 'cle_deja_prise')
    expect((await (await meetTraveller(t)).book(at.id, 1, { cle })).id).not.toBe(first.id)
  })

  it('a booking keeps its price after a change by the agency', async () => {
    const at = await agathe.stay({ prix: 90_000 })
    const { id } = await karim.book(at.id)
    await agathe.call('POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}', {
      params: { id: at.voyages_id, disponibilites_id: at.id },
      body: form({ prix: '120000' }),
    })
    expect((await read(karim, id)).data).toMatchObject({ total: 90_000, depart: { prix: 120_000 } })
  })

  it('a booking needs the current form, stored once', async () => {
    const at = await agathe.stay({ prix: 90_000 })
    const query = { params: { id: at.id } }
    const { data: old } = await t.call('GET /api/voyages/disponibilite/{id}/formulaire', query)
    const { id } = await karim.book(at.id)
    await (await meetTraveller(t)).book(at.id)
    expect(await t.db.$count(formulaires, eq(formulaires.empreinte, old.empreinte))).toBe(1)
    await t.db
      .update(voyages)
      .set({ assurance: 'L’assistance est comprise.' })
      .where(eq(voyages.id, at.voyages_id))
    const late = (await meetTraveller(t)).book(at.id, 1, { formulaire: old.empreinte })
    await expectRefusal(late, 'formulaire_change')
    expect((await read(karim, id)).data.formulaire.texte).toBe(old.texte)
  })

  it.each([
    ['born tomorrow', { naissance: '2026-03-17' }, {}, 'participants.0.naissance'],
    ['of no real day', { naissance: '1990-02-30' }, {}, 'participants.0.naissance'],
    ['without a name', { nom: ' ' }, {}, 'participants.0.nom'],
    ['too young', { naissance: '2015-01-01' }, {}, 'participants.0.naissance'],
    ['alone without paying for it', { chambre: null }, {}, 'nb_single'],
    ['with a telephone that is none', {}, { telephone: 'demain' }, 'telephone'],
    ['without the form', {}, { formulaire: '' }, 'formulaire'],
    ['with a key that is none', {}, { cle: 'encore' }, 'cle'],
  ])('a traveller %s is refused, and nothing is held', async (_, who, input, field) => {
    const at = await agathe.stay({}, { age_min: 18 })
    const booking = karim.book(at.id, 1, { participants: [person(who)], ...input })
    await expectRefusal(booking, 'champs_invalides', field)
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 0, held: 0 })
  })

  it('one member holds half of a departure at most, over all requests', async () => {
    const at = await agathe.stay({ places: 12 })
    const member = await meetTraveller(t)
    const failure = await expectRefusal(member.book(at.id, 7), 'champs_invalides', 'participants')
    expect(failure.errors.participants).toContain('Une personne demande 6\u00a0places au plus')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => member.book(at.id, 2)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expectRefusal(member.wait(at.id, 7), 'champs_invalides', 'nb_places')
    await (await meetTraveller(t)).book(at.id, 6)
  })

  it('one member’s requests are limited by the agency, and more pass once answered', async () => {
    const at = await agathe.stay({ places: 12 }, { places_par_membre: 2 })
    const member = await meetTraveller(t)
    const { id } = await member.book(at.id, 2)
    await expectRefusal(member.book(at.id, 1), 'champs_invalides', 'participants')
    await agathe.decide(id, 'confirmer')
    await member.book(at.id, 2)
  })

  it('a member with three abandoned requests for a departure is refused', async () => {
    const at = await agathe.stay({ places: 12 })
    const member = await meetTraveller(t)
    for (const _ of [1, 2, 3]) {
      const { id } = await member.book(at.id)
      const query = { params: { id }, body: { frais: 0 } }
      await member.call('POST /api/reservations/{id}/annuler', query)
    }
    const failure = await expectRefusal(member.book(at.id), 'champs_invalides', 'participants')
    expect(failure.errors.participants).toContain('écrivez à l’agence')
    await (await meetTraveller(t)).book(at.id)
  })

  it('50 travellers for 3 places are refused in words', async () => {
    const at = await agathe.stay({ places: 3 })
    const failure = await expectRefusal(karim.book(at.id, 50), 'places_insuffisantes')
    expect(failure.message).toContain('Il reste 3\u00a0places')
    await expectRefusal(karim.book(at.id, 51), 'champs_invalides', 'participants')
  })

  it.each([
    ['that is closed', { cloture: '2026-03-15' }, {}, 'depart_ferme'],
    ['that has left', { debut: '2026-03-16', cloture: '2026-03-01' }, {}, 'depart_ferme'],
    ['that is called off', { annule_le: '2026-03-01T00:00:00Z' }, {}, 'depart_ferme'],
    ['of a stay that is called off', {}, { etat: -1 }, 'depart_ferme'],
  ] as const)('a departure %s is refused', async (_, depart, stay, code) => {
    const at = await agathe.stay(depart, stay)
    await expectRefusal(karim.book(at.id), code)
  })

  it('a departure of a draft is not found', async () => {
    const at = await agathe.stay({}, { etat: 0 })
    await expectRefusal(karim.book(at.id), 'disponibilite_introuvable')
    const reading = t.call('GET /api/voyages/disponibilite/{id}/formulaire', {
      params: { id: at.id },
    })
    await expectRefusal(reading, 'disponibilite_introuvable')
  })

  it('bookings are rate-limited', async () => {
    const limited = await testApp({ rates: { reservation: 1 } })
    const her = await meetAgathe(limited)
    const at = await her.stay()
    const his = await meetTraveller(limited)
    await his.book(at.id)
    await expectRefusal(his.book(at.id), 'trop_de_demandes')
    await limited.close()
  })
})

describe('answer of the agency', () => {
  it('a confirmation counts towards the minimum of the departure', async () => {
    const at = await agathe.stay({ participants_min: 2 })
    const { id } = await karim.book(at.id, 2)
    const { data } = await agathe.decide(id, 'confirmer')
    expect(data).toMatchObject({
      etat: 'confirmee',
      expire_le: null,
      depart: { etat: 'garanti' },
      journal: [{ vers: 'demande' }, { de: 'demande', vers: 'confirmee', qui: 'agence' }],
      droits: { renoncer: false, confirmer: false, annuler: true },
    })
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 2, confirmees: 2, sure: 2 })
    expect(await readMails(t, karim)).toContain('Votre réservation est confirmée')
  })

  it.each([
    ['refuser', 'demande', 'Votre demande n’est pas retenue'],
    ['annuler', 'confirmee', 'Votre réservation est annulée'],
  ] as const)(
    'the answer %s needs a reason, which is mailed, and frees the places',
    async (geste, from, subject) => {
      const at = await agathe.stay()
      const { id } = await karim.book(at.id, 2)
      if (from === 'confirmee') await agathe.decide(id, 'confirmer')
      await expectRefusal(agathe.decide(id, geste), 'champs_invalides', 'motif')
      const { data } = await agathe.decide(id, geste, 'Le groupe est déjà formé.')
      expect(data).toMatchObject({ etat: 'annulee', annule_par: 'agence', frais: 0 })
      expect(await countPlaces(t, at.id)).toMatchObject({ prises: 0, confirmees: 0, held: 0 })
      const mails = await readMails(t, karim)
      expect(mails).toContain(subject)
      expect(mails).toContain('Le groupe est déjà formé.')
    },
  )

  it('an answer is given once, and only by the agency', async () => {
    const at = await agathe.stay()
    const { id } = await karim.book(at.id)
    const other = await meetAgathe(t)
    await expectRefusal(other.decide(id, 'confirmer'), 'reservation_introuvable')
    const own = karim.call('POST /api/reservations/{id}/etat', {
      params: { id },
      body: { geste: 'confirmer' },
    })
    await expectRefusal(own, 'reservation_introuvable')
    await agathe.decide(id, 'confirmer')
    await expectRefusal(agathe.decide(id, 'confirmer'), 'reservation_geste')
    await expectRefusal(agathe.decide(id, 'refuser', 'Non.'), 'reservation_geste')
  })
})

describe('cancellation by the member', () => {
  const BAREME = [
    { jours: 30, part: 30 },
    { jours: 7, part: 100 },
  ]
  it('a cancellation costs the announced fees, by the scale shown', async () => {
    const at = await agathe.stay({ debut: '2026-04-04', prix: 100_000 }, { bareme: BAREME })
    const { id } = await karim.book(at.id)
    await agathe.decide(id, 'confirmer')
    await t.db.update(voyages).set({ bareme: [] }).where(eq(voyages.id, at.voyages_id))
    expect((await read(karim, id)).data.frais_annulation).toBe(30_000)
    await expectRefusal(renounce(karim, id, 0), 'frais_changes')
    const { data } = await renounce(karim, id, 30_000)
    expect(data).toMatchObject({ etat: 'annulee', annule_par: 'membre', frais: 30_000 })
    expect(await readMails(t, agathe)).toContain('300\u00a0€ vous restent dus')
  })

  it('a cancellation is free once the agency has moved the dates', async () => {
    const at = await agathe.stay({ debut: '2026-04-04' }, { bareme: BAREME })
    const { id } = await karim.book(at.id)
    await agathe.decide(id, 'confirmer')
    await agathe.call('POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}', {
      params: { id: at.voyages_id, disponibilites_id: at.id },
      body: form({ debut: '2026-04-05' }),
    })
    expect((await renounce(karim, id, 0)).data.frais).toBe(0)
  })

  it('a cancellation is refused on the day of departure, and a second time', async () => {
    const today = await agathe.stay({ debut: '2026-03-16', cloture: '2026-03-10' })
    const { id } = await createReservation(t.db, t.clock.now, {
      disponibilites_id: today.id,
      users_id: karim.id,
      etat: 'confirmee',
    })
    const failure = await expectRefusal(renounce(karim, id, 0), 'reservation_geste')
    expect(failure.message).toContain('écrivez à l’agence')
    const at = await agathe.stay()
    const { id: other } = await karim.book(at.id)
    await renounce(karim, other, 0)
    await expectRefusal(renounce(karim, other, 0), 'reservation_geste')
    expect(await countPlaces(t, at.id)).toMatchObject({ prises: 0, held: 0 })
  })
})

describe('change of travellers', () => {
  const change = (id: number, group: ReturnType<typeof people>, by = karim) =>
    by.call('POST /api/reservations/{id}/participants', {
      params: { id },
      body: { participants: group },
    })

  it('travellers can change until the end of sale, the number unchanged', async () => {
    const at = await agathe.stay({ debut: '2026-06-06', cloture: '2026-03-16' })
    const { id } = await karim.book(at.id, 2)
    const others = people(2).map((item) => ({ ...item, prenom: 'Dominique' }))
    const { data } = await change(id, others)
    expect(data.participants.map(({ prenom }) => prenom)).toEqual(['Dominique', 'Dominique'])
    await expectRefusal(change(id, people(3)), 'champs_invalides', 'participants')
    await expectRefusal(change(id, people(2), await meetTraveller(t)), 'reservation_introuvable')
    t.clock.advance({ hours: 24 })
    await expectRefusal(change(id, others), 'reservation_geste')
    t.clock.advance({ hours: -24 })
  })
})

describe('reading of bookings', () => {
  it('a booking is open to its member and the agency', async () => {
    const at = await agathe.stay()
    const { id } = await karim.book(at.id)
    expect((await read(agathe, id)).data.participants).toHaveLength(1)
    await expectRefusal(read(await meetAgathe(t), id), 'reservation_introuvable')
    await expectRefusal(read(await meetTraveller(t), id), 'reservation_introuvable')
  })

  it('a member’s bookings come future ones first', async () => {
    const lea = await meetTraveller(t, 'Léa')
    const late = await agathe.stay({ debut: '2026-09-05' })
    const soon = await agathe.stay({ debut: '2026-06-06' })
    const { id: second } = await lea.book(late.id)
    const { id: first } = await lea.book(soon.id)
    const past = await agathe.stay({ debut: '2026-02-01', cloture: '2026-01-20' })
    const { id: third } = await createReservation(t.db, t.clock.now, {
      disponibilites_id: past.id,
      users_id: lea.id,
      etat: 'terminee',
    })
    const { data } = await lea.call('POST /api/reservations/my')
    expect(data.reservations.map(({ id }) => id)).toEqual([first, second, third])
    expect(data.attentes).toEqual([])
  })

  it('has a stay that ends today among those to come, before those that begin later', async () => {
    const lea = await meetTraveller(t, 'Léa')
    const soon = await agathe.stay({ debut: '2026-06-06' })
    const { id: second } = await lea.book(soon.id)
    const today = await agathe.stay({ debut: '2026-03-10', fin: '2026-03-16' })
    const { id: first } = await createReservation(t.db, t.clock.now, {
      disponibilites_id: today.id,
      users_id: lea.id,
      etat: 'confirmee',
    })
    const { data } = await lea.call('POST /api/reservations/my')
    expect(data.reservations.map(({ id }) => id)).toEqual([first, second])
  })

  it('is an event for the calendar of a telephone, and on my agenda', async () => {
    const lea = await meetTraveller(t, 'Léa')
    const at = await agathe.stay({ debut: '2026-04-04' }, { titre: 'Tour du lac' })
    const { id } = await lea.book(at.id)
    const { body } = await t.inject({
      method: 'GET',
      url: `/api/reservations/${id}/calendrier.ics`,
      headers: lea.headers,
    })
    expect(body).toContain('DTSTART;VALUE=DATE:20260404')
    expect(body).toContain('DTEND;VALUE=DATE:20260408')
    expect(body).toContain('STATUS:TENTATIVE')
    const { data } = await lea.call('POST /api/auth/agenda', {
      query: { du: '2026-04-01', au: '2026-04-30' },
    })
    expect(data.items).toMatchObject([
      {
        cle: `reservation:${id}`,
        nature: 'voyage',
        jour: '2026-04-04',
        fin: '2026-04-07',
        titre: 'Tour du lac',
        etat: 'prevu',
      },
    ])
  })
})

describe('acts of the staff for an agency', () => {
  const readActs = (id: number) =>
    t.db
      .select({ action: journalStaff.action, details: journalStaff.details })
      .from(journalStaff)
      .where(and(eq(journalStaff.objet_id, id), like(journalStaff.action, 'reservation.%')))
      .orderBy(journalStaff.id)

  it('acts by staff are journaled with the reason, those by the agency are not', async () => {
    const nora = await t.signIn(await createUser(t.db, { is_staff: true }))
    const at = await agathe.stay()
    const { id } = await karim.book(at.id)
    const decide = (geste: 'confirmer' | 'annuler', motif = '') =>
      nora.call('POST /api/reservations/{id}/etat', { params: { id }, body: { geste, motif } })
    await decide('confirmer')
    await decide('annuler', 'L’agence ne répond plus.')
    expect(await readActs(id)).toEqual([
      { action: 'reservation.confirmer', details: { disponibilites_id: at.id } },
      {
        action: 'reservation.annuler',
        details: { disponibilites_id: at.id, motif: 'L’agence ne répond plus.' },
      },
    ])
    const own = await karim.book(at.id)
    await agathe.decide(own.id, 'confirmer')
    expect(await readActs(own.id)).toEqual([])
  })
})
