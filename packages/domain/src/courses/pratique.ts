/** What runners ask before they come: a few lines each, all optional. */
export const PRATIQUE_LABELS = {
  acces: 'Accès',
  parking: 'Stationnement',
  transports: 'Transports en commun',
  retrait_dossards: 'Retrait des dossards',
  consigne: 'Consigne',
  douches: 'Douches et vestiaires',
  toilettes: 'Toilettes',
  restauration: 'Restauration',
  accessibilite: 'Accessibilité',
  accompagnants: 'Accompagnants et enfants',
  environnement: 'Gobelets, déchets et environnement',
} as const

export type PratiqueCle = keyof typeof PRATIQUE_LABELS
export const PRATIQUE_CLES = Object.keys(PRATIQUE_LABELS) as [PratiqueCle, ...PratiqueCle[]]
export type Pratique = Partial<Record<PratiqueCle, string>>

/** The lines that tell of something to be found there, which one may look for among races. */
export const SERVICE_CLES = [
  'parking',
  'transports',
  'consigne',
  'douches',
  'toilettes',
  'restauration',
  'accessibilite',
  'accompagnants',
] as const satisfies PratiqueCle[]
export type ServiceCourse = (typeof SERVICE_CLES)[number]

export const SERVICE_COURSE_LABELS = Object.fromEntries(
  SERVICE_CLES.map((cle) => [cle, PRATIQUE_LABELS[cle]]),
) as Record<ServiceCourse, string>

/** How a line begins that says that there is none. */
const SANS_SERVICE = /^\s*(pas\s|aucun|sans\s|non(\s|[,.;:!]|$))/i

/** What is to be found there: a line tells of it, and does not say that there is none. */
export const listServices = (pratique: Pratique): ServiceCourse[] =>
  SERVICE_CLES.filter((cle) => {
    const line = pratique[cle]
    return line !== undefined && !SANS_SERVICE.test(line)
  })
