export const resultatsPath = (slug: string, epreuves_id: number | string): string =>
  `/courses/${slug}/epreuves/${epreuves_id}/resultats`

export const MES_RESULTATS = '/mes-resultats'
export const MON_PALMARES = '/mon-palmares'

/** Two pages of a member’s races, as tabs. */
export const PALMARES_TABS = [
  { to: MON_PALMARES, label: 'Palmarès' },
  { to: MES_RESULTATS, label: 'Résultats officiels' },
]
