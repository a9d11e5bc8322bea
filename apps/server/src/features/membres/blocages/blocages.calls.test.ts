import { contract } from '@foulee/contract/shared/contract'
import type { Endpoint } from '@foulee/contract/shared/kit'
import { expect, it } from 'vitest'
import * as z from 'zod'

/** Reason why a call that names members ignores a block, or the test that proves otherwise. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  /**
   * Hides the other: tested in `blocages.test.ts`, for the feed in `fil.matrix.test.ts`, for
   * messages in `messages.matrix.test.ts`.
   */
  hides: [
    'POST /api/profile/show',
    'POST /api/profile/abonnes',
    'POST /api/commentaires/list',
    'POST /api/commentaires/my',
    'POST /api/dashboard/feed',
    'POST /api/dashboard/push',
    'POST /api/feed/{id}',
    'POST /api/abonnements/list',
    'POST /api/feed/sourdines',
    'POST /api/suggestions',
    'POST /api/invitation/list',
    'POST /api/invitation/recues',
    'POST /api/coaching/plan/demandes',
    'POST /api/coaching/athletes/list',
    'POST /api/coaching/athletes/{id}',
    'POST /api/training/coachs',
    'POST /api/messages/list',
    'POST /api/messages/channel/{channels_id}',
    'POST /api/messages/user/{users_id}',
    'POST /api/messages/membres/{channels_id}',
    'POST /api/messages/recherche',
    'POST /api/messages/destinataires',
  ],
  /** Public content, the same for everybody (decision 116). */
  public: [
    'GET /api/parcours',
    'GET /api/parcours/{id}',
    'GET /api/parcours/{id}/proches',
    'GET /api/courses/{id}/parcours',
    'POST /api/dashboard/parcours',
    'POST /api/training/{id}/parcours',
    'GET /api/training-session',
    'GET /api/coaching/tsession',
    'GET /api/training-session/{id}',
    'GET /api/coaching/plan',
    'GET /api/coaching/plan/{slug}',
  ],
  /** Shared management or bookings, where names are needed. */
  together: [
    'GET /api/organisateurs/{id}/gestion',
    'GET /api/agences/{id}/gestion',
    'GET /api/magasins/{id}/gestion',
    'POST /api/organisateurs/invitation/show',
    'POST /api/agences/invitation/show',
    'POST /api/magasins/invitation/show',
    'GET /api/resultats/{epreuves_id}/gestion',
    'POST /api/voyages/depart/{id}',
    'POST /api/reservations/{id}',
  ],
  own: [
    'GET /api/auth/me',
    'POST /api/profile/bloques',
    'POST /api/activites/partage/{id}/apercu',
    'GET /api/liste',
    'GET /api/parcours/{id}/gestion',
    'GET /api/coaching/tsession/{id}/gestion',
    'GET /api/coaching/plan/{id}/gestion',
    'POST /api/claim/list',
    'POST /api/demandes/list',
    'POST /api/training/plan',
    'POST /api/training/plan/{id}',
    'POST /api/training',
    'POST /api/training/{id}',
    'POST /api/training/gestes',
  ],
  /** The holder of a link has no name yet. */
  link: ['POST /api/invitation/show'],
}

const PERSONS = [
  'auteur',
  'coach',
  'athlete',
  'emetteur',
  'inviteur',
  'acceptee_par',
  'membre',
  'par',
]

type Node = { properties?: Record<string, { type?: string }>; [key: string]: unknown }

function exposesMembers(node: unknown): boolean {
  if (node === null || typeof node !== 'object') return false
  const { properties: has } = node as Node
  if (has) {
    if (has.nom && (has.users_id || has.kind || has.partages)) return true
    if (PERSONS.some((name) => has[name] && has[name]?.type !== 'boolean')) return true
  }
  return Object.values(node).some(exposesMembers)
}

const isRead = (key: string, { isRead }: Endpoint) => key.startsWith('GET ') || isRead

it('every call that names members declares the effect of a block', () => {
  const naming = Object.entries<Endpoint>(contract).flatMap(([key, call]) => {
    if (call.access === 'moderer' || !isRead(key, call) || !('schema' in call.reply)) return []
    const said = z.toJSONSchema(call.reply.schema, { unrepresentable: 'any', io: 'output' })
    return exposesMembers(said) ? [key] : []
  })
  expect(naming.toSorted()).toEqual(Object.values(NAMING).flat().toSorted())
})
