import type { organisateurs } from '@foulee/contract/courses/organisateurs'
import { createOrganisateur, nextName } from '@foulee/testing/factories'
import { createMemberInvitation } from '@foulee/testing/organisateurs'
import { type Examples, MEMBERS, OPEN, VERIFIED } from '#test/http/examples.ts'
import { organisationExamples } from '#test/http/organisation-examples.ts'

export const organisateursExamples: Examples<keyof typeof organisateurs> = {
  'POST /api/courses/organisateurs': {
    who: VERIFIED,
    input: () => ({
      body: {
        nom: nextName('Club'),
        description: 'Un club de coureurs.',
        ville: 'Grenoble',
        code_postal: '38000',
        site: 'https://club.exemple.fr',
        email: 'bonjour@club.exemple.fr',
        telephone: '04 76 00 00 00',
      },
    }),
  },
  'POST /api/courses/organisateurs/my': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await createOrganisateur(t.db, { membres: [owner.id] })
      return {}
    },
  },
  'GET /api/organisateurs/{id}': {
    who: OPEN,
    input: async ({ t, course }) => {
      const { data } = await t.call('GET /api/courses/{id}', { params: { id: course.slug } })
      return { params: { id: data.organisateur.slug } }
    },
  },
  ...organisationExamples('organisateurs', {
    create: ({ t }, input) => createOrganisateur(t.db, input),
    invite: ({ t }, { structure, ...values }) =>
      createMemberInvitation(t.db, t.clock.now, {
        ...values,
        ...(structure && { organisateurs_id: structure }),
      }),
  }),
}
