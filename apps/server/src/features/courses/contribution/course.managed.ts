import type * as t from '@foulee/db/schema'
import { findMove } from '@foulee/domain/courses/course'
import { EDITED } from '#features/courses/courses/courses-versions.ts'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { Managed } from '#kernel/publication/managed.ts'

export const courseManaged: Managed<typeof t.courses.$inferSelect> = {
  table: EDITED.table,
  journal: EDITED.journal,
  key: EDITED.key,
  genre: 'course',
  incomplet: 'course_incomplete',
  findMove,
  readers: { annuler: 'les coureurs le liront', owners: 'l’organisateur le lira' },
  owners: ofOrganisateur,
  ownerOf: ({ organisateurs_id }) => ({ column: 'organisateurs_id', id: organisateurs_id }),
  fil: ({ id, organisateurs_id }) => ({
    kind: 'course',
    cle: `course:${id}`,
    fait_id: id,
    objet: { kind: 'course', id },
    emetteur: { kind: 'organisateur', id: organisateurs_id },
    cibles: [{ kind: 'course', id }],
  }),
  tell: notifyDecision,
  mail: ({ id, slug, nom }, answer, { email, prenom }) => ({
    to: email,
    template: 'course-decidee',
    props: { prenom, nom, id, slug, ...answer },
  }),
}
