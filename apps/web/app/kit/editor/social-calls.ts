import type { SocialLink } from '@foulee/contract/membres/profil'
import type { Call } from '@foulee/contract/shared/call'
import { isApiError } from '@foulee/contract/shared/call-error'
import { invariant } from './invariant.ts'

/**
 * Calls for links to social networks. Invalid calls throw the messages of produit 5.4 before any
 * request.
 */

type Id = number | undefined
type Reseau = SocialLink['reseau']
export type SocialModel = 'course' | 'voyage' | 'agence' | 'magasin'
type NewSocial = { model: SocialModel | undefined; id: Id; reseau: Reseau; url: string }

export async function addSocial(call: Call, { model, id, reseau, url }: NewSocial) {
  invariant(model, 'Missing social model...')
  return call('POST /api/social', { body: { model, ...(id && { id }), reseau, url } })
}

export async function removeSocial(call: Call, model: SocialModel, id: Id) {
  invariant(id, 'Missing reseau id to remove social...')
  return call('POST /api/social/del', { body: { id, model } })
}

/** A link that is gone was removed by a call whose answer was lost, or which nothing followed. */
export function passGone(cause: unknown): void {
  if (!isApiError(cause) || cause.code !== 'lien_introuvable') throw cause
}

/** Produit 2.6: the old one is deleted, and the new one added only if that succeeded. */
export async function updateSocial(call: Call, social_id: Id, link: NewSocial) {
  invariant(
    link.id && link.model && social_id,
    'Missing resource id or social id to update social.',
  )
  await removeSocial(call, link.model, social_id).catch(passGone)
  return addSocial(call, link)
}
