/** A member’s page about a race that they ran (produit 9.22). */
export const bilanPath = (slug: string, epreuves_id: number | string): string =>
  `/courses/${slug}/epreuves/${epreuves_id}/bilan`
