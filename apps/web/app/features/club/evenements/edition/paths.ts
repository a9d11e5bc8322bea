import { EVENEMENTS, evenementPath } from '../paths.ts'

/** Pages of editors of events (produit 12.3). */
export const MES_EVENEMENTS = `/contribution${EVENEMENTS}`
export const editorPath = (id: number) => `${MES_EVENEMENTS}/${id}`
/** Check-in page of a date (produit 12.4). */
export const accueilPath = (id: number, date: number) => `${editorPath(id)}/accueil/${date}`
export const pagePath = evenementPath
