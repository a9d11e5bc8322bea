export const resultatsPath = (slug: string, epreuves_id: number | string): string =>
  `/courses/${slug}/epreuves/${epreuves_id}/resultats`

export const gestionPath = (courses_id: number, epreuves_id?: number): string =>
  `/contribution/courses/${courses_id}/resultats${epreuves_id ? `?epreuve=${epreuves_id}` : ''}`

export const MES_RESULTATS = '/mes-resultats'
