import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { KmField } from '#features/parcours/shared/km-field.tsx'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { useToast } from '#ui/toast.tsx'
import { detailQuery } from '../activites.queries.ts'
import { beginEnds, type Ends, isChange, keptPieces, MODES, type Mode, moveEnd } from './ends.ts'
import { MontageView } from './montage-view.tsx'
import { timeAt } from './time-at.ts'

type CutProps = { activite: ActiviteEntiere; trace: NonNullable<ActiviteEntiere['trace']> }

const LABELS: Record<Mode, Partial<Record<keyof Ends, string>>> = {
  garder: { debut: 'Nouveau départ', fin: 'Nouvelle arrivée' },
  enlever: { debut: 'Début du passage', fin: 'Fin du passage' },
  scinder: { debut: 'Fin de la première sortie' },
}

const PRESSES: Record<Mode, string> = {
  garder: 'Garder ce passage',
  enlever: 'Enlever ce passage',
  scinder: 'En faire deux sorties',
}

export function CutForm({ activite, trace }: CutProps) {
  const { distance } = trace
  const [mode, setMode] = useState<Mode>('garder')
  const [ends, setEnds] = useState(() => beginEnds('garder', distance))
  const { data: detail } = useQuery(detailQuery(activite))
  const { send, isPending } = useCut(activite)
  const move = (end: keyof Ends, metres: number) =>
    setEnds((before) => moveEnd(before, end, metres, { mode, distance }))
  const pieces = keptPieces(mode, ends, distance)
  const fields = Object.entries(LABELS[mode]) as [keyof Ends, string][]
  return (
    <section aria-labelledby="couper" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl" id="couper">
        Couper ou scinder
      </h2>
      <ChoiceGroup isInline legend="Ce que vous voulez">
        {(Object.keys(MODES) as Mode[]).map((id) => (
          <Radio
            checked={mode === id}
            key={id}
            name="mode"
            onChange={() => {
              setMode(id)
              setEnds(beginEnds(id, distance))
            }}
          >
            {MODES[id]}
          </Radio>
        ))}
      </ChoiceGroup>
      <MontageView
        ends={ends}
        handles={fields.map(([end, label]) => ({
          end,
          label,
          text: [formatDistance(ends[end]), timeAt(detail, ends[end])].filter(Boolean).join(', '),
        }))}
        mode={mode}
        onMove={move}
        titre={activite.titre}
        trace={trace}
      />
      <div className="card grid gap-4 p-5">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-4">
          {fields.map(([end, label]) => (
            <div className="grid content-start gap-1" key={`${mode} ${end}`}>
              <KmField label={label} metres={ends[end]} onChange={(metres) => move(end, metres)} />
              <p className="text-sm text-ink-soft">
                {ends[end] > 0 && timeText(timeAt(detail, ends[end]))}
              </p>
            </div>
          ))}
        </div>
        <p aria-live="polite">{restText(mode, pieces)}</p>
        <Button
          className="justify-self-start"
          disabled={!isChange(mode, ends, distance)}
          icon="check"
          isLoading={isPending}
          onClick={() => send(mode, ends, pieces)}
          variant="primary"
        >
          {PRESSES[mode]}
        </Button>
      </div>
    </section>
  )
}

const timeText = (time: string | null) => (time ? `Après ${time}` : '')

function restText(mode: Mode, pieces: readonly { de: number; a: number }[]): string {
  const lengths = pieces.map(({ de, a }) => formatDistance(a - de))
  if (mode === 'scinder') return `Deux sorties\u00a0: ${lengths.join(' et ')}.`
  const sum = pieces.reduce((total, { de, a }) => total + a - de, 0)
  return `Il reste ${formatDistance(sum)}.`
}

function useCut({ id, version }: ActiviteEntiere) {
  const toast = useToast()
  const navigate = useNavigate()
  const hooks = (message: string) => ({
    onSuccess: () => {
      toast({ message, tone: 'success' })
      navigate(sortiePath(id))
    },
    onError: ({ message }: Error) => toast({ message, tone: 'danger' }),
    renews: 'settled' as const,
  })
  const cut = useCall('POST /api/activites/couper/{id}', hooks('La sortie est coupée.'))
  const split = useCall(
    'POST /api/activites/scinder/{id}',
    hooks('Ce sont maintenant deux sorties.'),
  )
  return {
    isPending: cut.isPending || split.isPending,
    send(mode: Mode, { debut }: Ends, garde: { de: number; a: number }[]) {
      const params = { id }
      if (mode === 'scinder') split.mutate({ params, body: { a: [Math.round(debut)], version } })
      else cut.mutate({ params, body: { garde, version } })
    },
  }
}
