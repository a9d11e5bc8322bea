import { EVENEMENTS, evenementPath } from '../paths.ts'

/** What organisers and shops write (produit 12.3). */
export const MES_EVENEMENTS = `/contribution${EVENEMENTS}`
export const editorPath = (id: number) => `${MES_EVENEMENTS}/${id}`
/** The desk of a date (produit 12.4). */
export const accueilPath = (id: number, date: number) => `${editorPath(id)}/accueil/${date}`
/** The public page: of a draft, what its makers and the staff see of it. */
export const pagePath = evenementPath
