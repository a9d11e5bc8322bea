import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { agences, disponibilites, liste, notifications, voyageJournal } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createAgence, createReservation } from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import {
  create,
  draft,
  findRow,
  gestion,
  move,
  newAgent,
  update,
} from './contribution.test-cast.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

describe('transitions of a stay', () => {
  it('a stay is in the list once the staff has published it', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { titre: 'Traversée de la dent rouge' })
    const find = async () => {
      await t.syncChanges()
      return (await t.call('GET /api/voyages', { query: { texte: 'dent rouge' } })).data
    }
    expect((await move(agathe, id, 'soumettre')).voyage.statut).toBe('en_validation')
    expect(await find()).toEqual([])
    expect((await move(nora, id, 'publier')).voyage.statut).toBe('publiee')
    expect((await findRow(t, id))?.publie_le).not.toBeNull()
    expect((await find()).map((item) => item.id)).toEqual([id])
  })

  it('submission is refused while fields or documents of the agency are missing, each named', async () => {
    const agathe = await newAgent(t)
    const { id } = await create(agathe)
    const failure = await expectRefusal(move(agathe, id, 'soumettre'), 'voyage_incomplet')
    expect(Object.keys(failure.errors)).toEqual(
      expect.arrayContaining(['description', 'journees', 'inclus', 'disponibilites', 'bareme']),
    )
    const bare = await createAgence(t.db, { membres: [agathe.id], garant: null })
    const whole = await draft(t, { ...agathe, agences_id: bare.id })
    const papers = await expectRefusal(move(agathe, whole, 'soumettre'), 'voyage_incomplet')
    expect(Object.keys(papers.errors)).toContain('garant')
  })

  it('a submitted stay keeps its required fields', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe)
    await move(agathe, id, 'soumettre')
    await expectRefusal(update(agathe, id, { reglement: '' }), 'champs_invalides', 'reglement')
  })

  it('a submitted stay is not published once its agency has lost a document', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe)
    await move(agathe, id, 'soumettre')
    await t.db.update(agences).set({ garant: null }).where(eq(agences.id, agathe.agences_id))
    await rebuildVoyageCards(t.db, [id], t.clock.now)
    await expectRefusal(move(nora, id, 'publier'), 'voyage_incomplet', 'garant')
  })

  it('cancellation needs a reason, and can be undone', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { etat: 100 })
    await expectRefusal(move(agathe, id, 'annuler'), 'champs_invalides', 'motif')
    const { voyage } = await move(agathe, id, 'annuler', 'Refuge fermé.')
    expect(voyage).toMatchObject({ statut: 'annulee', annulation_motif: 'Refuge fermé.' })
    expect(voyage).toMatchObject({ nb_departs: 0, prix_des: null })
    expect(voyage.disponibilites.map(({ etat }) => etat)).toEqual(['annule'])
    await move(agathe, id, 'soumettre')
    const first = (await findRow(t, id))?.publie_le
    t.clock.advance({ hours: 1 })
    const { voyage: back } = await move(nora, id, 'publier')
    expect(back).toMatchObject({ statut: 'publiee', annulation_motif: null, nb_departs: 1 })
    expect(first).toEqual(expect.any(String))
    expect((await findRow(t, id))?.publie_le).toBe(first)
    t.clock.advance({ hours: -1 })
  })

  it('cancellation is refused while bookings stand', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { etat: 100 })
    const [depart] = await t.db
      .select()
      .from(disponibilites)
      .where(eq(disponibilites.voyages_id, id))
    const disponibilites_id = depart?.id ?? 0
    await createReservation(t.db, t.clock.now, { disponibilites_id, etat: 'demande' })
    await expectRefusal(move(agathe, id, 'annuler', 'Refuge fermé.'), 'voyage_reserve')
    expect((await gestion(agathe, id)).voyage.statut).toBe('publiee')
    expect(await t.db.$count(voyageJournal, eq(voyageJournal.voyages_id, id))).toBe(0)
  })

  it('cancellation with all future departures is one act, and notifies each member once', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, {
      etat: 100,
      titre: 'Tour des crêtes',
      departs: [{}, { debut: '2026-12-01' }, { debut: '2026-03-01', cloture: '2026-02-20' }],
    })
    const findDeparts = () =>
      t.db
        .select()
        .from(disponibilites)
        .where(eq(disponibilites.voyages_id, id))
        .orderBy(disponibilites.id)
    const [first, second] = await findDeparts()
    const booked = await createUser(t.db)
    const keeper = await createUser(t.db)
    for (const depart of [first, second]) {
      await createReservation(t.db, t.clock.now, {
        disponibilites_id: depart?.id ?? 0,
        users_id: booked.id,
        etat: 'confirmee',
      })
    }
    await t.db.insert(liste).values([
      { users_id: booked.id, type: 'voyage', objet_id: id },
      { users_id: keeper.id, type: 'voyage', objet_id: id },
    ])
    const all = { geste: 'annuler', motif: 'Éboulement.', departs: true } as const
    const other = await newAgent(t)
    const callOff = (
      by: SignedIn,
      body: typeof all | (Omit<typeof all, 'motif'> & { motif: '' }),
    ) => by.call('POST /api/voyages/{id}/etat', { params: { id }, body })
    await expectRefusal(callOff(other, all), 'acces_refuse')
    await expectRefusal(callOff(agathe, { ...all, motif: '' }), 'champs_invalides', 'motif')
    const { data } = await callOff(agathe, all)
    expect(data.voyage).toMatchObject({ statut: 'annulee', annulation_motif: 'Éboulement.' })
    expect(
      (await findDeparts()).map((depart) => [depart.annulation_motif, depart.places_prises]),
    ).toEqual([
      ['Éboulement.', 0],
      ['Éboulement.', 0],
      [null, 0],
    ])
    await t.workOff()
    const mine = t.mailsTo(booked.email)
    expect(mine.map(({ text }) => text.includes('sans frais'))).toEqual([true, true])
    const [theirs, ...more] = t.mailsTo(keeper.email)
    expect(more).toEqual([])
    expect(theirs?.text).toContain('Le séjour est annulé')
  })

  it('cancellation is refused as a whole while travellers are away', async () => {
    const agathe = await newAgent(t)
    const yesterday = { debut: '2026-03-15', fin: '2026-03-20', cloture: '2026-03-01' }
    const id = await draft(t, agathe, { etat: 100, departs: [yesterday, {}] })
    const departs = await t.db
      .select()
      .from(disponibilites)
      .where(eq(disponibilites.voyages_id, id))
    const away = departs.find(({ debut }) => debut === yesterday.debut)?.id ?? 0
    await createReservation(t.db, t.clock.now, { disponibilites_id: away, etat: 'confirmee' })
    const body = { geste: 'annuler', motif: 'Éboulement.', departs: true } as const
    const call = agathe.call('POST /api/voyages/{id}/etat', { params: { id }, body })
    const failure = await expectRefusal(call, 'voyage_reserve')
    expect(failure.message).toContain('Un départ est en cours')
    const kept = await agathe.call('GET /api/voyages/{id}/departs', { params: { id } })
    expect(kept.data.departs.map(({ etat }) => etat)).toEqual(['a_confirmer', 'passe'])
  })

  it('members with the stay in their run list are notified once', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { etat: 100, titre: 'Tour des volcans' })
    const karim = await createUser(t.db)
    const done = await createUser(t.db)
    await t.db.insert(liste).values([
      { users_id: karim.id, type: 'voyage', objet_id: id },
      { users_id: done.id, type: 'voyage', objet_id: id, etat: 'termine' },
    ])
    await move(agathe, id, 'annuler', 'Éruption.')
    await move(agathe, id, 'soumettre')
    await move(nora, id, 'publier')
    await t.workOff()
    const listNotifications = (users_id: number) =>
      t.db.select().from(notifications).where(eq(notifications.users_id, users_id))
    const notices = await listNotifications(karim.id)
    expect(notices.map(({ titre }) => titre).toSorted()).toEqual([
      'Tour des volcans\u00a0: séjour annulé',
      'Tour des volcans\u00a0: séjour de nouveau proposé',
    ])
    expect(notices.map(({ texte }) => texte).join(' ')).toContain('Éruption.')
    expect(t.mailsTo(karim.email).map(({ subject }) => subject)).toHaveLength(2)
    expect(await listNotifications(done.id)).toEqual([])
  })

  it('members of the agency are notified of acts of the staff', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { etat: 100 })
    await move(nora, id, 'annuler', 'Séjour en double.')
    await t.workOff()
    const [mail] = t.mailsTo(agathe.email)
    expect(mail?.subject).toBe('Votre séjour est annulé sur Foulée')
    expect(mail?.text).toContain('Séjour en double.')
  })
})

describe('history of a stay', () => {
  it('the history tells in words who changed what', async () => {
    const agathe = await newAgent(t)
    const id = await draft(t, agathe, { acompte: 30 })
    await update(agathe, id, { acompte: '20' })
    t.clock.advance({ hours: 1 })
    await move(agathe, id, 'soumettre')
    t.clock.advance({ hours: 1 })
    await move(nora, id, 'renvoyer', 'Précisez les nuits.')
    const { data, nb } = await agathe.call('GET /api/voyages/{id}/historique', { params: { id } })
    expect(nb).toBe(3)
    expect(data.map(({ qui, titre, lignes }) => [qui, titre, lignes])).toEqual([
      [
        'L’équipe de Foulée',
        'Renvoyé pour être revu',
        ['a renvoyé le séjour pour être revu\u00a0: «\u00a0Précisez les nuits.\u00a0»'],
      ],
      ['Roux Agathe', 'Soumis à validation', ['a soumis le séjour à validation']],
      ['Roux Agathe', 'Conditions de vente', ['a changé l’acompte de 30\u00a0% à 20\u00a0%']],
    ])
  })
})
