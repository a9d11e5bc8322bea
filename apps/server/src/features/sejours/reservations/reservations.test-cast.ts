import { randomUUID } from 'node:crypto'
import type { Body } from '@foulee/contract/shared/call'
import * as schema from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import {
  createAgence,
  createVoyage,
  type NewDisponibilite,
  type NewVoyage,
} from '@foulee/testing/sejours'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SignedIn, TestApp } from '#test/test-app.ts'

type ReserveBody = Partial<Body<'POST /api/voyages/reserve'>>

type Person = Body<'POST /api/voyages/reserve'>['participants'][number]

export const people = (nombre: number) =>
  Array.from({ length: nombre }, (_, at) => person({ nom: `Voyageur ${at + 1}` }))

export const person = (person: Partial<Person> = {}): Person => ({
  prenom: 'Camille',
  nom: 'Voyageur',
  naissance: '1990-04-12',
  chambre: 1,
  ...person,
})

export type Member = SignedIn & {
  id: number
  email: string
  book: (disponibilites_id: number, places?: number, body?: ReserveBody) => Promise<Booked>
  wait: (disponibilites_id: number, nb_places?: number) => Promise<Waiting>
}
type Booked = Awaited<ReturnType<typeof bookAs>>
type Waiting = Awaited<ReturnType<typeof waitAs>>

async function bookAs(
  { call }: SignedIn,
  disponibilites_id: number,
  places = 1,
  body: ReserveBody = {},
) {
  const { data } = await call('GET /api/voyages/disponibilite/{id}/formulaire', {
    params: { id: disponibilites_id },
  })
  return call('POST /api/voyages/reserve', {
    body: {
      disponibilites_id,
      cle: randomUUID(),
      participants: people(places),
      nb_single: 0,
      message: '',
      telephone: '06 12 34 56 78',
      formulaire: data.empreinte,
      ...body,
    },
  })
}

const waitAs = ({ call }: SignedIn, disponibilites_id: number, nb_places = 1) =>
  call('POST /api/voyages/attente', { body: { disponibilites_id, nb_places } })

export async function meetTraveller(t: TestApp, prenom = 'Karim'): Promise<Member> {
  const user = await createUser(t.db, { prenom, nom: 'Benali' })
  const signedIn = await t.signIn(user, { remember: true })
  return {
    ...signedIn,
    id: user.id,
    email: user.email,
    book: (...order) => bookAs(signedIn, ...order),
    wait: (...order) => waitAs(signedIn, ...order),
  }
}

export type Agathe = Awaited<ReturnType<typeof meetAgathe>>

export async function meetAgathe(t: TestApp) {
  const user = await createUser(t.db, { prenom: 'Agathe', nom: 'Perrin' })
  const agence = await createAgence(t.db, { membres: [user.id] })
  const signedIn = await t.signIn(user, { remember: true })
  const { call } = signedIn
  return {
    ...signedIn,
    id: user.id,
    email: user.email,
    agence,
    stay: async (depart: Omit<NewDisponibilite, 'voyages_id'> = {}, input: NewVoyage = {}) => {
      const voyage = await createVoyage(t.db, t.clock.now, {
        agences_id: agence.id,
        departs: [depart],
        ...input,
      })
      const [row] = await t.db
        .select()
        .from(schema.disponibilites)
        .where(eq(schema.disponibilites.voyages_id, voyage.id))
      if (!row) throw new Error('The stay has no departure.')
      return { voyages_id: voyage.id, slug: voyage.slug, id: row.id, debut: row.debut }
    },
    decide: (id: number, geste: 'confirmer' | 'refuser' | 'annuler', motif = '') =>
      call('POST /api/reservations/{id}/etat', { params: { id }, body: { geste, motif } }),
    desk: async (id: number) =>
      (await call('POST /api/voyages/depart/{id}', { params: { id } })).data,
  }
}

export async function readMails(t: TestApp, { email }: { email: string }): Promise<string> {
  await t.workOff()
  return t
    .mailsTo(email)
    .map(({ text }) => text)
    .join('\n\n')
}

export async function countPlaces(t: Pick<TestApp, 'db'>, id: number) {
  const held = sql<number>`coalesce(sum(nb_places), 0)::int`
  const [row] = await t.db
    .select()
    .from(schema.disponibilites)
    .where(eq(schema.disponibilites.id, id))
  const sum = async (etats: (typeof schema.reservations.$inferSelect)['etat'][]) => {
    const of = schema.reservations
    const [found] = await t.db
      .select({ held })
      .from(of)
      .where(and(eq(of.disponibilites_id, id), inArray(of.etat, etats)))
    return found?.held ?? 0
  }
  const [offers] = await t.db
    .select({ held })
    .from(schema.attentes)
    .where(and(eq(schema.attentes.disponibilites_id, id), eq(schema.attentes.etat, 'proposee')))
  return {
    places: row?.places ?? 0,
    prises: row?.places_prises ?? 0,
    confirmees: row?.places_confirmees ?? 0,
    held: (await sum(['demande', 'confirmee', 'terminee'])) + (offers?.held ?? 0),
    sure: await sum(['confirmee', 'terminee']),
    offered: offers?.held ?? 0,
  }
}
