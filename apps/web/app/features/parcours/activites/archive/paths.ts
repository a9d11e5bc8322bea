/** Beside the outings that it brings (produit 9.27). */
export const MES_ANNEES_IMPORTER = '/contribution/activites/archive'
