export type Compte = {
  /** Required to publish, message or review. */
  email_verifie: boolean
  parcours: boolean
  organisateur: boolean
  agence: boolean
  premium: boolean
  coach: boolean
  staff: boolean
}

const RULES = {
  publier: (compte) => compte.email_verifie,
  donner_avis: (compte) => compte.email_verifie,
  ecrire_message: (compte) => compte.email_verifie,
  inviter: (compte) => compte.email_verifie,
  reserver: (compte) => compte.email_verifie,
  inviter_athlete: (compte) => compte.email_verifie && compte.coach,
  gerer_courses: (compte) => compte.organisateur || compte.staff,
  gerer_sejours: (compte) => compte.agence || compte.staff,
  gerer_plans: (compte) => compte.coach || compte.staff,
  acceder_premium: (compte) => compte.premium || compte.staff,
  moderer: (compte) => compte.staff,
} as const satisfies Record<string, (compte: Compte) => boolean>

export type Droit = keyof typeof RULES
export const DROITS = Object.keys(RULES) as readonly Droit[]

export const hasDroit = (compte: Compte, droit: Droit): boolean => RULES[droit](compte)

export const getDroits = (compte: Compte): Droit[] =>
  DROITS.filter((droit) => hasDroit(compte, droit))

export const needsVerification = (compte: Compte, droit: Droit): boolean =>
  !hasDroit(compte, droit) && hasDroit({ ...compte, email_verifie: true }, droit)
