import type { Profil, ProfilPublic, SocialLink } from '@foulee/contract/membres/profil'
import { getMemberName } from '@foulee/domain/membres/personne'
import { getVisibilite } from '@foulee/domain/membres/visibilite'
import { getImageUrl } from '@foulee/domain/shared/image'
import type { MemberRow, ProfilRow } from './profil.queries.ts'

/** The profile of produit 7.7: id -1 without a profile, empty texts and lists. */
export function presentProfil(
  profil: ProfilRow | null,
  {
    social,
    badges,
    sondages,
  }: { social: SocialLink[]; badges: string[]; sondages: Record<string, boolean> },
): Profil {
  return {
    users_id: profil?.users_id ?? -1,
    sexe: profil?.sexe ?? '',
    badges,
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
    avatar: getImageUrl(profil?.avatar),
    public_banner: getImageUrl(profil?.public_banner),
    public_description: profil?.public_description ?? '',
    social,
    sondages,
    ...presentSettings(profil),
  }
}

function presentSettings(profil: ProfilRow | null) {
  return {
    visibilite: profil?.visibilite ?? 'membres',
    initiales_resultats: profil?.initiales_resultats ?? false,
    licence_type: profil?.licence_type ?? '',
    licence_numero: profil?.licence_numero ?? '',
    licence_fin: profil?.licence_fin ?? '',
    pps_numero: profil?.pps_numero ?? '',
    pps_fin: profil?.pps_fin ?? '',
  } as const
}

/** Public part of a profile; access is checked before. @param aujourdhui day in Paris */
export function presentMember(member: MemberRow, aujourdhui: string): ProfilPublic {
  const { profil, social, badges } = member
  return {
    users_id: member.id,
    nom: getMemberName({ ...member, public_name: profil.public_name }),
    type: member.type,
    coach: member.coach,
    ...(member.is_staff && { equipe: true }),
    avatar: getImageUrl(profil.avatar),
    public_banner: getImageUrl(profil.public_banner),
    public_description: profil.public_description ?? '',
    ville: profil.ville ?? '',
    niveau: profil.niveau ?? '',
    objectif: profil.objectif ?? '',
    surfaces: profil.surfaces,
    courses: profil.courses,
    distance_courses: profil.distance_courses,
    marques: profil.marques,
    social,
    badges,
    nb_abonnes: member.nb_abonnes,
    is_public: getVisibilite(profil, aujourdhui) === 'public',
  }
}
