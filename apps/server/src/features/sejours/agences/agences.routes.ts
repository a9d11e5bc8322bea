import { agences } from '@foulee/contract/sejours/agences'
import { implement } from '#kernel/calls/feature.ts'
import { countCausedMail } from '#kernel/mail/budget.ts'
import { organisationHandlers } from '#kernel/organisations/routes.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import { readLogo } from '#platform/images/read-logo.ts'
import { saveAgence } from './agences.commands.ts'
import { findItsVoyages } from './agences.queries.ts'
import { agenceStructure as structure } from './agences.structure.ts'
import { agenceVerification as verification, WAITS } from './agences.verification.ts'
import { findContents } from './agences-contents.queries.ts'
import { removeAgence } from './agences-remove.commands.ts'
import { getContact, writeToAgence } from './contact.commands.ts'

export const agencesRoutes = implement(agences, {
  'POST /api/voyages/agences': async ({ body, files, user, limits, ...services }) => {
    if (body.id) await structure.getEditable(services.db, user, body.id)
    else await limits.consume('organisateur', [`membre ${user.id}`])
    const logo = await readLogo(files)
    const save = { user, fields: body, logo, now: services.clock() }
    const agence = await saveAgence(services, save)
    return { id: agence.id, data: agence }
  },

  'POST /api/voyages/agences/my': async ({ db, user }) => {
    const mine = await structure.findMine(db, user.id)
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
    } = await structure.getVisible(db, user, params.id)
    const { cards, nb } = await findItsVoyages(db, shown.id)
    const contents = await findContents(db, shown.id)
    const head = JSON.stringify({ ...shown, ...contents, nb_voyages: nb }).slice(0, -1)
    return {
      raw: `{"success":true,"data":${head},"voyages":[${cards}]}}`,
      tags: [`agence:${shown.id}`, 'voyages'],
    }
  },

  'POST /api/agences/del': async ({ db, body, user }) => {
    await removeAgence(db, user, body.id)
    return { data: null }
  },

  ...organisationHandlers(agences, 'agences', { structure, verification, waits: WAITS }),

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
