import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { journalStaff } from '@foulee/db/schema'
import { sql } from 'drizzle-orm'

export async function retryTravail(db: Db, id: string, staff_id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`
      update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
        keep_until = greatest(keep_until, now() + interval '14 days'),
        retry_limit = case when state = 'failed' then retry_count + 1 else retry_limit end
      where id = ${id}::uuid and state in ('failed', 'retry', 'created') returning name`)
    const [job] = rows
    if (!job) throw new ApiError('travail_introuvable')
    await tx.insert(journalStaff).values({
      staff_id,
      action: 'travail.relancer',
      objet_id: 0,
      details: { nom: job.name, travail: id },
    })
  })
}
