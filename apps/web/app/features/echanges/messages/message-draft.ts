import { clearDraft, getDraftKey, readDraft, writeDraft } from '#platform/drafts/draft.ts'
import type { Cible } from './envois.ts'
import { avecPath, canalPath } from './paths.ts'

const DRAFT_NAME = 'message'

const keyOf = ({ kind, id }: Cible): string =>
  getDraftKey(kind === 'canal' ? canalPath(id) : avecPath(id), DRAFT_NAME)

export const readBrouillon = (cible: Cible, users_id: number): string =>
  readDraft(keyOf(cible), users_id)?.texte?.[0] ?? ''

export function writeBrouillon(cible: Cible, users_id: number, texte: string): void {
  if (texte.trim()) writeDraft(keyOf(cible), { users_id, fields: { texte: [texte] } })
  else clearDraft(keyOf(cible))
}
