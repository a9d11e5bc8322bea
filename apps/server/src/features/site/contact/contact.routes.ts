import { ApiError } from '@foulee/contract/shared/errors'
import { contact } from '@foulee/contract/site/contact'
import { implement } from '#kernel/calls/feature.ts'
import { getSecret } from '#platform/crypto/secrets.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import { sendToTeam } from './contact.commands.ts'
import { dateForm, readFormAge } from './form-date.ts'

const STALE = 'Ce formulaire est resté ouvert trop longtemps. Renvoyez-le.'

export const contactRoutes = implement(contact, {
  'GET /api/contact': async ({ db, clock }) => ({
    data: { jeton: dateForm(clock(), await getSecret(db, 'contact')) },
  }),

  'POST /api/contact': async ({ db, body, user, caller, limits, clock, config }) => {
    await limits.consume('contact', [`reseau ${networkKey(caller.ip)}`])
    const { jeton, precisions, ...written } = body
    const age = readFormAge(jeton, await getSecret(db, 'contact'), clock())
    if (age === 'stale') throw new ApiError('champs_invalides', { errors: { jeton: STALE } })
    // A robot is thanked, so that it learns nothing.
    if (precisions || age === 'hasty') return { data: null }
    await sendToTeam(db, { ...written, users_id: user?.id ?? null }, config.contactEmail)
    return { data: null }
  },
})
