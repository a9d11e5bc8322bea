import type { GesteCourse } from '@foulee/contract/courses/contribution'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, eq, isNull } from 'drizzle-orm'
import { queueMail } from '../../../mail/queue.ts'

type Answer = { geste: Exclude<GesteCourse, 'soumettre'>; motif: string }

/** Tells every member of the organiser what staff decided of their race. */
export async function mailDecision(
  tx: Tx,
  { id, slug, nom, organisateurs_id }: typeof t.courses.$inferSelect,
  answer: Answer,
): Promise<void> {
  const members = await tx
    .select({ email: t.users.email, prenom: t.users.prenom })
    .from(t.organisateurMembres)
    .innerJoin(t.users, eq(t.users.id, t.organisateurMembres.users_id))
    .where(
      and(
        eq(t.organisateurMembres.organisateurs_id, organisateurs_id),
        isNull(t.users.supprime_le),
      ),
    )
  for (const { email, prenom } of members) {
    await queueMail(tx, {
      to: email,
      template: 'course-decidee',
      props: { prenom, nom, id, slug, ...answer },
    })
  }
}
