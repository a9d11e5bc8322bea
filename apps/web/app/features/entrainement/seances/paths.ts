/** The library, and the area of whoever writes sessions (produit 2.2). */
export const SEANCES = '/training/seances'
export const MES_SEANCES = '/contribution/trainings'

export const editorPath = (id: number) => `${MES_SEANCES}/${id}`
export const seancePath = (slug: string) => `/training/${slug}`
