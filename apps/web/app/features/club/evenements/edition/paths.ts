import { EVENEMENTS, evenementPath } from '../paths.ts'

export const MES_EVENEMENTS = `/contribution${EVENEMENTS}`
export const editorPath = (id: number) => `${MES_EVENEMENTS}/${id}`
export const accueilPath = (id: number, date: number) => `${editorPath(id)}/accueil/${date}`
export const pagePath = evenementPath
