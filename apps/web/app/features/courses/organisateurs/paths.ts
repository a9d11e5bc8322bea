/** Organisers of a member (produit 2.2, 8.12). */
export const MES_ORGANISATEURS = '/contribution/organisateurs'
/** Landing page of organisers (produit 2.2, 8.13). */
export const ORGANISATEUR = '/organisateur'
export const RETROUVER = `${ORGANISATEUR}#retrouver`

export const editorPath = (id: number) => `${MES_ORGANISATEURS}/${id}`
export const pagePath = (slug: string) => `/organisateurs/${slug}`
