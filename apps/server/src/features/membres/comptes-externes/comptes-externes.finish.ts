import type { ExternalStep, external } from '@foulee/contract/membres/comptes-externes'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { getMe, insertAccount, openSession } from '#features/membres/session/open-session.ts'
import { verifyPassword } from '#features/membres/session/passwords.ts'
import { findAccount } from '#features/membres/session/session.queries.ts'
import type { CallContext } from '#kernel/calls/feature.ts'
import { clearAccountAttempts, countAttempt } from '#platform/http/rate-limit-keys.ts'
import type { Identity } from '#platform/oauth/identity.ts'
import { announceLink, linkIdentity } from './comptes-externes.commands.ts'
import {
  checkFlow,
  claimFlow,
  endFlow,
  type Flow,
  readIdentity,
  saveIdentity,
} from './comptes-externes.flows.ts'
import { findLinkedUser } from './comptes-externes.queries.ts'

type Finish = CallContext<(typeof external)['POST /api/auth/external/{third}']>
type Arrival = { call: Finish; flow: Flow; identity: Identity }

/**
 * Identity from the provider, fetched once and stored for later steps.
 * @throws ApiError `externe_annule`, `externe_depasse`, `externe_refuse`, `externe_indisponible`
 */
export async function getIdentity(call: Finish, flow: Flow): Promise<Identity> {
  const { db, body, params, external: clients, clock } = call
  const client = clients.get(params.third)
  const storedIdentity = readIdentity(flow)
  if (storedIdentity) return storedIdentity
  if (body.code === undefined || body.error !== undefined) {
    await endFlow(db, flow)
    throw readRefusal(body.error)
  }
  await claimFlow(db, flow, clock())
  const { nonce, code_verifier } = flow
  const identity = await client.exchange(
    { state: body.state, nonce, code_verifier },
    { code: body.code, iss: body.iss },
  )
  await saveIdentity(db, flow, identity)
  return identity
}

const CANCELLED = /^(access_denied|user_cancel\w*|consent_required|interaction_required)$/
const IN_TROUBLE = /^(server_error|temporarily_unavailable)$/

/** Error codes of RFC 6749 §4.1.2.1, and Apple's own. */
function readRefusal(error = ''): ApiError {
  if (CANCELLED.test(error)) return new ApiError('externe_annule')
  return IN_TROUBLE.test(error)
    ? new ApiError('externe_indisponible', { retryAfter: 30 })
    : new ApiError('externe_refuse')
}

export async function finish(arrival: Arrival): Promise<ExternalStep> {
  const { call, flow, identity } = arrival
  if (flow.users_id !== null) return link(arrival, flow.users_id)
  const linkedId = await findLinkedUser(call.db, call.params.third, identity.subject)
  if (linkedId !== null) return enter(arrival, linkedId)
  const email = identity.email_verifie ? identity.email : (call.body.email ?? identity.email)
  if (!email) {
    requireFields(call.body.cgu ? { email } : {})
    return toAccountStep(identity)
  }
  // A free email field must not reveal more accounts than `exist` does.
  if (!identity.email_verifie) await countAttempt(call.limits, 'exist', call.caller, email)
  const account = await findAccount(call.db, email)
  if (account) return enterWithPassword(arrival, email, account)
  return call.body.cgu ? enterAnew(arrival, email) : toAccountStep({ ...identity, email })
}

const toAccountStep = ({ email, email_verifie, prenom, nom }: Identity): ExternalStep => ({
  etape: 'inscription_requise',
  email: email ?? '',
  email_verifie,
  prenom,
  nom,
})

async function link({ call, flow, identity }: Arrival, users_id: number): Promise<ExternalStep> {
  await call.db.transaction(async (tx) => {
    await endFlow(tx, flow)
    await linkAnnounced(tx, { call, flow, identity }, users_id)
  })
  return { etape: 'relie' }
}

async function linkAnnounced(tx: Tx, { call, identity }: Arrival, users_id: number): Promise<void> {
  const { third } = call.params
  const isNew = await linkIdentity(tx, users_id, third, identity, call.clock())
  if (isNew) await announceLink(tx, users_id, call.external.get(third).label)
}

async function enter(
  { call, flow, identity }: Arrival,
  users_id: number,
  isNew = false,
): Promise<ExternalStep> {
  const { db, body, caller } = call
  const now = call.clock()
  const opening = { remember: body.remember, user_agent: caller.user_agent, now }
  const auth_token = await db.transaction(async (tx) => {
    await endFlow(tx, flow)
    if (isNew) await linkAnnounced(tx, { call, flow, identity }, users_id)
    return openSession(tx, users_id, opening)
  })
  return { etape: 'connecte', auth_token, ...(await getMe(db, users_id, now)) }
}

/** The email has an account: its password, given once, proves the same owner. */
async function enterWithPassword(
  arrival: Arrival,
  email: string,
  account: { id: number; password_hash: string | null },
): Promise<ExternalStep> {
  const { db, limits, caller, body } = arrival.call
  if (body.password === undefined) {
    // A form sent twice would find its own new account, without a password.
    await checkFlow(db, arrival.flow)
    return { etape: 'mot_de_passe_requis', email }
  }
  await countAttempt(limits, 'login', caller, email)
  if (!(await verifyPassword(account.password_hash, body.password))) {
    throw new ApiError('identifiants_invalides', {
      errors: { password: 'Ce n’est pas le mot de passe de ce compte.' },
    })
  }
  await clearAccountAttempts(limits, 'login', email)
  return enter(arrival, account.id, true)
}

/**
 * Creates an account without a password; its address is verified when the provider vouches for it.
 */
async function enterAnew(arrival: Arrival, email: string): Promise<ExternalStep> {
  const { call, flow, identity } = arrival
  const { db, body, params, caller, limits } = call
  const names = readNames(body)
  await countAttempt(limits, 'register', caller, email)
  const now = call.clock()
  const email_verifie_le = identity.email_verifie ? now.toISOString() : null
  const account = { ...names, email, password_hash: null, email_verifie_le }
  const opening = { remember: body.remember, user_agent: caller.user_agent, now }
  const { users_id, auth_token } = await db.transaction(async (tx) => {
    await endFlow(tx, flow)
    const users_id = await insertAccount(tx, account, now)
    await linkIdentity(tx, users_id, params.third, identity, now)
    return { users_id, auth_token: await openSession(tx, users_id, opening) }
  })
  await clearAccountAttempts(limits, 'register', email)
  return { etape: 'connecte', auth_token, ...(await getMe(db, users_id, now)) }
}

function readNames({ prenom, nom }: Finish['body']): { prenom: string; nom: string } {
  requireFields({ prenom, nom })
  return { prenom: prenom ?? '', nom: nom ?? '' }
}

function requireFields(fields: Record<string, string | null | undefined>): void {
  const missing = Object.keys(fields).filter((name) => !fields[name])
  if (!missing.length) return
  const errors = Object.fromEntries(missing.map((name) => [name, 'Ce champ est obligatoire.']))
  throw new ApiError('champs_invalides', { errors })
}
