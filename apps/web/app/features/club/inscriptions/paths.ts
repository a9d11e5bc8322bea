export const MES_EVENEMENTS = '/mes-evenements'

export const evenementPath = (slug: string) => `/evenements/${slug}`
export const inscriptionPath = (slug: string, dates_id: number) =>
  `/evenements/${slug}/inscription/${dates_id}`
export const accueilPath = (evenements_id: number, dates_id: number) =>
  `/contribution/evenements/${evenements_id}/accueil/${dates_id}`
