import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'

/** Beside the outings that it brings (produit 9.26). */
export const MES_ANNEES_IMPORTER = `${MES_SORTIES}/archive`
