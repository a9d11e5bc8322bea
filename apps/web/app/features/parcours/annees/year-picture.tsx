import type { Annees } from '@foulee/contract/parcours/annees'
import { FAMILLE_LABELS } from '@foulee/domain/parcours/annees'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useMemo } from 'react'
import type { PictureContent } from '#features/parcours/shared/picture/lay-picture.ts'
import { PictureDialog } from '#features/parcours/shared/picture/picture-dialog.tsx'
import { formatSomme, MESURE_LABELS } from './annees-texts.ts'

const SHOWN = ['distance', 'duree', 'denivele'] as const

/** Sums alone: a year has no line and no place. */
export default function YearPicture({ annees, onClose }: { annees: Annees; onClose: () => void }) {
  const content = useMemo(() => toContent(annees), [annees])
  return (
    <PictureDialog
      content={content}
      isLoading={false}
      name={`annee-${annees.annee}`}
      onClose={onClose}
    />
  )
}

function toContent({ annee, famille, a_ce_jour: { cette } }: Annees): PictureContent {
  return {
    title: `Mon année ${annee}`,
    subtitle: FAMILLE_LABELS[famille],
    figures: [
      { value: formatNombre(cette.nb), label: cette.nb > 1 ? 'sorties' : 'sortie' },
      ...SHOWN.map((name) => ({ value: formatSomme(name, cette), label: MESURE_LABELS[name] })),
    ],
    lignes: [],
  }
}
