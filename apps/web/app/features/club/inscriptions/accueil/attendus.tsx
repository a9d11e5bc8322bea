import type { Accueil, Attendu } from '@foulee/contract/club/inscriptions'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { sayHour } from '../texts.ts'
import { findNames } from './file.ts'

type AttendusProps = {
  date: Accueil['date']
  attendus: readonly Attendu[]
  onPick: (id: number) => void
  mayUndo: (id: number) => boolean
  onUndo: (id: number) => void
}

export function Attendus({ date, attendus, onPick, mayUndo, onUndo }: AttendusProps) {
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
      <ul className="grid gap-2">
        {found.map((one) => (
          <li className="card flex flex-wrap items-center gap-3 p-3" key={one.id}>
            <div className="grid min-w-0 grow">
              <span className="font-semibold">{one.nom}</span>
              {one.groupe && <span className="text-sm text-ink-soft">{one.groupe}</span>}
            </div>
            {!one.valide_le && <span aria-hidden="true" className="print-only print-box" />}
            {one.valide_le ? (
              <>
                <Badge icon="check" tone="success">
                  Là depuis {sayHour(one.valide_le, date)}
                </Badge>
                {mayUndo(one.id) && (
                  <Button
                    aria-label={`Annuler\u00a0: ${one.nom} n’est pas là`}
                    // The button stands where the first press was made: the second click of a
                    // double click
                    // is ignored.
                    onClick={({ detail }) => detail < 2 && onUndo(one.id)}
                    variant="quiet"
                  >
                    Annuler
                  </Button>
                )}
              </>
            ) : (
              <Button aria-label={`Valider ${one.nom}`} icon="check" onClick={() => onPick(one.id)}>
                Valider
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
