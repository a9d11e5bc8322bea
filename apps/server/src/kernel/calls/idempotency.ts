import { createHash } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { idempotencyKeys as k } from '@foulee/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import type { UploadedFile } from '#platform/http/caller.ts'
import type { SpooledFile } from '#platform/http/spool.ts'

/** An `Idempotency-Key`, as a string of RFC 8941 or bare. */
const KEY = /^"?([\w-]{16,64})"?$/

type Sent = {
  call: string
  params: unknown
  body: unknown
  files: readonly UploadedFile[]
  spooled: readonly SpooledFile[]
}

type ListBody = { header: string | string[] | undefined; user: { id: number }; sent: Sent }

/**
 * @param header the `Idempotency-Key`; without one, nothing is promised
 * @returns the database of the call, see `withIdempotency`
 * @throws ApiError `requete_malformee` for a header that holds no key
 */
export function joinIdempotencyKey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { header, user, sent }: ListBody,
): Db {
  if (header === undefined) return db
  const key = KEY.exec(String(header))?.[1]
  if (!key) throw new ApiError('requete_malformee')
  const fingerprint = readFingerprint(sent)
  return withIdempotency(db, { users_id: user.id, key, fingerprint, now: clock() })
}

/** @returns SHA-256 of the call and its input, in hex */
function readFingerprint({ call, params, body, files, spooled }: Sent): string {
  const parts = files.map(({ field, name, bytes }) => [field, name, hash(bytes)])
  const large = spooled.map(({ field, name, sha256 }) => [field, name, sha256])
  return hash(JSON.stringify([call, params, body, parts, large]))
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

type Claim = { users_id: number; key: string; fingerprint: string; now: Date }

/**
 * The database of a call that may be sent once more. Each of its transactions stores its result
 * under the key before it commits; of one that has committed, the result is read instead, so that
 * the call goes on to its answer without a second effect. A call under way with the same key is
 * waited for.
 * @throws ApiError `cle_deja_utilisee` from the first transaction, for another input
 */
function withIdempotency(db: Db, claim: Claim): Db {
  let step = 0
  const transaction: Db['transaction'] = (write, config) => {
    const position = step++
    return db.transaction(async (tx) => {
      const outputs = await claimKey(tx, claim)
      if (position < outputs.length) return outputs[position] as Awaited<ReturnType<typeof write>>
      const output = await write(tx)
      await saveOutputs(tx, claim, [...outputs, checkIds(output)])
      return output
    }, config)
  }
  return Object.create(db, { transaction: { value: transaction } })
}

/** Inserts the key, or locks that of an earlier call. @returns results of its transactions */
async function claimKey(
  tx: Tx,
  { users_id, key, fingerprint, now }: Claim,
): Promise<readonly unknown[]> {
  const [row] = await tx
    .insert(k)
    .values({ users_id, key, fingerprint, created_at: now.toISOString() })
    .onConflictDoUpdate({ target: [k.users_id, k.key], set: { key: sql`excluded.key` } })
    .returning({ fingerprint: k.fingerprint, outputs: k.outputs })
  if (!row) throw new Error('The insert returned nothing.')
  if (row.fingerprint !== fingerprint) throw new ApiError('cle_deja_utilisee')
  return row.outputs
}

const saveOutputs = (tx: Tx, { users_id, key }: Claim, outputs: unknown[]) =>
  tx
    .update(k)
    .set({ outputs })
    .where(and(eq(k.users_id, users_id), eq(k.key, key)))

/** Ids alone are stored: texts would be personal data. */
function checkIds(output: unknown): unknown {
  if (isIds(output)) return output ?? null
  throw new Error('The transaction of a creating call returns more than ids.')
}

const isIds = (value: unknown): boolean =>
  typeof value === 'object' && value
    ? Object.values(value).every(isIds)
    : value === null || ['number', 'boolean', 'undefined'].includes(typeof value)
