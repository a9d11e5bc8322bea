import type { Publication } from '@foulee/contract/echanges/fil'
import { type ComponentType, useMemo } from 'react'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { ITEMS } from './fil-items.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

const nothing = () => undefined
const DESSIN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#8a7a52" d="M0 9 4 2l5 7z"/></svg>'

type Envoi = {
  key: string
  texte: string
  photos: readonly File[]
  parts: readonly number[]
  echec: string | null
}
type Acts = Readonly<Record<'onStop' | 'onRetry' | 'onDrop', () => void>>

type FeedProps = {
  Card: ComponentType<{ item: Publication }>
  EnvoiCard: ComponentType<Acts & { envoi: Envoi }>
  Nouveautes: ComponentType<{ nb: number; isLoading: boolean; onShow: () => void }>
  Vide: ComponentType
  Attente: ComponentType<{ nb: number }>
}

export function Feed({ Card, EnvoiCard, Nouveautes, Vide, Attente }: FeedProps) {
  return (
    <div className="grid gap-10">
      <Specimen isWide name="Une carte par genre">
        {/* Inert examples: their objects do not exist. */}
        <div className="grid items-start gap-4 lg:grid-cols-2" inert>
          {ITEMS.map((item) => (
            <Card item={item} key={item.id} />
          ))}
        </div>
      </Specimen>
      <SpecimenGrid>
        <Specimen name="Nouveautés">
          <div className="grid auto-rows-[3.5rem] pt-2">
            <Nouveautes isLoading={false} nb={1} onShow={nothing} />
            <Nouveautes isLoading={false} nb={3} onShow={nothing} />
            <Nouveautes isLoading nb={100} onShow={nothing} />
          </div>
        </Specimen>
        <Specimen name="Envoi en cours, interrompu">
          <Envois EnvoiCard={EnvoiCard} />
        </Specimen>
        <Specimen name="Un fil qui commence">
          <Vide />
        </Specimen>
        <Specimen name="Attente">
          <Attente nb={1} />
        </Specimen>
        <Specimen name="Échec">
          <ErrorState message="Le fil n’a pas pu être lu." onRetry={nothing} />
        </Specimen>
      </SpecimenGrid>
    </div>
  )
}

/** Object URLs exist in the browser only. */
function Envois({ EnvoiCard }: Pick<FeedProps, 'EnvoiCard'>) {
  const isHydrated = useHydrated()
  const photos = useMemo(
    () =>
      isHydrated
        ? ['lac.svg', 'col.svg'].map((name) => new File([DESSIN], name, { type: 'image/svg+xml' }))
        : [],
    [isHydrated],
  )
  const words = { key: 'exemple', texte: 'Deux photos du col.', photos }
  const acts = { onStop: nothing, onRetry: nothing, onDrop: nothing }
  return (
    <div className="grid gap-4">
      <EnvoiCard envoi={{ ...words, parts: [1, 0.4], echec: null }} {...acts} />
      <EnvoiCard
        envoi={{ ...words, photos: [], parts: [], echec: 'Envoi interrompu. Rien n’a été publié.' }}
        {...acts}
      />
    </div>
  )
}
