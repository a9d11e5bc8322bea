import * as z from 'zod'

const Count = z.int().min(0)

/** Outings and results from which a time is calibrated on its runner (produit 9.28). */
export const Calibre = z.strictObject({ sorties: Count, resultats: Count })
export type Calibre = z.infer<typeof Calibre>
