import type { Accueil } from '@foulee/contract/club/inscriptions'
import { Ribbon } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { formatInstant } from '../texts.ts'
import { type File, isHeldName } from './file.ts'

type ReseauProps = {
  date: Accueil['date']
  file: File
  isAway: boolean
  trouble: string | null
  dismiss: (at: string) => void
}

export function Reseau({ date, file, isAway, trouble, dismiss }: ReseauProps) {
  const { attentes, refus } = file
  // Names that may still be undone are not waiting for the network.
  const isWaiting = attentes.length > 0 && (trouble !== null || !attentes.every(isHeldName))
  const waiting = `${attentes.length}\u00a0en attente d’envoi`
  return (
    <div className="grid gap-3">
      <div className="grid gap-3" role="status">
        {isAway && (
          <Ribbon icon="alert" tone="warning">
            Pas de réseau{attentes.length > 0 && `\u00a0: ${waiting}`}. Continuez&nbsp;: tout
            partira tout seul, laissez cette page ouverte.
          </Ribbon>
        )}
        {!isAway && isWaiting && <p className="text-ink-soft">{waiting}</p>}
        {trouble && <p className="font-semibold text-rouge-gr">{trouble}</p>}
      </div>
      {refus.length > 0 && (
        <section aria-labelledby="refus" className="card grid gap-2 p-4">
          <h2 className="text-lg" id="refus">
            Refusés à l’envoi
          </h2>
          <ul className="grid gap-2">
            {refus.map(({ at, message, nom }) => (
              <li className="flex items-start gap-2" key={at}>
                <span className="grow">
                  {message} {nom && !message.includes(nom) && `${nom}. `}
                  <span className="text-sm text-ink-soft">Vu {formatInstant(at, date)}</span>
                </span>
                <IconButton icon="close" label="J’ai lu" onClick={() => dismiss(at)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
