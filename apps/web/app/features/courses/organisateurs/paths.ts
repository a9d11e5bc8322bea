/** What members run (§2, contributor areas). */
export const MES_ORGANISATEURS = '/contribution/organisateurs'
/** The way in for organisers (§2). */
export const ORGANISATEUR = '/organisateur'

export const editorPath = (id: number) => `${MES_ORGANISATEURS}/${id}`
export const pagePath = (slug: string) => `/organisateurs/${slug}`
