export const ACCES = ['agenda', 'comptes_externes', 'montres', 'invitations'] as const
export type Acces = (typeof ACCES)[number]
