import { evenementsEdition } from '@foulee/contract/club/evenements-edition'
import { implement } from '#kernel/calls/feature.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { cancelDate, changeDate } from './dates.commands.ts'
import { createEvenement, updateEvenement } from './evenements.commands.ts'
import { getOwnedEvenement } from './evenements.policy.ts'
import { moveEvenement } from './evenements-etat.commands.ts'
import {
  findHistory,
  findMyEvenements,
  findPorteurs,
  findWaiting,
  getGestion,
} from './evenements-gestion.queries.ts'
import { removeEvenement } from './evenements-remove.commands.ts'
import { previewSerie } from './serie.queries.ts'

type Calling = Pick<Services, 'db' | 'registry' | 'clock'> & { user: User }

const answer = ({ db, registry: { kinds }, user, clock }: Calling, id: number) =>
  getGestion({ db, kinds, user, now: clock() }, id)

const toSaving = (
  { params, user, clock }: Calling & { params: { id: number } },
  version?: number | undefined,
) => ({ id: params.id, user, now: clock(), version })

export const evenementsEditionRoutes = implement(evenementsEdition, {
  'GET /api/evenements/porteurs': async ({ db, user }) => ({ data: await findPorteurs(db, user) }),

  'POST /api/evenements/serie': async ({ db, body, user, clock }) => {
    const { evenement, ...serie } = body
    if (evenement) await getOwnedEvenement(db, user, evenement)
    return { data: await previewSerie(db, serie, { evenements_id: evenement, now: clock() }) }
  },

  'POST /api/evenements/create': async (call) => {
    const { body, user, limits, clock } = call
    await limits.consume('envoi', [`compte ${user.id}`])
    const { organisateurs_id = null, magasins_id = null, titre, ...fields } = body
    const holder = { organisateurs_id, magasins_id }
    const id = await createEvenement(call.db, {
      user,
      holder,
      titre,
      fields,
      now: clock(),
    })
    return { id, data: (await answer(call, id)).evenement }
  },

  'POST /api/evenements/update/{id}': async (call) => {
    const { version, ...fields } = call.body
    await updateEvenement(call.db, toSaving(call, version), fields)
    return { data: await answer(call, call.params.id) }
  },

  'GET /api/evenements/{id}/gestion': async (call) => ({
    data: await answer(call, call.params.id),
  }),

  'POST /api/evenements/{id}/etat': async (call) => {
    const { db, params, body, user, clock } = call
    await moveEvenement(db, { id: params.id, user, ...body, now: clock() })
    return { data: await answer(call, params.id) }
  },

  'POST /api/evenements/{id}/del': async ({ params, user, ...services }) => {
    await removeEvenement(services, { id: params.id, user })
    return { data: null }
  },

  'GET /api/evenements/{id}/historique': async ({ db, params, query, user }) => {
    const { id } = await getOwnedEvenement(db, user, params.id)
    const { lines, nb } = await findHistory(db, { id, ...query })
    return { data: lines, nb }
  },

  'GET /api/evenements/mes-evenements': ({ db, query, user, clock }) =>
    findMyEvenements(db, { users_id: user.id, now: clock(), ...query }),

  'GET /api/evenements/a-valider': ({ db, query, clock }) => findWaiting(db, query, clock()),

  'POST /api/evenements/date/{id}/edit/{dates_id}': async (call) => {
    const { version, ...values } = call.body
    const { id, dates_id } = call.params
    await changeDate(call.db, toSaving(call, version), { ...values, id: dates_id })
    return { data: await answer(call, id) }
  },

  'POST /api/evenements/date/{id}/annuler/{dates_id}': async (call) => {
    const { motif, version } = call.body
    const { id, dates_id } = call.params
    await cancelDate(call.db, toSaving(call, version), { id: dates_id, motif })
    return { data: await answer(call, id) }
  },
})
