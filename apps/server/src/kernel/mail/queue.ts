import type { Db, Tx } from '@foulee/db/connect'
import { enqueue, enqueueAll } from '#platform/jobs/enqueue.ts'
import { mailJob } from './mail-job.ts'
import type { AnyMail, Mail, TemplateName } from './templates.ts'

/**
 * Queues an email in the caller's transaction: sent after commit, never on rollback. An email that
 * opens an account must not hold its secret in the queue: see `lien.ts` of `compte`.
 */
export const queueMail = <N extends TemplateName>(db: Db | Tx, mail: Mail<N>): Promise<void> =>
  enqueue(db, mailJob, mail as AnyMail)

export const queueMails = <N extends TemplateName>(
  tx: Tx,
  mails: readonly Mail<N>[],
): Promise<void> => enqueueAll(tx, mailJob, mails as readonly AnyMail[])
