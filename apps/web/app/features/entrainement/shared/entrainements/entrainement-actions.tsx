import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { Button } from '#ui/button.tsx'
import type { IconName } from '#ui/icon.tsx'
import { EntrainementDownload } from './entrainement-download.tsx'
import { useDone } from './entrainements.mutations.ts'
import type { Mode } from './form-props.ts'
import { Outing } from './outing.tsx'

type EntrainementActionsProps = { entrainement: Entrainement; onMode: (mode: Mode) => void }

type Act = { mode: Mode; label: string; icon: IconName }

const PLANNED: readonly Act[] = [
  { mode: 'deplacer', label: 'Changer de jour', icon: 'calendar' },
  { mode: 'echanger', label: 'Échanger', icon: 'refresh' },
  { mode: 'retirer', label: 'Retirer', icon: 'close' },
]
const ALWAYS: readonly Act[] = [
  { mode: 'modifier', label: 'Modifier', icon: 'edit' },
  { mode: 'etiquettes', label: 'Étiquettes', icon: 'ticket' },
  { mode: 'supprimer', label: 'Supprimer', icon: 'trash' },
]

export function EntrainementActions({ entrainement, onMode }: EntrainementActionsProps) {
  const { id, etat } = entrainement
  const isPlanned = etat === 'prevu' || etat === 'manque'
  return (
    <div className="grid gap-6">
      <Etat entrainement={entrainement} onMode={onMode} />
      {etat !== 'retire' && <Outing entrainement={entrainement} />}
      <section aria-labelledby={`gestes-${id}`} className="grid gap-3">
        <h3 className="text-lg" id={`gestes-${id}`}>
          Cet entraînement
        </h3>
        <div className="flex flex-wrap gap-2">
          {[...(isPlanned ? PLANNED : []), ...ALWAYS].map(({ mode, label, icon }) => (
            <Button icon={icon} key={mode} onClick={() => onMode(mode)}>
              {label}
            </Button>
          ))}
        </div>
        <EntrainementDownload entrainement={entrainement} />
      </section>
    </div>
  )
}

const TOASTS = {
  fait: 'C’est noté comme fait.',
  manque: 'C’est noté comme manqué. Cela arrive à tout le monde.',
  prevu: 'C’est de nouveau à faire.',
} as const

function Etat({ entrainement, onMode }: EntrainementActionsProps) {
  const { etat, jour } = entrainement
  const isToCome = jour > parisDate(new Date())
  const done = useDone(
    entrainement,
    (next: keyof typeof TOASTS) => ({ etat: next }),
    (next) => TOASTS[next],
  )
  const mark = (next: keyof typeof TOASTS) => done.run(next)
  const isMarking = (next: keyof typeof TOASTS) => done.isPending && done.variables === next
  if (etat === 'retire') {
    return <p className="text-ink-soft">Il a été retiré de votre agenda.</p>
  }
  return (
    <div className="flex flex-wrap gap-2">
      {etat === 'fait' ? (
        <Button icon="edit" onClick={() => onMode('fait')}>
          Corriger ce que j’ai fait
        </Button>
      ) : isToCome ? null : (
        <Button icon="check" onClick={() => onMode('fait')} variant="primary">
          Je l’ai fait
        </Button>
      )}
      {etat === 'prevu' && (
        <>
          {!isToCome && (
            <Button isLoading={isMarking('fait')} onClick={() => mark('fait')}>
              Fait comme prévu
            </Button>
          )}
          <Button isLoading={isMarking('manque')} onClick={() => mark('manque')}>
            Manqué
          </Button>
        </>
      )}
      {etat !== 'prevu' && (
        <Button isLoading={isMarking('prevu')} onClick={() => mark('prevu')}>
          Remettre à faire
        </Button>
      )}
    </div>
  )
}
