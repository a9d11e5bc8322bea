import type { GesteCourse } from '@foulee/contract/courses/contribution'
import type { Tx } from '@foulee/db/connect'
import type * as t from '@foulee/db/schema'
import { queueMail } from '../../../mail/queue.ts'
import { ofOrganisateur } from '../organisateurs/organisateurs.membership.ts'

type Answer = { geste: Exclude<GesteCourse, 'soumettre'>; motif: string }

/** Tells every member of the organiser what staff decided of their race. */
export async function mailDecision(
  tx: Tx,
  { id, slug, nom, organisateurs_id }: typeof t.courses.$inferSelect,
  answer: Answer,
): Promise<void> {
  for (const { email, prenom } of await ofOrganisateur.findMembers(tx, organisateurs_id)) {
    await queueMail(tx, {
      to: email,
      template: 'course-decidee',
      props: { prenom, nom, id, slug, ...answer },
    })
  }
}
