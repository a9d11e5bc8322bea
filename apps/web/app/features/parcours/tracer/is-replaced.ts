import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'

/** Whether a drawing takes the place of the line of its route; by its slug a route is copied. */
export const isReplaced = ({ est_copie }: DessinParcours, subject: string): boolean =>
  !est_copie && /^\d+$/.test(subject)
