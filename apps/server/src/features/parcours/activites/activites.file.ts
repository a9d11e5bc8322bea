import type { FileFacts } from '#kernel/tracks/track-edit.ts'

export const NO_OUTING =
  'Il ne dit pas quand vous avez couru\u00a0: déposez-le plutôt comme parcours, ou exportez la sortie depuis votre montre.'

/** A course for a watch has times too, which are invented. */
export const isOuting = (facts: FileFacts | null): facts is FileFacts =>
  facts?.kind === 'activite' && facts.times !== null
