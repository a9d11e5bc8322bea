/** Ways into an account, or to its contents, without its password (produit 7.24). */
export const ACCES = ['agenda', 'comptes_externes', 'montres', 'invitations'] as const
export type Acces = (typeof ACCES)[number]
