export const MAGASINS = '/magasins'
export const MES_MAGASINS = '/contribution/magasins'

export const magasinPath = (slug: string) => `${MAGASINS}/${slug}`
export const editorPath = (id: number) => `${MES_MAGASINS}/${id}`
export const departementPath = ({ slug }: { slug: string }) => `${MAGASINS}/departement/${slug}`
