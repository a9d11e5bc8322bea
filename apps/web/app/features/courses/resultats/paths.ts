/** The public page of the results of an épreuve. */
export const resultatsPath = (slug: string, epreuves_id: number | string): string =>
  `/courses/${slug}/epreuves/${epreuves_id}/resultats`

/** Where the organiser sends and mends them. */
export const gestionPath = (courses_id: number, epreuves_id?: number): string =>
  `/contribution/courses/${courses_id}/resultats${epreuves_id ? `?epreuve=${epreuves_id}` : ''}`

/** All that is proved to be mine. */
export const MES_RESULTATS = '/mes-resultats'
