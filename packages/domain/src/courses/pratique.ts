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

const SANS_SERVICE = /^\s*(pas\s|aucun|sans\s|non(\s|[,.;:!]|$))/i

/** Services present: those with a text that does not deny them. */
export const listServices = (pratique: Pratique): ServiceCourse[] =>
  SERVICE_CLES.filter((cle) => {
    const line = pratique[cle]
    return line !== undefined && !SANS_SERVICE.test(line)
  })
