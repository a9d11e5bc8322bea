import { voyagesEdition } from '@foulee/contract/sejours/contribution'
import { voyageList } from '#features/sejours/voyages/voyages.queries.ts'
import { getOwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { writeCardPage } from '#kernel/search/card-list.ts'
import { findWaitingCards } from '#kernel/search/waiting-cards.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { createVoyage, updateVoyage } from './contribution.commands.ts'
import { addInclus, changeInclus, removeInclus } from './inclus.commands.ts'
import { addJournee, changeJournee, removeJournee } from './journees.commands.ts'
import { moveVoyage } from './voyages-etat.commands.ts'
import { findHistory, findMyVoyages, getGestion } from './voyages-gestion.queries.ts'
import { removeVoyage } from './voyages-remove.commands.ts'

type Calling = Pick<Services, 'db' | 'registry' | 'clock'> & { user: User }

const answer = ({ db, registry: { kinds }, user, clock }: Calling, id: number) =>
  getGestion({ db, kinds, user, now: clock() }, id)

const toSaving = (
  { params, user, clock }: Calling & { params: { id: number } },
  version?: number | undefined,
) => ({ id: params.id, user, now: clock(), version })

export const voyagesEditionRoutes = implement(voyagesEdition, {
  'POST /api/voyages/create': async (call) => {
    const { db, body, user, limits, clock } = call
    await limits.consume('envoi', [`compte ${user.id}`])
    const { agence: agences_id, titre, ...fields } = body
    const id = await createVoyage(db, { user, agences_id, titre, fields, now: clock() })
    return { id, data: (await answer(call, id)).voyage }
  },

  'POST /api/voyages/update/{id}': async (call) => {
    const { version, ...fields } = call.body
    await updateVoyage(call.db, toSaving(call, version), fields)
    return { data: await answer(call, call.params.id) }
  },

  'GET /api/voyages/{id}/gestion': async (call) => ({ data: await answer(call, call.params.id) }),

  'POST /api/voyages/{id}/etat': async (call) => {
    const { db, params, body, user, clock } = call
    await moveVoyage(db, { id: params.id, user, ...body, now: clock() })
    return { data: await answer(call, params.id) }
  },

  'POST /api/voyages/{id}/del': async ({ params, user, ...services }) => {
    await removeVoyage(services, { id: params.id, user })
    return { data: null }
  },

  'GET /api/voyages/{id}/historique': async ({ db, params, query, user }) => {
    const { id } = await getOwnedVoyage(db, user, params.id)
    const { lines, nb } = await findHistory(db, { id, ...query })
    return { data: lines, nb }
  },

  'GET /api/voyages/mes-voyages': async ({ db, query, user, clock }) => {
    const { voyages, nb } = await findMyVoyages(db, { users_id: user.id, now: clock(), ...query })
    return { data: voyages, nb }
  },

  'GET /api/voyages/a-valider': async ({ db, query }) => {
    return { raw: writeCardPage(await findWaitingCards(db, voyageList.cards, query)) }
  },

  'POST /api/voyages/inclus/{id}': async (call) => {
    const { version, ...fields } = call.body
    const data = await addInclus(call.db, toSaving(call, version), fields)
    return { id: data.id, data }
  },
  'POST /api/voyages/inclus/{id}/edit/{inclus_id}': async (call) => {
    const { version, ...fields } = call.body
    const input = { ...fields, id: call.params.inclus_id }
    return { data: await changeInclus(call.db, toSaving(call, version), input) }
  },
  'POST /api/voyages/inclus/{id}/del/{inclus_id}': async (call) => ({
    data: await removeInclus(call.db, toSaving(call), call.params.inclus_id),
  }),

  'POST /api/voyages/journee/{id}': async (call) => {
    const { version, ...fields } = call.body
    const { db, registry } = call
    const context = { db, kinds: registry.kinds }
    const data = await addJournee(context, toSaving(call, version), fields)
    return { id: data.id, data }
  },
  'POST /api/voyages/journee/{id}/edit/{journee_id}': async (call) => {
    const { version, ...fields } = call.body
    const { db, registry } = call
    const input = { ...fields, id: call.params.journee_id }
    const context = { db, kinds: registry.kinds }
    return { data: await changeJournee(context, toSaving(call, version), input) }
  },
  'POST /api/voyages/journee/{id}/del/{journee_id}': async (call) => ({
    data: await removeJournee(call.db, toSaving(call), call.params.journee_id),
  }),
})
