import type { Input, Key } from '@foulee/contract/shared/call'
import type * as tables from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import type { TestApp } from '../test-app.ts'

export const PERSONAS = [
  'visitor',
  'unverified',
  'member',
  'owner',
  'parcours',
  'organisateur',
  'agence',
  'premium',
  'coach',
  'staff',
] as const
export type Persona = (typeof PERSONAS)[number]
export type Who = Readonly<Record<Persona, number>>

const everyone = (status: number) =>
  Object.fromEntries(PERSONAS.map((persona) => [persona, status])) as Who

export const OPEN = everyone(200)
export const MEMBERS: Who = { ...OPEN, visitor: 401 }
export const VERIFIED: Who = { ...MEMBERS, unverified: 403 }
export const STAFF: Who = { ...everyone(403), visitor: 401, staff: 200 }
/** Private entities: 404 for others, staff included. */
export const OWNER: Who = { ...everyone(404), visitor: 401, owner: 200 }

/** Private part of a public entity: 403 for others, staff included. */
export const OWNED: Who = { ...everyone(403), visitor: 401, owner: 200 }

type User = typeof tables.users.$inferSelect

export type World = {
  t: TestApp
  organisateur: { nom: string }
  course: { id: number; slug: string }
  parcours: { id: number; slug: string }
}

type Example<K extends Key> = {
  who: Who
  input: (world: World, owner: User) => Input<K> | Promise<Input<K>>
}
export type Examples<K extends Key = Key> = { readonly [P in K]: Example<P> }

export async function createWorld(t: TestApp): Promise<World> {
  const organisateur = await createOrganisateur(t.db, { ville: 'Grenoble', code_postal: '38000' })
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id: organisateur.id,
    editions: [{ epreuves: [{ type: 'route', distance: 21_100 }] }],
  })
  const parcours = await createParcours(t.db, t.clock.now, { rayon_masque: 200 })
  return { t, organisateur, course, parcours }
}

export const FLAGS: Readonly<Partial<Record<Persona, Partial<User>>>> = {
  unverified: { email_verifie_le: null },
  parcours: { parcours: true },
  organisateur: { organisateur: true },
  agence: { agence: true },
  premium: { premium_jusqua: '2099-01-01T00:00:00Z' },
  coach: { coach: true },
  staff: { is_staff: true },
}

export const createPersona = ({ db }: TestApp, persona: Persona): Promise<User | null> =>
  persona === 'visitor' ? Promise.resolve(null) : createUser(db, FLAGS[persona])

export const pickAllowed = (who: Who): Persona =>
  PERSONAS.find((persona) => who[persona] === 200) ?? 'staff'

export function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
