import { randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import type { ObjetCanal } from '@foulee/domain/echanges/message'
import {
  createAthlete,
  createEntrainement,
  createPlan,
  createSuivi,
} from '@foulee/testing/entrainement'
import { createCourse, createOrganisateur } from '@foulee/testing/factories'
import { createDirect, createGroupe, createMessage } from '@foulee/testing/messages'
import { findEpreuveOf } from '@foulee/testing/resultats'
import {
  createAgence,
  createDisponibilite,
  createReservation,
  createVoyage,
} from '@foulee/testing/sejours'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { block, MINOR, newSomebody, type Somebody } from './messages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

type Peut = 'rien' | 'lire' | 'écrire'

async function tryChannel({ call }: Somebody, channels_id: number): Promise<Peut> {
  const seen = await call('POST /api/messages/channel/{channels_id}', {
    params: { channels_id },
  }).catch(({ code }) => code)
  const sent = await call('POST /api/messages/post/channel/{id}', {
    params: { id: channels_id },
    body: { texte: 'On part à huit heures.', client_id: randomUUID() },
  }).catch(({ code }) => code)
  const { data } = await call('POST /api/messages/list', { query: { channels_id } })
  if (seen === 'canal_introuvable') {
    expect([sent, data]).toEqual(['canal_introuvable', []])
    return 'rien'
  }
  expect(data).toHaveLength(1)
  if (typeof sent !== 'string') {
    expect(seen.data.canal.droits.ecrire).toBe(true)
    return 'écrire'
  }
  expect([sent, seen.data.canal.droits.ecrire]).toEqual(['ecriture_fermee', false])
  return 'lire'
}

type Cast = {
  kind: ObjetCanal
  id: number
  manager: Somebody
  enter: (somebody: Somebody) => Promise<unknown>
  leave: (somebody: Somebody) => Promise<unknown>
  end?: () => Promise<unknown>
}

async function editionCast(): Promise<Cast> {
  const manager = await newSomebody(t)
  const organisateur = await createOrganisateur(t.db, { membres: [manager.id] })
  const course = await createCourse(t.db, t.clock.now, { organisateurs_id: organisateur.id })
  const objet_id = await findEpreuveOf(t.db, course.id)
  const [epreuve] = await t.db
    .select()
    .from(schema.epreuves)
    .where(eq(schema.epreuves.id, objet_id))
  const id = epreuve?.editions_id ?? 0
  return {
    kind: 'edition',
    id,
    manager,
    enter: ({ call }) =>
      call('POST /api/liste/store', {
        body: { type: 'epreuve', id: objet_id, extra: { etat: 'inscrit' } },
      }),
    leave: ({ call }) =>
      call('POST /api/liste/store', {
        body: { type: 'epreuve', id: objet_id, extra: { etat: 'envie' } },
      }),
    end: () =>
      t.db
        .update(schema.editions)
        .set({ date_debut: '2020-05-10', editions_fin: '2020-05-10' })
        .where(eq(schema.editions.id, id)),
  }
}

async function planCast(): Promise<Cast> {
  const manager = await newSomebody(t, { coach: true })
  const { id } = await createPlan(t.db, { users_id: manager.id, etat: 100 })
  return {
    kind: 'plan',
    id,
    manager,
    enter: (somebody) =>
      createSuivi(t.db, { users_id: somebody.id, plans_id: id, etat: 'en_cours' }),
    leave: (somebody) =>
      t.db
        .update(schema.planSuivis)
        .set({ etat: 'arrete' })
        .where(
          and(eq(schema.planSuivis.users_id, somebody.id), eq(schema.planSuivis.plans_id, id)),
        ),
  }
}

async function newDepart() {
  const manager = await newSomebody(t, { agence: true })
  const agence = await createAgence(t.db, { membres: [manager.id] })
  const voyage = await createVoyage(t.db, t.clock.now, { agences_id: agence.id, etat: 100 })
  const depart = await createDisponibilite(t.db, t.clock.now, { voyages_id: voyage.id })
  return { manager, depart }
}

async function departCast(): Promise<Cast> {
  const { manager, depart } = await newDepart()
  const { disponibilites, reservations } = schema
  return {
    kind: 'depart',
    id: depart.id,
    manager,
    enter: (somebody) =>
      createReservation(t.db, t.clock.now, {
        users_id: somebody.id,
        disponibilites_id: depart.id,
        etat: 'confirmee',
      }),
    leave: (somebody) =>
      t.db
        .update(reservations)
        .set({ etat: 'annulee' })
        .where(eq(reservations.users_id, somebody.id)),
    end: () =>
      t.db
        .update(disponibilites)
        .set({ annule_le: '2026-03-01T00:00:00Z' })
        .where(eq(disponibilites.id, depart.id)),
  }
}

async function coachCast(): Promise<Cast> {
  const manager = await newSomebody(t, { coach: true })
  await createAthlete(t.db, { coach_id: manager.id, users_id: (await newSomebody(t)).id })
  return {
    kind: 'coach',
    id: manager.id,
    manager,
    enter: (somebody) => createAthlete(t.db, { coach_id: manager.id, users_id: somebody.id }),
    leave: (somebody) =>
      t.db
        .update(schema.athletes)
        .set({ fin: t.clock.now.toISOString() })
        .where(eq(schema.athletes.users_id, somebody.id)),
  }
}

/** A training that nobody gave is open to all coaches of its athlete. */
async function entrainementCast(): Promise<Cast> {
  const manager = await newSomebody(t)
  const { id } = await createEntrainement(t.db, { users_id: manager.id })
  return {
    kind: 'entrainement',
    id,
    manager,
    enter: (somebody) => createAthlete(t.db, { coach_id: somebody.id, users_id: manager.id }),
    leave: (somebody) =>
      t.db
        .update(schema.athletes)
        .set({ fin: t.clock.now.toISOString() })
        .where(eq(schema.athletes.coach_id, somebody.id)),
  }
}

const CASTS = {
  edition: editionCast,
  plan: planCast,
  depart: departCast,
  coach: coachCast,
  entrainement: entrainementCast,
}

describe.each(Object.entries(CASTS))('channel of an object: %s', (_, make) => {
  it('the channel is open to its members alone', async () => {
    const { kind, id, manager, enter, leave, end } = await make()
    const [somebody, minor, stranger, staff] = [
      await newSomebody(t),
      await newSomebody(t, { naissance: MINOR }),
      await newSomebody(t),
      await newSomebody(t, { is_staff: true }),
    ]
    await enter(somebody)
    await enter(minor)
    const open = ({ call }: Somebody) =>
      call('POST /api/messages/canal', { body: { kind, id } }).then(
        ({ data }) => data.id,
        ({ code }) => code,
      )
    const channels_id = Number(await open(somebody))
    expect(await open(minor)).toBe(channels_id)
    expect(await open(stranger)).toBe('canal_introuvable')
    expect(await open(staff)).toBe('canal_introuvable')
    const can = async (...all: Somebody[]) => {
      const said: Peut[] = []
      for (const each of all) said.push(await tryChannel(each, channels_id))
      return said
    }
    expect(await can(somebody, minor, manager)).toEqual(['écrire', 'écrire', 'écrire'])
    expect(await can(stranger, staff)).toEqual(['rien', 'rien'])
    const unverified = await newSomebody(t, { email_verifie_le: null })
    await enter(unverified)
    const refused = unverified.call('POST /api/messages/post/channel/{id}', {
      params: { id: channels_id },
      body: { texte: 'Bonjour', client_id: randomUUID() },
    })
    await expect(refused).rejects.toMatchObject({ code: 'email_non_verifie' })
    await leave(somebody)
    expect(await can(somebody, minor)).toEqual(['rien', 'écrire'])
    if (!end) return
    await end()
    expect(await can(somebody, minor, manager)).toEqual(['rien', 'lire', 'lire'])
  })

  it('the channel lists its members, and where membership is self-declared only those who wrote', async () => {
    const { kind, id, enter } = await make()
    const [me, talker, silent, hidden, suspended] = [
      await newSomebody(t),
      await newSomebody(t),
      await newSomebody(t, { naissance: MINOR }),
      await newSomebody(t),
      await newSomebody(t),
    ]
    const all = [me, talker, silent, hidden, suspended]
    for (const somebody of all) await enter(somebody)
    const { data } = await me.call('POST /api/messages/canal', { body: { kind, id } })
    const channels_id = data.id ?? 0
    for (const somebody of [talker, hidden, suspended])
      expect(await tryChannel(somebody, channels_id)).toBe('écrire')
    await t.db
      .update(schema.profils)
      .set({ visibilite: 'personne' })
      .where(eq(schema.profils.users_id, hidden.id))
    await t.db
      .update(schema.users)
      .set({ suspendu_le: t.clock.now.toISOString() })
      .where(eq(schema.users.id, suspended.id))
    const { data: members, nb } = await me.call('POST /api/messages/membres/{channels_id}', {
      params: { channels_id },
      query: { nb_page: 100 },
    })
    const named = all.filter((somebody) => members.some(({ users_id }) => users_id === somebody.id))
    const isVouched = kind !== 'edition' && kind !== 'plan'
    expect(named).toEqual(isVouched ? [me, talker, silent, hidden] : [me, talker])
    expect(nb).toBe(members.length)
  })

  it('the channel can be left without leaving the object, and entered again', async () => {
    const { kind, id, enter } = await make()
    const somebody = await newSomebody(t)
    await enter(somebody)
    const open = async () =>
      (await somebody.call('POST /api/messages/canal', { body: { kind, id } })).data.id ?? 0
    const channels_id = await open()
    await somebody.call('POST /api/messages/quitter/{channels_id}', { params: { channels_id } })
    expect(await tryChannel(somebody, channels_id)).toBe('rien')
    expect(await open()).toBe(channels_id)
    expect(await tryChannel(somebody, channels_id)).toBe('écrire')
  })

  it('the channel hides the words of each side of a block from the other', async () => {
    const { kind, id, enter } = await make()
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    await enter(somebody)
    await enter(other)
    const { data } = await somebody.call('POST /api/messages/canal', { body: { kind, id } })
    const channels_id = data.id ?? 0
    await createMessage(t.db, { channels_id, users_id: other.id, texte: 'SECRET-DE-L-AUTRE' })
    await createMessage(t.db, { channels_id, users_id: somebody.id, texte: 'SECRET-A-MOI' })
    await block(t, somebody, other)
    for (const [reader, hidden] of [
      [somebody, other],
      [other, somebody],
    ] as const) {
      const page = await reader.call('POST /api/messages/channel/{channels_id}', {
        params: { channels_id },
      })
      expect(page.data.messages.map(({ auteur }) => auteur.users_id)).toEqual([reader.id])
      expect(page.data.nb).toBe(1)
      const found = await reader.call('POST /api/messages/recherche', { query: { q: 'secret' } })
      expect(found.data.every(({ message }) => message.est_moi)).toBe(true)
      const members = await reader.call('POST /api/messages/membres/{channels_id}', {
        params: { channels_id },
      })
      expect(members.data.map(({ users_id }) => users_id)).not.toContain(hidden.id)
      const known = await reader.call('POST /api/messages/destinataires', { query: {} })
      expect(known.data.map(({ users_id }) => users_id)).not.toContain(hidden.id)
      const { data: canaux } = await reader.call('POST /api/messages/list', {
        query: { channels_id },
      })
      expect(canaux).toMatchObject([{ dernier: { est_moi: true }, nb_non_lus: 0 }])
    }
  })
})

describe('channel of a booking', () => {
  it('the channel opens with the booking for member and agency, and cannot be left', async () => {
    const { manager, depart } = await newDepart()
    const somebody = await newSomebody(t)
    const [other, stranger] = [await newSomebody(t), await newSomebody(t)]
    const booking = { disponibilites_id: depart.id, etat: 'demande' } as const
    const mine = await createReservation(t.db, t.clock.now, { ...booking, users_id: somebody.id })
    await createReservation(t.db, t.clock.now, { ...booking, users_id: other.id })
    const { data } = await somebody.call('POST /api/messages/canal', {
      body: { kind: 'reservation', id: mine.id },
    })
    const channels_id = data.id ?? 0
    expect(data.type).toBe('sejour')
    expect(await tryChannel(somebody, channels_id)).toBe('écrire')
    expect(await tryChannel(manager, channels_id)).toBe('écrire')
    expect(await tryChannel(other, channels_id)).toBe('rien')
    expect(await tryChannel(stranger, channels_id)).toBe('rien')
    const leaving = somebody.call('POST /api/messages/quitter/{channels_id}', {
      params: { channels_id },
    })
    await expect(leaving).rejects.toMatchObject({ code: 'acces_refuse' })
    await t.db
      .update(schema.reservations)
      .set({ users_id: null })
      .where(eq(schema.reservations.id, mine.id))
    const kept = await manager.call('POST /api/messages/list', { query: { channels_id } })
    expect(kept.data[0]?.precision).toContain(' · réservation d’un compte supprimé · ')
  })
})

describe('direct channels and groups', () => {
  it('a channel does not exist for outsiders', async () => {
    const [somebody, other, stranger, staff] = [
      await newSomebody(t),
      await newSomebody(t),
      await newSomebody(t),
      await newSomebody(t, { is_staff: true }),
    ]
    const direct = await createDirect(t.db, somebody.id, other.id)
    const groupe = await createGroupe(t.db, { gerant: somebody.id, membres: [other.id] })
    for (const { id } of [direct, groupe]) {
      expect(await tryChannel(somebody, id)).toBe('écrire')
      expect(await tryChannel(other, id)).toBe('écrire')
      expect(await tryChannel(stranger, id)).toBe('rien')
      expect(await tryChannel(staff, id)).toBe('rien')
    }
    await block(t, other, somebody)
    expect(await tryChannel(somebody, direct.id)).toBe('rien')
    expect(await tryChannel(other, direct.id)).toBe('rien')
    const call = somebody.call('POST /api/messages/user/{users_id}', {
      params: { users_id: other.id },
    })
    await expect(call).rejects.toMatchObject({ code: 'profil_introuvable' })
    expect(await tryChannel(somebody, groupe.id)).toBe('écrire')
    await somebody.call('POST /api/messages/groupe/{id}/retirer', {
      params: { id: groupe.id },
      body: { users_id: other.id },
    })
    expect(await tryChannel(other, groupe.id)).toBe('rien')
  })

  it('a channel is read-only once the other member is suspended', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    const { id } = await createDirect(t.db, somebody.id, other.id)
    await createMessage(t.db, { channels_id: id, users_id: other.id })
    await t.db
      .update(schema.users)
      .set({ suspendu_le: t.clock.now.toISOString() })
      .where(eq(schema.users.id, other.id))
    expect(await tryChannel(somebody, id)).toBe('lire')
  })

  it('a suspended member cannot write', async () => {
    const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
    const { id } = await createDirect(t.db, somebody.id, other.id)
    await t.db
      .update(schema.users)
      .set({ suspendu_le: t.clock.now.toISOString() })
      .where(eq(schema.users.id, somebody.id))
    const sent = somebody.call('POST /api/messages/post/channel/{id}', {
      params: { id },
      body: { texte: 'Bonjour', client_id: randomUUID() },
    })
    await expect(sent).rejects.toMatchObject({ status: 401 })
    expect(await t.db.$count(schema.messages, eq(schema.messages.channels_id, id))).toBe(0)
  })
})
