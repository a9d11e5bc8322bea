import { PRIORITE_LABELS, PRIORITES, type Priorite } from '@foulee/domain/entrainement/saison'
import { useCall } from '#platform/api/use-call.ts'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'

const OPTIONS = [
  { value: '', label: 'Sans priorité' },
  ...PRIORITES.map((value) => ({
    value,
    label: `${value}, ${PRIORITE_LABELS[value].toLowerCase()}`,
  })),
]

type PrioriteSelectProps = { epreuvesId: number; nom: string; priorite: Priorite | null }

export function PrioriteSelect({ epreuvesId, nom, priorite }: PrioriteSelectProps) {
  const toast = useToast()
  const save = useCall('POST /api/saison/priorite', {
    input: (priorite: Priorite | null) => ({ body: { epreuves_id: epreuvesId, priorite } }),
    onSuccess: () => toast({ message: 'C’est noté.', tone: 'success' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
  const shown = save.isPending ? (save.variables ?? null) : priorite
  return (
    <>
      <Select
        className="no-print"
        isLabelHidden
        label={`Priorité de ${nom}`}
        onChange={({ currentTarget: { value } }) =>
          save.mutate(PRIORITES.find((known) => known === value) ?? null)
        }
        options={OPTIONS}
        value={shown ?? ''}
      />
      {shown && <p className="print-only">{PRIORITE_LABELS[shown]}</p>}
    </>
  )
}
