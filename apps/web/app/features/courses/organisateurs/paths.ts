/** What members run (produit 2.2, 8.12). */
export const MES_ORGANISATEURS = '/contribution/organisateurs'
/** The way in for organisers (produit 2.2, 8.13). */
export const ORGANISATEUR = '/organisateur'
/** Where it is found and claimed there. */
export const RETROUVER = `${ORGANISATEUR}#retrouver`

export const editorPath = (id: number) => `${MES_ORGANISATEURS}/${id}`
export const pagePath = (slug: string) => `/organisateurs/${slug}`
