import type { Accueil, Attendu } from '@foulee/contract/club/inscriptions'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { formatHour } from '../texts.ts'
import { findNames } from './file.ts'

type AttendusProps = {
  date: Accueil['date']
  attendus: readonly Attendu[]
  onPick: (id: number) => void
  /** Refusal of a check-in taken back. */
  error: string | null
  onUndo: (id: number) => void
}

export function Attendus({ date, attendus, error, onPick, onUndo }: AttendusProps) {
  const [text, setText] = useState('')
  const found = findNames(attendus, text)
  return (
    <section aria-labelledby="attendus" className="grid gap-4">
      <h2 className="text-xl" id="attendus">
        Inscrits
      </h2>
      <SearchField
        label="Chercher un nom"
        onChange={({ target }) => setText(target.value)}
        onClear={() => setText('')}
      />
      {found.length === 0 && (
        <p className="text-ink-soft">
          {attendus.length ? 'Personne de ce nom.' : 'Personne ne s’est inscrit.'}
        </p>
      )}
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error}
        </p>
      )}
      <ul className="grid gap-2">
        {found.map((item) => (
          <li className="card flex flex-wrap items-center gap-3 p-3" key={item.id}>
            <div className="grid min-w-0 grow">
              <span className="font-semibold">{item.nom}</span>
              {item.groupe && <span className="text-sm text-ink-soft">{item.groupe}</span>}
            </div>
            {!item.valide_le && <span aria-hidden="true" className="print-only print-box" />}
            {item.valide_le ? (
              <>
                <Badge icon="check" tone="success">
                  Là depuis {formatHour(item.valide_le, date)}
                </Badge>
                <Button
                  aria-label={`Annuler\u00a0: ${item.nom} n’est pas là`}
                  // The second click of a double click lands here: it is ignored.
                  onClick={({ detail }) => detail < 2 && onUndo(item.id)}
                  variant="quiet"
                >
                  Annuler
                </Button>
              </>
            ) : (
              <Button
                aria-label={`Valider ${item.nom}`}
                icon="check"
                onClick={() => onPick(item.id)}
              >
                Valider
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
