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
