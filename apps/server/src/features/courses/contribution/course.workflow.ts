import type { GesteManaged } from '@foulee/contract/shared/publication'
import type * as t from '@foulee/db/schema'
import { findMove } from '@foulee/domain/courses/course'
import { EDITED } from '#features/courses/courses/courses-versions.ts'
import { ownedByOrganisation } from '#kernel/publication/owned-by-organisation.ts'
import type { Workflow } from '#kernel/publication/workflow.ts'

type Row = typeof t.courses.$inferSelect

export const courseWorkflow: Workflow<Row, GesteManaged> = {
  edited: EDITED,
  genre: 'course',
  incomplet: 'course_incomplete',
  owner: ownedByOrganisation<Row>({
    findMove,
    readers: { annuler: 'les coureurs le liront', owners: 'l’organisateur le lira' },
    owners: EDITED.owners,
    mail: ({ id, slug, nom }, answer, { email, prenom }) => ({
      to: email,
      template: 'course-decidee',
      props: { prenom, nom, id, slug, ...answer },
    }),
  }),
  fil: ({ id, organisateurs_id }) => ({
    kind: 'course',
    cle: `course:${id}`,
    fait_id: id,
    objet: { kind: 'course', id },
    emetteur: { kind: 'organisateur', id: organisateurs_id },
    cibles: [{ kind: 'course', id }],
  }),
}
