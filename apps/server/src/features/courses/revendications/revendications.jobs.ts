import { revendications, users } from '@foulee/db/schema'
import { CODE_MINUTES, showCode } from '@foulee/domain/courses/revendication'
import { getInviterName } from '@foulee/domain/membres/invitation'
import { and, eq } from 'drizzle-orm'
import type { JobContext } from '#kernel/jobs/work.ts'
import { deliver } from '#kernel/mail/deliver.ts'
import type { Job } from '#platform/jobs/job.ts'
import { findClaimed, getClaimed } from './claimed.ts'
import { getCodeKey, hashCode, newCode } from './revendications-code.ts'

const MINUTE_MS = 60_000

/** The code is generated when the mail leaves, and exists in the mail alone. */
export const codeRevendication: Job<{ revendication: number }> = {
  name: 'code-revendication',
  every: 1,
  isPrivate: true,
  options: {
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 300,
    deleteAfterSeconds: 14 * 86_400,
  },
}

export const getCodeExpiry = (now: Date): string =>
  new Date(now.getTime() + CODE_MINUTES * MINUTE_MS).toISOString()

export async function sendCode(
  context: JobContext,
  { revendication: id }: { revendication: number },
  job: string,
): Promise<void> {
  const { db, clock } = context
  const [found] = await db
    .select({ claim: revendications, claimant: users })
    .from(revendications)
    .innerJoin(users, eq(users.id, revendications.users_id))
    .where(and(eq(revendications.id, id), eq(revendications.etat, 'code')))
  if (!found || found.claimant.supprime_le) return
  const claimed = getClaimed(found.claim)
  const structure = await findClaimed(db, claimed)
  if (!structure?.email) return
  const code = newCode()
  await db
    .update(revendications)
    .set({
      code_hash: hashCode(await getCodeKey(db), id, code),
      expires_at: getCodeExpiry(clock()),
    })
    .where(eq(revendications.id, id))
  const props = {
    genre: claimed.type,
    membre: getInviterName(found.claimant),
    structure: structure.nom,
    code: showCode(code),
  }
  await deliver(context, { to: structure.email, template: 'code-revendication', props }, job)
}
