import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { isSujetMail, type SujetMail } from '@foulee/domain/echanges/notification'
import { getSecret } from '#platform/crypto/secrets.ts'

export type Desabonnement = { users_id: number; sujet: SujetMail }

const TOKEN = /^(\d{1,10})\.([a-z]{1,40})\.([\w-]{43})$/

const sign = async (db: Db | Tx, payload: string) =>
  createHmac('sha256', await getSecret(db, 'desabonnement'))
    .update(payload)
    .digest('base64url')

/**
 * Signed token of an unsubscribe link: limited to one member and one kind of email, works without a
 * session, never expires since old emails are reopened.
 */
export async function signUnsubscribe(
  db: Db | Tx,
  { users_id, sujet }: Desabonnement,
): Promise<string> {
  const payload = `${users_id}.${sujet}`
  return `${payload}.${await sign(db, payload)}`
}

export async function readUnsubscribe(db: Db | Tx, token: string): Promise<Desabonnement | null> {
  const [, id = '', sujet = '', mark = ''] = TOKEN.exec(token) ?? []
  if (!mark) return null
  const expected = Buffer.from(await sign(db, `${id}.${sujet}`))
  if (!timingSafeEqual(expected, Buffer.from(mark)) || !isSujetMail(sujet)) return null
  return { users_id: Number(id), sujet }
}
