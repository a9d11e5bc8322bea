import type { Voyage } from '@foulee/contract/sejours/voyages'
import type { PagePart } from '#ui/page-parts.tsx'
import { listBefore, listWho } from './voyage-texts.ts'

export function listVoyageParts(voyage: Voyage): PagePart[] {
  const { actualites, journees, inclus, materiel, photos } = voyage
  const parts: (PagePart & { isThere: boolean })[] = [
    { id: 'presentation', label: 'Le séjour', isThere: true },
    { id: 'actualites', label: 'Actualités', isThere: actualites.length > 0 },
    { id: 'journees', label: 'Jour par jour', isThere: journees.length > 0 },
    { id: 'departs', label: 'Départs', isThere: true },
    { id: 'compris', label: 'Compris', isThere: inclus.length + materiel.length > 0 },
    {
      id: 'avant',
      label: 'Avant de partir',
      isThere: listWho(voyage).length + listBefore(voyage).length > 0,
    },
    { id: 'conditions', label: 'Conditions', isThere: true },
    // The first photo is the hero.
    { id: 'photos', label: 'Photos', isThere: photos.length > 1 },
    { id: 'papiers', label: 'Agence', isThere: true },
  ]
  return parts.filter(({ isThere }) => isThere).map(({ id, label }) => ({ id, label }))
}
