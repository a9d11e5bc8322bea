import type { Connection } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { hashToken, newSecret } from '../../../apps/server/src/platform/crypto/new-secret.ts'
import {
  newBrowser,
  type PushBrowser,
} from '../../../apps/server/src/platform/push/test-push-service.ts'

export type Author = { id: number; token: string }
export type Reader = { id: number; token: string; channels_id: number; browser: PushBrowser }

type Db = Connection['db']
const inADay = () => new Date(Date.now() + 86_400_000).toISOString()
const session = (users_id: number, token: string) => ({
  users_id,
  token_hash: hashToken(token),
  remember: true,
  seen_at: new Date().toISOString(),
  expires_at: inADay(),
})

export async function createAuthor(db: Db): Promise<Author> {
  const { id } = await createUser(db, { prenom: 'Lise' })
  const token = newSecret()
  await db.insert(t.sessions).values(session(id, token))
  return { id, token }
}

/** Each receives one message, so that each device rings once. */
export async function createReaders(
  db: Db,
  author: Author,
  nb: number,
  pushOrigin: string,
): Promise<Reader[]> {
  const values = Array.from({ length: nb }, () => ({
    email: `lecteur-${nextNumber()}@exemple.fr`,
    password_hash: 'none',
    prenom: 'Camille',
    nom: 'Durand',
    cgu_acceptees_le: '2026-01-01T00:00:00Z',
    email_verifie_le: '2026-01-01T00:00:00Z',
  }))
  const users = await db.insert(t.users).values(values).returning({ id: t.users.id })
  const ids = users.map(({ id }) => id)
  await db
    .insert(t.profils)
    .values(ids.map((id) => ({ users_id: id, sexe: 'non_precise' as const })))
  const tokens = ids.map(() => newSecret())
  const sessions = await db
    .insert(t.sessions)
    .values(ids.map((id, at) => session(id, tokens[at] ?? '')))
    .returning({ id: t.sessions.id, users_id: t.sessions.users_id })
  const canaux = await db
    .insert(t.canaux)
    .values(ids.map((id) => ({ type: 'direct' as const, membre_a: author.id, membre_b: id })))
    .returning({ id: t.canaux.id, membre_b: t.canaux.membre_b })
  await db.insert(t.canalMembres).values(
    canaux.flatMap(({ id: channels_id, membre_b }) =>
      [author.id, membre_b ?? 0].map((users_id) => ({
        channels_id,
        users_id,
        etat: 'ouvert' as const,
      })),
    ),
  )
  const readers = ids.map((id, at) => ({
    id,
    token: tokens[at] ?? '',
    channels_id: canaux.find(({ membre_b }) => membre_b === id)?.id ?? 0,
    browser: newBrowser(),
  }))
  await db.insert(t.pushAppareils).values(
    readers.map(({ id, browser }) => ({
      users_id: id,
      sessions_id: sessions.find(({ users_id }) => users_id === id)?.id ?? 0,
      adresse: `${pushOrigin}${browser.path}`,
      p256dh: browser.p256dh,
      auth: browser.auth,
      nom: 'Firefox sur Linux',
    })),
  )
  return readers
}
