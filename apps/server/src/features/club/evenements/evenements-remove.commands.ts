import { removeDraft } from '#kernel/publication/remove-draft.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { evenementWorkflow } from './evenement.workflow.ts'
import { removeEvenementRows } from './evenement-rows.ts'
import { getOwnedEvenement } from './evenements.policy.ts'

export const removeEvenement = (
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  { id, user }: { id: number; user: User },
): Promise<void> =>
  removeDraft(services, evenementWorkflow, {
    user,
    find: (tx) => getOwnedEvenement(tx, user, id, { isLocked: true }),
    stays: 'Un évènement publié s’annule.',
    details: ({ titre: nom, organisateurs_id, magasins_id }) => ({
      nom,
      organisateurs_id,
      magasins_id,
    }),
    removeRows: (tx, removed) => removeEvenementRows(tx, [removed]),
  })
