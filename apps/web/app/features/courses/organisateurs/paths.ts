export const MES_ORGANISATEURS = '/contribution/organisateurs'
export const ORGANISATEUR = '/organisateur'
export const RETROUVER = `${ORGANISATEUR}#retrouver`

export const editorPath = (id: number) => `${MES_ORGANISATEURS}/${id}`
export const pagePath = (slug: string) => `/organisateurs/${slug}`
