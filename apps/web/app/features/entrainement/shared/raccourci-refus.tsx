import type { Refus } from '@foulee/domain/entrainement/raccourci'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { pointAt } from './raccourci-faute.ts'
import './seance.css'

type RaccourciRefusProps = {
  texte: string
  refus: Refus
  /** The error is where the author is typing: shown without alarm. */
  isUnfinished: boolean
  onGo: () => void
}

export function RaccourciRefus({ texte, refus, isUnfinished, onGo }: RaccourciRefusProps) {
  const { extrait, fleches } = pointAt(texte, refus)
  return (
    <div className="grid gap-2">
      <p
        className={cx(
          'flex gap-1.5 text-sm font-semibold',
          isUnfinished ? 'text-ink-soft' : 'text-rouge-gr',
        )}
      >
        <Icon className="mt-0.5 shrink-0" name={isUnfinished ? 'info' : 'alert'} size={16} />
        {refus.message}
      </p>
      <div
        aria-hidden="true"
        className={cx('raccourci-faute', isUnfinished && 'raccourci-en-cours')}
      >
        <div>{extrait}</div>
        <div className="faute-fleches">{fleches}</div>
      </div>
      <p className="text-sm">Attendu ici&nbsp;: {refus.attendu}.</p>
      {!isUnfinished && (
        <div>
          <Button onClick={onGo} variant="quiet">
            Aller à l’erreur
          </Button>
        </div>
      )}
    </div>
  )
}
