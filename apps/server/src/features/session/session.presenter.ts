import type { CurrentUser, Me, Profil } from '@foulee/contract/session'
import { getDroits } from '@foulee/domain/droits'
import type { MeRow } from './session.queries.ts'

export function presentMe({ user, profil }: MeRow, now: Date): Me {
  return { user: presentUser(user, now), profil: presentProfil(profil) }
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
    options,
    droits: getDroits({ email_verifie, ...options }),
    links: {},
  }
}

/** §3 Profile: -1 when there is none, missing texts and lists are empty. */
export function presentProfil(profil: MeRow['profil']): Profil {
  return {
    users_id: profil?.users_id ?? -1,
    sexe: profil?.sexe ?? '',
    badges: [],
    objectif: profil?.objectif ?? '',
    niveau: profil?.niveau ?? '',
    public_name: profil?.public_name ?? '',
    surfaces: profil?.surfaces ?? [],
    courses: profil?.courses ?? [],
    distance_courses: profil?.distance_courses ?? {},
    marques: profil?.marques ?? [],
    adresse: profil?.adresse ?? '',
    code_postal: profil?.code_postal ?? '',
    ville: profil?.ville ?? '',
    pays: profil?.pays ?? '',
    naissance: profil?.naissance ?? '',
    telephone: profil?.telephone ?? '',
    avatar: profil?.avatar ?? '',
    public_banner: profil?.public_banner ?? '',
    public_description: profil?.public_description ?? '',
    social: [],
    sondages: {},
  }
}
