import type { Db, Tx } from '@foulee/db/connect'
import { linkMail } from '#kernel/mail/link-mail.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'

export const lienReinitialisation = linkMail<{ email: string }>('lien-reinitialisation')

/** `email`: the address to verify, the account's own or the one it is to change for. */
export const lienVerification = linkMail<{ users_id: number; email: string }>('lien-verification')

/** The code that says that the owner of an account without a password wants it erased. */
export const codeSuppression = linkMail<{ users_id: number }>('code-suppression')

/** The way back for `email`, which the account had until it was changed for `adresse` (masked). */
export const lienRetour = linkMail<{ users_id: number; email: string; adresse: string }>(
  'lien-retour',
)

/** What has run out or is kept no longer leaves at night. */
export const menage: Job<object> = {
  name: 'menage',
  every: 30,
  cron: '17 3 * * *',
  options: { retryLimit: 3, retryDelay: 600, expireInSeconds: 600 },
}

export const queueVerification = (tx: Db | Tx, users_id: number, email: string): Promise<void> =>
  enqueue(tx, lienVerification, { users_id, email })

export const queueReturn = (
  tx: Tx,
  former: { users_id: number; email: string; adresse: string },
): Promise<void> => enqueue(tx, lienRetour, former)

/** For any address: whether it has an account is looked up when nobody waits for the answer. */
export const queueReset = (db: Db, email: string): Promise<void> =>
  enqueue(db, lienReinitialisation, { email })
