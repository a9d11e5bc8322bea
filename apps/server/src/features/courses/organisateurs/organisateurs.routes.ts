import { organisateurs } from '@foulee/contract/courses/organisateurs'
import { ApiError } from '@foulee/contract/shared/errors'
import { implement } from '#kernel/calls/feature.ts'
import { countTypedAddress } from '#kernel/mail/budget.ts'
import { acceptInvitation, showInvitation } from '#kernel/organisations/invitations.ts'
import { cancelInvitation, inviteMember } from '#kernel/organisations/inviting.ts'
import { removeMember } from '#kernel/organisations/members.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import { readLogo } from '#platform/images/read-logo.ts'
import { getGestion, presentInvite } from './gestion.queries.ts'
import { saveOrganisateur } from './organisateurs.commands.ts'
import { getEditableOrganisateur, getVisibleOrganisateur } from './organisateurs.policy.ts'
import { findItsCourses, findMine } from './organisateurs.queries.ts'
import { organisateurStructure as structure } from './organisateurs.structure.ts'
import { decideOrganisateur } from './verification.commands.ts'
import { findNew } from './verification.queries.ts'

export const organisateursRoutes = implement(organisateurs, {
  'POST /api/courses/organisateurs': async ({ body, files, user, limits, ...services }) => {
    if (body.id) await getEditableOrganisateur(services.db, user, body.id)
    else await limits.consume('organisateur', [`membre ${user.id}`])
    const logo = await readLogo(files)
    const save = { user, fields: body, logo, now: services.clock() }
    const organisateur = await saveOrganisateur(services, save)
    return { id: organisateur.id, data: organisateur }
  },

  'POST /api/courses/organisateurs/my': async ({ db, user }) => {
    const mine = await findMine(db, user.id)
    return { data: mine, nb: mine.length }
  },

  'GET /api/organisateurs/{id}': async ({ db, params, user, clock }) => {
    const found = await getVisibleOrganisateur(db, user, params.id)
    const { id, slug, nom, description, ville, code_postal, site, logo, verifie } = found
    const { cards, nb, nb_evenements } = await findItsCourses(db, id, clock())
    const shown = { id, slug, nom, description, ville, code_postal, site, logo, verifie }
    const head = JSON.stringify({ ...shown, nb_courses: nb, nb_evenements }).slice(0, -1)
    return {
      raw: `{"success":true,"data":${head},"courses":[${cards}]}}`,
      tags: [`organisateur:${id}`, 'courses', 'evenements'],
    }
  },

  'GET /api/organisateurs/{id}/gestion': async ({ db, params, user, clock }) => ({
    data: await getGestion(db, user, params.id, clock()),
  }),

  'POST /api/organisateurs/membres/inviter': async ({ db, body, user, caller, limits, clock }) => {
    await limits.consume('invitation', [`reseau ${networkKey(caller.ip)}`, `membre ${user.id}`])
    await countTypedAddress(limits, user.id, body.email)
    const now = clock()
    await inviteMember(db, structure, { ...body, user, now })
    return { data: await getGestion(db, user, body.id, now) }
  },

  'POST /api/organisateurs/membres/annuler': async ({ db, body, user, clock }) => {
    const now = clock()
    await cancelInvitation(db, structure, { ...body, user, now })
    return { data: await getGestion(db, user, body.id, now) }
  },

  'POST /api/organisateurs/membres/del': async ({ db, body, user }) => {
    await removeMember(db, structure, user, body)
    return { data: null }
  },

  'POST /api/organisateurs/invitation/show': async ({ db, body, clock }) => ({
    data: presentInvite(await showInvitation(db, structure, body.token, clock())),
  }),

  'POST /api/organisateurs/invitation/accept': async ({ db, body, user, clock }) => {
    const { token } = body
    const invite = await acceptInvitation(db, structure, { user, token, now: clock() })
    return { data: presentInvite(invite) }
  },

  'GET /api/organisateurs/a-verifier': async ({ db, query }) => findNew(db, query),

  'POST /api/organisateurs/verifier': async ({ db, body, user, clock }) => {
    if (body.decision === 'refuser' && !body.motif) {
      const errors = { motif: 'Dites pourquoi\u00a0: les membres le liront.' }
      throw new ApiError('champs_invalides', { errors })
    }
    await decideOrganisateur(db, { ...body, staff_id: user.id, now: clock() })
    return { data: null }
  },
})
