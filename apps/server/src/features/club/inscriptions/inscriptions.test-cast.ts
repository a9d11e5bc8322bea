import { randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import {
  createEvenement,
  createEvenementDate,
  type NewEvenement,
  type NewEvenementDate,
} from '@foulee/testing/evenements'
import { createUser } from '@foulee/testing/factories'
import { and, eq, inArray } from 'drizzle-orm'
import type { SignedIn, TestApp } from '#test/test-app.ts'
import { getCodeKey, signInscription } from './codes.ts'

export type Runner = Awaited<ReturnType<typeof meetRunner>>

export async function meetRunner(t: TestApp, prenom = 'Karim') {
  const user = await createUser(t.db, { prenom, nom: 'Benali' })
  const signedIn = await t.signIn(user, { remember: true })
  const { call } = signedIn
  return {
    ...signedIn,
    id: user.id,
    email: user.email,
    nom: `${prenom} Benali`,
    come: async (dates_id: number, input: { cle?: string; groupe?: string | null } = {}) =>
      call('POST /api/evenements/inscrire', {
        body: { dates_id, cle: randomUUID(), groupe: null, ...input },
      }),
    giveUp: (dates_id: number) => call('POST /api/evenements/desinscrire', { body: { dates_id } }),
    wait: (dates_id: number) => call('POST /api/evenements/attente', { body: { dates_id } }),
    leave: (dates_id: number) => call('POST /api/evenements/attente/del', { body: { dates_id } }),
    date: async (dates_id: number) =>
      (await call('POST /api/evenements/inscriptions/date/{dates_id}', { params: { dates_id } }))
        .data,
    mine: async () => (await call('POST /api/evenements/inscriptions/my')).data,
    points: async () => (await call('POST /api/profile/jauge')).data.jauge,
  }
}

export type Host = Awaited<ReturnType<typeof meetHost>>

export async function meetHost(t: TestApp, input: NewEvenement = {}) {
  const user = await createUser(t.db, { prenom: 'Léa', nom: 'Martin' })
  const evenement = await createEvenement(t.db, t.clock.now, { membres: [user.id], ...input })
  const signedIn = await t.signIn(user, { remember: true })
  return {
    ...signedIn,
    id: user.id,
    evenement,
    date: (date: NewEvenementDate = {}) =>
      createEvenementDate(t.db, t.clock.now, { ...date, evenements_id: evenement.id }),
    desk: deskOf(t, signedIn),
  }
}

export const deskOf = (t: TestApp, { call }: SignedIn) => ({
  read: async (dates_id: number) =>
    (await call('POST /api/evenements/accueil/{dates_id}', { params: { dates_id } })).data,
  see: async (dates_id: number, inscription: number, hash: string | null, at?: string) => {
    const vu = { inscription, hash, at: at ?? t.clock.now.toISOString() }
    const { data } = await call('POST /api/evenements/accueil/{dates_id}/valider', {
      params: { dates_id },
      body: { vus: [vu] },
    })
    return data[0] as (typeof data)[number]
  },
})

export async function codeOf(t: Pick<TestApp, 'db'>, id: number): Promise<string> {
  const [row] = await t.db.select().from(schema.inscriptions).where(eq(schema.inscriptions.id, id))
  if (!row) throw new Error('There is no such registration.')
  return signInscription(await getCodeKey(t.db), row)
}

export async function countHeld({ db }: Pick<TestApp, 'db'>, id: number) {
  const { evenementDates, inscriptions, evenementAttentes } = schema
  const [row] = await db.select().from(evenementDates).where(eq(evenementDates.id, id))
  const count = (etats: ('attente' | 'proposee')[]) =>
    db.$count(
      evenementAttentes,
      and(eq(evenementAttentes.evenement_dates_id, id), inArray(evenementAttentes.etat, etats)),
    )
  const standing = await db.$count(
    inscriptions,
    and(eq(inscriptions.evenement_dates_id, id), eq(inscriptions.etat, 'inscrit')),
  )
  const offered = await count(['proposee'])
  return {
    places: row?.places ?? null,
    prises: row?.places_prises ?? 0,
    held: standing + offered,
    offered,
    waiting: await count(['attente']),
  }
}
