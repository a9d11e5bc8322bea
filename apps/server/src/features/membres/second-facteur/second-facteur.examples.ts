import type { secondFacteur } from '@foulee/contract/membres/second-facteur'
import { secondsFacteurs, users } from '@foulee/db/schema'
import { eq, max } from 'drizzle-orm'
import { encrypt } from '#platform/crypto/encryption.ts'
import { getSecret } from '#platform/crypto/secrets.ts'
import { type Examples, STAFF, type World } from '#test/http/examples.ts'
import type { TestApp } from '#test/test-app.ts'
import { associatedDataOf } from './factor-keys.ts'
import { getCode, makeSecret } from './totp.ts'

export async function createFactorApp(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  users_id: number,
  { isActive = true } = {},
): Promise<string> {
  const secret = makeSecret()
  const key = Buffer.from(await getSecret(db, 'second-facteur'), 'base64url')
  await db.insert(secondsFacteurs).values({
    users_id,
    secret: encrypt(secret, [key], associatedDataOf(users_id)),
    actif_le: isActive ? clock.now.toISOString() : null,
  })
  return secret
}

async function codeOfNewest({ t }: World, isActive: boolean) {
  const [newest] = await t.db
    .select({ id: max(users.id) })
    .from(users)
    .where(eq(users.is_staff, true))
  const id = newest?.id
  const isNew = id && !(await t.db.$count(secondsFacteurs, eq(secondsFacteurs.users_id, id)))
  const secret = isNew ? await createFactorApp(t, id, { isActive }) : makeSecret()
  return { body: { code: getCode(secret, t.clock.now) } }
}

export const secondFacteurExamples: Examples<keyof typeof secondFacteur> = {
  'GET /api/second-facteur': { who: STAFF, input: () => ({}) },
  'POST /api/second-facteur/preparer': { who: STAFF, input: () => ({}) },
  'POST /api/second-facteur/activer': {
    who: STAFF,
    input: (world) => codeOfNewest(world, false),
  },
  'POST /api/second-facteur/valider': { who: STAFF, input: (world) => codeOfNewest(world, true) },
  'POST /api/second-facteur/secours': { who: STAFF, input: (world) => codeOfNewest(world, true) },
  'POST /api/second-facteur/retirer': { who: STAFF, input: (world) => codeOfNewest(world, true) },
}
