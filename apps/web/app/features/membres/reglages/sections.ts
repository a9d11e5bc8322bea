import type { IconName } from '#ui/icon.tsx'

export const REGLAGES = '/reglages'

type SectionFacts = {
  titre: string
  detail: string
  icon: IconName
  /** Anchor on the former page /profil, to which old emails link. */
  ancre: string
  isForStaff?: boolean
}

export const SECTIONS = {
  carte: {
    titre: 'Carte publique',
    detail: 'Nom public, présentation, photo et bannière.',
    icon: 'eye',
    ancre: 'carte',
  },
  reseaux: {
    titre: 'Réseaux sociaux',
    detail: 'Les liens affichés sur votre page.',
    icon: 'external',
    ancre: 'reseaux',
  },
  confidentialite: {
    titre: 'Confidentialité',
    detail: 'Qui voit votre page, qui peut vous écrire, les membres bloqués.',
    icon: 'lock',
    ancre: 'confidentialite',
  },
  pratique: {
    titre: 'Ma pratique',
    detail: 'Niveau, objectif, distances et terrains.',
    icon: 'mountain',
    ancre: 'sport',
  },
  passeport: {
    titre: 'Passeport coureur',
    detail: 'Licence et PPS, prêts à recopier.',
    icon: 'ticket',
    ancre: 'passeport',
  },
  montres: {
    titre: 'Montres',
    detail: 'Les montres auxquelles vous envoyez vos parcours.',
    icon: 'stopwatch',
    ancre: 'montres',
  },
  notifications: {
    titre: 'Notifications',
    detail: 'Ce que Foulée vous annonce, et comment.',
    icon: 'bell',
    ancre: 'notifications',
  },
  identite: {
    titre: 'Identité et adresse',
    detail: 'Date de naissance, téléphone et ville.',
    icon: 'user',
    ancre: 'identite',
  },
  'email-et-mot-de-passe': {
    titre: 'Email et mot de passe',
    detail: 'Votre nom, et de quoi vous connecter.',
    icon: 'mail',
    ancre: 'email-et-mot-de-passe',
  },
  'comptes-connectes': {
    titre: 'Comptes connectés',
    detail: 'Les services qui vous connectent sans mot de passe.',
    icon: 'share',
    ancre: 'comptes-connectes',
  },
  appareils: {
    titre: 'Appareils connectés',
    detail: 'Où votre compte est ouvert.',
    icon: 'screen',
    ancre: 'appareils-connectes',
  },
  application: {
    titre: 'Application',
    detail: 'L’installer sur cet appareil, et ce qui s’ouvre sans réseau.',
    icon: 'download',
    ancre: 'application',
  },
  'second-facteur': {
    titre: 'Second facteur',
    detail: 'Le code que l’équipe donne en plus du mot de passe.',
    icon: 'shield',
    ancre: 'second-facteur',
    isForStaff: true,
  },
  premium: {
    titre: 'Premium',
    detail: 'Votre période en cours, et vos codes.',
    icon: 'star',
    ancre: 'premium',
  },
  donnees: {
    titre: 'Mes données',
    detail: 'Les télécharger, ou supprimer le compte.',
    icon: 'download',
    ancre: 'mes-donnees',
  },
} as const satisfies Record<string, SectionFacts>

export type SectionName = keyof typeof SECTIONS

const GROUPS: readonly { titre: string; sections: readonly SectionName[] }[] = [
  { titre: 'Ma page', sections: ['carte', 'reseaux', 'confidentialite'] },
  { titre: 'Ma course à pied', sections: ['pratique', 'passeport', 'montres'] },
  {
    titre: 'Mon compte',
    sections: [
      'notifications',
      'identite',
      'email-et-mot-de-passe',
      'comptes-connectes',
      'appareils',
      'application',
      'second-facteur',
      'premium',
      'donnees',
    ],
  },
]

export const NAMES = Object.keys(SECTIONS) as readonly SectionName[]

const isOpenTo = (name: SectionName, isStaff: boolean): boolean =>
  isStaff || !('isForStaff' in SECTIONS[name])

/** Groups for a member; the second factor is for the staff only. */
export const listGroups = (isStaff: boolean) =>
  GROUPS.map(({ titre, sections }) => ({
    titre,
    sections: sections.filter((name) => isOpenTo(name, isStaff)),
  }))

export const findSection = (name: string, isStaff: boolean): SectionName | null =>
  NAMES.find((item) => item === name && isOpenTo(item, isStaff)) ?? null

export const sectionPath = (name: SectionName): string => `${REGLAGES}/${name}`

/** New path of an old link such as `/profil#sport`; null for another hash. */
export function findOldPath(hash: string): string | null {
  const name = NAMES.find((name) => `#${SECTIONS[name].ancre}` === hash)
  return name ? sectionPath(name) : null
}
