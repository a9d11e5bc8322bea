import { organisateurs } from '@foulee/contract/courses/organisateurs'
import { ApiError } from '@foulee/contract/errors'
import { getNetwork } from '../../../http/attempts.ts'
import { implement } from '../../../http/feature.ts'
import { findReceived, getGestion, presentInvite } from './gestion.queries.ts'
import {
  acceptMembership,
  cancelMemberInvitation,
  inviteMember,
  removeMember,
} from './membres.commands.ts'
import { saveOrganisateur } from './organisateurs.commands.ts'
import { readLogo } from './organisateurs.logo.ts'
import { getEditableOrganisateur, getVisibleOrganisateur } from './organisateurs.policy.ts'
import { findItsCourses, findMine } from './organisateurs.queries.ts'
import { decideOrganisateur } from './verification.commands.ts'
import { findUnverified } from './verification.queries.ts'

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

  'GET /api/organisateurs/{id}': async ({ db, params, user }) => {
    const found = await getVisibleOrganisateur(db, user, params.id)
    const { id, slug, nom, description, ville, code_postal, site, logo, verifie } = found
    const { cards, nb } = await findItsCourses(db, id)
    const shown = { id, slug, nom, description, ville, code_postal, site, logo, verifie }
    const head = JSON.stringify({ ...shown, nb_courses: nb }).slice(0, -1)
    return {
      raw: `{"success":true,"data":${head},"courses":[${cards}]}}`,
      tags: [`organisateur:${id}`, 'courses'],
    }
  },

  'GET /api/organisateurs/{id}/gestion': async ({ db, params, user, clock }) => ({
    data: await getGestion(db, user, params.id, clock()),
  }),

  'POST /api/organisateurs/membres/inviter': async ({ db, body, user, caller, limits, clock }) => {
    await limits.consume('invitation', [`reseau ${getNetwork(caller.ip)}`, `membre ${user.id}`])
    const now = clock()
    await inviteMember(db, { ...body, user, now })
    return { data: await getGestion(db, user, body.id, now) }
  },

  'POST /api/organisateurs/membres/annuler': async ({ db, body, user, clock }) => {
    const now = clock()
    await cancelMemberInvitation(db, user, { ...body, now })
    return { data: await getGestion(db, user, body.id, now) }
  },

  'POST /api/organisateurs/membres/del': async ({ db, body, user }) => {
    await removeMember(db, user, body)
    return { data: null }
  },

  'POST /api/organisateurs/invitation/show': async ({ db, body, clock }) => {
    const received = await findReceived(db, body.token)
    if (!received) throw new ApiError('invitation_introuvable')
    return { data: presentInvite(received, clock()) }
  },

  'POST /api/organisateurs/invitation/accept': async ({ db, body, user, clock }) => {
    const now = clock()
    return { data: presentInvite(await acceptMembership(db, user, body.token, now), now) }
  },

  'GET /api/organisateurs/a-verifier': async ({ db, query }) => findUnverified(db, query),

  'POST /api/organisateurs/verifier': async ({ db, body, user, clock }) => {
    if (body.decision === 'refuser' && !body.motif) {
      const errors = { motif: 'Dites pourquoi\u00a0: les membres le liront.' }
      throw new ApiError('champs_invalides', { errors })
    }
    await decideOrganisateur(db, { ...body, staff_id: user.id, now: clock() })
    return { data: null }
  },
})
