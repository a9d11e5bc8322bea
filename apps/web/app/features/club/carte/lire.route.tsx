import type { MagasinCarte } from '@foulee/contract/club/cartes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Select } from '#ui/select.tsx'
import { Avantages } from './avantages.tsx'
import { magasinsQuery } from './carte.queries.ts'
import { Lecture } from './lecture.tsx'

export default function LirePage() {
  const { data: shops } = useSuspenseQuery(magasinsQuery)
  const [params, setParams] = useSearchParams()
  const shop = shops.find(({ id }) => String(id) === params.get('magasin')) ?? shops[0]
  const choose = (id: string) =>
    setParams({ magasin: id }, { replace: true, preventScrollReset: true })
  return (
    <main className="page" id="contenu">
      <PageHead
        description="Lire la carte d’un membre."
        isPrivate
        path="/carte/lire"
        title="Lire une carte"
      />
      <div className="mx-auto grid max-w-3xl gap-10 pt-6 pb-16 md:pt-10">
        <h1 className="text-3xl md:text-4xl">Lire une carte</h1>
        {shop ? (
          <>
            <Shops onChoose={choose} shop={shop} shops={shops} />
            <Lecture key={shop.id} magasins_id={shop.id} />
            <Avantages shop={shop} />
          </>
        ) : (
          <EmptyState
            action={<ButtonLink to="/contribution/magasins">Ajouter mon magasin</ButtonLink>}
            title="Aucun magasin"
          >
            <p>Cette page est pour l’équipe d’un magasin. Vous n’en tenez pas encore.</p>
          </EmptyState>
        )}
      </div>
    </main>
  )
}

type ShopsProps = {
  shop: MagasinCarte
  shops: readonly MagasinCarte[]
  onChoose: (id: string) => void
}

function Shops({ shop, shops, onChoose }: ShopsProps) {
  if (shops.length === 1) return <p className="text-lg text-ink-soft">Pour {shop.nom}</p>
  return (
    <Select
      label="Pour quel magasin"
      onChange={(event) => onChoose(event.target.value)}
      options={shops.map(({ id, nom }) => ({ value: String(id), label: nom }))}
      value={String(shop.id)}
    />
  )
}
