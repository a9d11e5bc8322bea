import { rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { structureContents, type Touch } from '#kernel/organisations/content.ts'
import { magasinStructure } from './magasins.structure.ts'

export const rebuildEdited: Touch = (tx, ids, now) => rebuildMagasinCards(tx, ids, now, 'edit')

export const magasinContents = structureContents(magasinStructure, rebuildEdited)
