import type { Message } from '@foulee/contract/echanges/messages'
import { formatTexteLeger } from '@foulee/domain/echanges/texte-leger'
import { useState } from 'react'

const MAX_ANNOUNCED = 5

/**
 * Live region that announces each new message of others once. The list itself is not live: its rows
 * mount and unmount on scroll.
 */
export function Journal({ newest }: { newest: readonly Message[] }) {
  const last = newest.at(-1)?.id ?? 0
  const [heard, setHeard] = useState(last)
  const [said, setSaid] = useState<readonly Message[]>([])
  if (last > heard) {
    const fresh = newest.filter(
      ({ id, est_moi, supprime_le }) => id > heard && !est_moi && !supprime_le,
    )
    setHeard(last)
    if (fresh.length) setSaid([...said, ...fresh].slice(-MAX_ANNOUNCED))
  }
  return (
    <div aria-label="Nouveaux messages" aria-live="polite" className="sr-only" role="log">
      {said.map((message) => (
        <p key={message.id}>{formatMessage(message)}</p>
      ))}
    </div>
  )
}

function formatMessage({ auteur, texte, pieces }: Message): string {
  const photos = pieces.filter(({ kind }) => kind === 'photo').length
  const what = [
    formatTexteLeger(texte),
    photos > 0 ? `${photos}\u00a0${photos > 1 ? 'photos' : 'photo'}` : '',
    pieces.length > photos ? 'un tracé' : '',
  ]
  return `${auteur.nom}\u00a0: ${what.filter(Boolean).join(', ')}`
}
