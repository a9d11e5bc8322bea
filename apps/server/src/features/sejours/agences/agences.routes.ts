import { agences } from '@foulee/contract/sejours/agences'
import { ApiError } from '@foulee/contract/shared/errors'
import { implement } from '#kernel/calls/feature.ts'
import { countCausedMail, countTypedAddress } from '#kernel/mail/budget.ts'
import { acceptInvitation, showInvitation } from '#kernel/organisations/invitations.ts'
import { cancelInvitation, inviteMember } from '#kernel/organisations/inviting.ts'
import { removeMember } from '#kernel/organisations/members.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import { readLogo } from '#platform/images/read-logo.ts'
import { saveAgence } from './agences.commands.ts'
import { getEditableAgence, getVisibleAgence } from './agences.policy.ts'
import { findItsVoyages, findMine } from './agences.queries.ts'
import { agenceStructure as structure } from './agences.structure.ts'
import { findContents } from './agences-contents.queries.ts'
import { removeAgence } from './agences-remove.commands.ts'
import { getContact, writeToAgence } from './contact.commands.ts'
import { findNew, getGestion, presentInvite } from './gestion.queries.ts'
import { decideAgence } from './verification.commands.ts'

export const agencesRoutes = implement(agences, {
  'POST /api/voyages/agences': async ({ body, files, user, limits, ...services }) => {
    if (body.id) await getEditableAgence(services.db, user, body.id)
    else await limits.consume('organisateur', [`membre ${user.id}`])
    const logo = await readLogo(files)
    const save = { user, fields: body, logo, now: services.clock() }
    const agence = await saveAgence(services, save)
    return { id: agence.id, data: agence }
  },

  'POST /api/voyages/agences/my': async ({ db, user }) => {
    const mine = await findMine(db, user.id)
    return { data: mine, nb: mine.length }
  },

  'GET /api/agences/{id}': async ({ db, params, user }) => {
    const {
      email: _,
      telephone: __,
      etat: ___,
      refus_motif: ____,
      is_public: _____,
      created_at: ______,
      ...shown
    } = await getVisibleAgence(db, user, params.id)
    const { cards, nb } = await findItsVoyages(db, shown.id)
    const contents = await findContents(db, shown.id)
    const head = JSON.stringify({ ...shown, ...contents, nb_voyages: nb }).slice(0, -1)
    return {
      raw: `{"success":true,"data":${head},"voyages":[${cards}]}}`,
      tags: [`agence:${shown.id}`, 'voyages'],
    }
  },

  'GET /api/agences/{id}/gestion': async ({ db, params, user, clock }) => ({
    data: await getGestion(db, user, params.id, clock()),
  }),

  'POST /api/agences/del': async ({ db, body, user }) => {
    await removeAgence(db, user, body.id)
    return { data: null }
  },

  'POST /api/agences/membres/inviter': async ({ db, body, user, caller, limits, clock }) => {
    await limits.consume('invitation', [`reseau ${networkKey(caller.ip)}`, `membre ${user.id}`])
    await countTypedAddress(limits, user.id, body.email)
    const now = clock()
    await inviteMember(db, structure, { ...body, user, now })
    return { data: await getGestion(db, user, body.id, now) }
  },

  'POST /api/agences/membres/annuler': async ({ db, body, user, clock }) => {
    const now = clock()
    await cancelInvitation(db, structure, { ...body, user, now })
    return { data: await getGestion(db, user, body.id, now) }
  },

  'POST /api/agences/membres/del': async ({ db, body, user }) => {
    await removeMember(db, structure, user, body)
    return { data: null }
  },

  'POST /api/agences/invitation/show': async ({ db, body, clock }) => ({
    data: presentInvite(await showInvitation(db, structure, body.token, clock())),
  }),

  'POST /api/agences/invitation/accept': async ({ db, body, user, clock }) => {
    const { token } = body
    const invite = await acceptInvitation(db, structure, { user, token, now: clock() })
    return { data: presentInvite(invite) }
  },

  'GET /api/agences/a-verifier': async ({ db, query }) => findNew(db, query),

  'POST /api/agences/verifier': async ({ db, body, user, clock }) => {
    if (body.decision === 'refuser' && !body.motif) {
      const errors = { motif: 'Dites pourquoi\u00a0: les membres le liront.' }
      throw new ApiError('champs_invalides', { errors })
    }
    await decideAgence(db, { ...body, staff_id: user.id, now: clock() })
    return { data: null }
  },

  'GET /api/voyages/{id}/contact': async ({ db, params, user }) => ({
    data: await getContact(db, user, params.id),
  }),

  'POST /api/voyages/{id}/contact': async ({ params, body, user, caller, ...services }) => {
    const { db, limits } = services
    await limits.consume('contact', [`reseau ${networkKey(caller.ip)}`, `membre ${user.id}`])
    const contact = await getContact(db, user, params.id)
    if (contact.voie === 'mail') await countCausedMail(limits, user.id)
    return { data: { channels_id: await writeToAgence(services, contact, { ...body, user }) } }
  },
})
