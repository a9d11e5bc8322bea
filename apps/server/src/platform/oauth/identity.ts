import { line } from '@foulee/contract/shared/fields'
import { splitName, type Third } from '@foulee/domain/membres/externe'
import * as z from 'zod'

export type Identity = {
  /** Permanent user id at the provider. */
  subject: string
  email: string | null
  email_verifie: boolean
  prenom: string
  nom: string
}

const Email = z.email().max(254).nullable().catch(null)
const Name = line(80).catch('')
const Subject = z
  .union([z.string().min(1), z.int()])
  .transform(String)
  .pipe(z.string().max(255))
/** Apple sends the boolean as text. */
const Verified = z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false)

const Claims = z.object({
  sub: Subject,
  email: Email,
  email_verified: Verified,
  given_name: Name,
  family_name: Name,
  name: z.string().catch(''),
})

const Facebook = z.object({ id: Subject, email: Email, first_name: Name, last_name: Name })
const Strava = z.object({ id: Subject, firstname: Name, lastname: Name })
const Garmin = z.object({ userId: Subject })

/** @throws ZodError without a subject */
export function readClaims(claims: unknown): Identity {
  const { sub, email, email_verified, given_name, family_name, name } = Claims.parse(claims)
  const split = splitName(name)
  return {
    subject: sub,
    email,
    email_verifie: email !== null && email_verified,
    prenom: given_name || Name.parse(split.prenom),
    nom: family_name || Name.parse(split.nom),
  }
}

const UNKNOWN = { email: null, email_verifie: false, prenom: '', nom: '' }

/**
 * Profiles of plain OAuth 2 services. None verifies the email, so that it counts as unverified.
 * @throws ZodError without a subject
 */
export function readProfile(third: Third, profile: unknown): Identity {
  if (third === 'facebook') {
    const { id, email, first_name, last_name } = Facebook.parse(profile)
    return { ...UNKNOWN, subject: id, email, prenom: first_name, nom: last_name }
  }
  if (third === 'strava') {
    const { id, firstname, lastname } = Strava.parse(profile)
    return { ...UNKNOWN, subject: id, prenom: firstname, nom: lastname }
  }
  return { ...UNKNOWN, subject: Garmin.parse(profile).userId }
}
