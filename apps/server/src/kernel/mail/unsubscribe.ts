import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db, Tx } from '@foulee/db/connect'
import { isSujetMail, type SujetMail } from '@foulee/domain/echanges/notification'
import { getSecret } from '#platform/crypto/secrets.ts'

/** Whose mails a link switches off, and which. */
export type Desabonnement = { users_id: number; sujet: SujetMail }

const TOKEN = /^(\d{1,10})\.([a-z]{1,40})\.([\w-]{43})$/

const sign = async (db: Db | Tx, said: string) =>
  createHmac('sha256', await getSecret(db, 'desabonnement'))
    .update(said)
    .digest('base64url')

/**
 * What stands in the link of a mail: it switches off these mails of this member and nothing else, without
 * a session, and never runs out, since old mails are found again. Only the server can write one.
 */
export async function signUnsubscribe(
  db: Db | Tx,
  { users_id, sujet }: Desabonnement,
): Promise<string> {
  const said = `${users_id}.${sujet}`
  return `${said}.${await sign(db, said)}`
}

/** What a link asks for; null for one that the server did not write. */
export async function readUnsubscribe(db: Db | Tx, token: string): Promise<Desabonnement | null> {
  const [, id = '', sujet = '', mark = ''] = TOKEN.exec(token) ?? []
  if (!mark) return null
  const expected = Buffer.from(await sign(db, `${id}.${sujet}`))
  if (!timingSafeEqual(expected, Buffer.from(mark)) || !isSujetMail(sujet)) return null
  return { users_id: Number(id), sujet }
}
