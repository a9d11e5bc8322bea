import { useState } from 'react'
import { Button } from './button.tsx'
import { type Outcome, shareLink } from './share-link.ts'

type ShareAndPrintProps = {
  title: string
  path: string
}

export function ShareAndPrint({ title, path }: ShareAndPrintProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const share = async () => setOutcome(await shareLink(title, path))
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
        <Button icon={outcome === 'copied' ? 'check' : 'share'} onClick={share}>
          {outcome === 'copied' ? 'Lien copié' : 'Partager'}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
      <p className={outcome === 'refused' ? 'text-sm break-all' : 'sr-only'} role="status">
        {outcome === 'copied' && 'Le lien est copié.'}
        {outcome === 'refused' && `Copiez l’adresse\u00a0: ${location.origin}${path}`}
      </p>
    </>
  )
}
