export const gestionPath = (courses_id: number, epreuves_id?: number): string =>
  `/contribution/courses/${courses_id}/resultats${epreuves_id ? `?epreuve=${epreuves_id}` : ''}`
