/** Agencies of a member (produit 2.2, 10.4). */
export const MES_SEJOURS = '/contribution/sejours'
export const MES_AGENCES = `${MES_SEJOURS}/agences`

export const editorPath = (id: number) => `${MES_AGENCES}/${id}`
export const pagePath = (slug: string) => `/agences/${slug}`
/** Public register of travel operators, where a number can be checked. */
export const REGISTRE = 'https://registre-operateurs-de-voyages.atout-france.fr'

export const voyagePath = (slug: string) => `/sejours/${slug}`
