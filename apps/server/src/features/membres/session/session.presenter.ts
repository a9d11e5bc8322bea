import type { CurrentUser, Me } from '@foulee/contract/membres/session'
import { getDroits } from '@foulee/domain/membres/droits'
import { presentProfil } from '#features/membres/profil/profil.presenter.ts'
import type { MeRow } from './session.queries.ts'

export function presentMe({ user, profil, ...beside }: MeRow, now: Date): Me {
  return { user: presentUser(user, now), profil: presentProfil(profil, beside) }
}

function presentUser(user: MeRow['user'], now: Date): CurrentUser {
  const email_verifie = user.email_verifie_le !== null
  const options = {
    parcours: user.parcours,
    organisateur: user.organisateur,
    agence: user.agence,
    premium: user.premium_jusqua !== null && new Date(user.premium_jusqua) > now,
    coach: user.coach,
    staff: user.is_staff,
  }
  return {
    users_id: user.id,
    email: user.email,
    prenom: user.prenom,
    nom: user.nom,
    email_verifie,
    email_attendu: user.email_attendu ?? '',
    avec_mot_de_passe: user.password_hash !== null,
    options,
    droits: getDroits({ email_verifie, ...options }),
    links: { profil: `/coureurs/${user.id}`, ...(user.is_staff && { admin: '/admin' }) },
  }
}
