import { ERRORS } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { canalMembres, canaux } from '@foulee/db/schema'
import type { Ecriture } from '@foulee/domain/echanges/message-regles'
import type { ChannelKinds } from '#kernel/channels/membres.ts'
import { isBlocked, lockPair } from '#kernel/members/blocages.policy.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { getStanding, requireOpen } from './canaux.policy.ts'
import { findDirect } from './canaux.queries.ts'
import { announceChannel } from './messages.flux.ts'
import { findEcritures, type Moi } from './rapports.queries.ts'

const TEXT_FIRST =
  'Les premiers mots sont une demande\u00a0: du texte seulement, jusqu’à ce qu’elle soit acceptée.'

/**
 * Checks the right to write to this member, in an existing channel or a new one.
 * @throws ApiError `profil_introuvable`, also for a blocking or hidden member; `ecriture_fermee`
 */
export async function checkDirect(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  moi: Moi,
  users_id: number,
  hasPieces: boolean,
): Promise<Ecriture> {
  if (users_id === moi.id || (await isBlocked(db, moi.id, users_id))) {
    throw new ApiError('profil_introuvable')
  }
  const channels_id = await findDirect(db, moi.id, users_id)
  if (channels_id !== null) {
    await requireOpen(db, channelKinds, moi, await findOwn(db, channelKinds, moi.id, channels_id))
    return 'ouvert'
  }
  const ecriture =
    (await findEcritures(db, channelKinds, moi, [users_id])).get(users_id) ?? 'inconnu'
  if (ecriture === 'inconnu') throw new ApiError('profil_introuvable')
  if (ecriture === 'ferme') {
    throw new ApiError('ecriture_fermee', { message: ERRORS.destinataire_ferme[1] })
  }
  if (ecriture === 'demande' && hasPieces) {
    throw new ApiError('ecriture_fermee', { message: TEXT_FIRST })
  }
  return ecriture
}

async function findOwn(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  users_id: number,
  channels_id: number,
) {
  try {
    return await getStanding(db, channelKinds, users_id, channels_id)
  } catch (cause) {
    if (cause instanceof ApiError) throw new ApiError('ecriture_fermee', { cause })
    throw cause
  }
}

/**
 * Finds or opens the direct channel of two members, as a request where the rules say so. Two
 * simultaneous first messages are serialised.
 * @throws ApiError as `checkDirect`
 */
export async function openDirect(
  tx: Tx,
  channelKinds: ChannelKinds,
  moi: Moi,
  users_id: number,
  hasPieces: boolean,
): Promise<number> {
  await lockPair(tx, moi.id, users_id)
  const ecriture = await checkDirect(tx, channelKinds, moi, users_id, hasPieces)
  const existingId = await findDirect(tx, moi.id, users_id)
  if (existingId !== null) return existingId
  const at = moi.now.toISOString()
  const [canal] = await tx
    .insert(canaux)
    .values({
      type: 'direct',
      membre_a: Math.min(moi.id, users_id),
      membre_b: Math.max(moi.id, users_id),
      dernier_le: at,
      created_at: at,
    })
    .returning({ id: canaux.id })
  if (!canal) throw new Error('The insert returned nothing.')
  const isRequest = ecriture === 'demande'
  const own = { channels_id: canal.id, created_at: at }
  await tx.insert(canalMembres).values([
    { ...own, users_id: moi.id, etat: isRequest ? 'demande_envoyee' : 'ouvert' },
    { ...own, users_id, etat: isRequest ? 'demande_recue' : 'ouvert' },
  ])
  await renewSubjects(tx, [moi.id, users_id])
  await announceChannel(tx, [moi.id, users_id], canal.id)
  return canal.id
}
