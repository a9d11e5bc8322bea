import { Button } from '#ui/button.tsx'
import { useNouveautes } from './use-nouveautes.ts'

const MOST = 100

type NouveautesProps = { depuis: number | null; isLoading: boolean; onShow: () => void }

export function Nouveautes({ depuis, isLoading, onShow }: NouveautesProps) {
  return <NouveautesBouton isLoading={isLoading} nb={useNouveautes(depuis)} onShow={onShow} />
}

type BoutonProps = Omit<NouveautesProps, 'depuis'> & { nb: number }

export function NouveautesBouton({ nb, isLoading, onShow }: BoutonProps) {
  return (
    <div aria-live="polite" className="fil-nouveautes">
      {nb > 0 && (
        <Button icon="chevron-up" isLoading={isLoading} onClick={onShow} variant="primary">
          {formatNew(nb)}
        </Button>
      )}
    </div>
  )
}

function formatNew(nb: number): string {
  if (nb >= MOST) return `Plus de ${MOST - 1}\u00a0nouveautés`
  return nb === 1 ? '1\u00a0nouveauté' : `${nb}\u00a0nouveautés`
}
