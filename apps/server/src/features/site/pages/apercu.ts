import { createHmac, timingSafeEqual } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { PageSite } from '@foulee/contract/site/pages'
import type { Db } from '@foulee/db/connect'
import { pages } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { getSecret } from '#platform/crypto/secrets.ts'
import { getPage, presentPage } from './pages.queries.ts'

const LASTS_MS = 7 * 24 * 3_600_000

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`apercu ${text}`).digest('base64url')

export async function createApercu(db: Db, id: number, now: Date) {
  await getPage(db, id)
  const end = new Date(now.getTime() + LASTS_MS)
  const text = `${id}.${end.getTime()}`
  const signature = sign(text, await getSecret(db, 'apercu'))
  return { adresse: `/apercu/${text}.${signature}`, jusqu_au: end.toISOString() }
}

export async function readApercu(db: Db, jeton: string, now: Date): Promise<PageSite> {
  const [, id = '', end = '', signature = ''] =
    /^(\d{1,9})\.(\d{1,15})\.([\w-]+)$/.exec(jeton) ?? []
  const expected = Buffer.from(sign(`${id}.${end}`, await getSecret(db, 'apercu')))
  const received = Buffer.from(signature)
  const isOurs = received.length === expected.length && timingSafeEqual(received, expected)
  if (!isOurs || Number(end) <= now.getTime()) throw new ApiError('apercu_perime')
  const [row] = await db
    .select()
    .from(pages)
    .where(eq(pages.id, Number(id)))
  if (!row) throw new ApiError('apercu_perime')
  return presentPage(db, row, now)
}
